import { ageOn } from '@sewa/contract/people/person';
import type { PrintFormat } from '../../platform/pdf/format.ts';

/** What `person.typ` puts into words. */
export function birthOf(
  { birthDate, isBirthEstimated }: { birthDate: string | null; isBirthEstimated: boolean },
  today: string,
  format: PrintFormat,
) {
  if (birthDate === null) return null;
  return {
    day: format.day(birthDate),
    year: birthDate.slice(0, 4),
    age: ageOn(birthDate, today),
    isEstimated: isBirthEstimated,
  };
}
