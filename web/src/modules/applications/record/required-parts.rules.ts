import { emptyApplicationForm } from '@sewa/contract/applications/application-form';
import { type MissingPart, missingIn, missingParts } from '@sewa/contract/applications/application-moves';

/** Everything that an application needs before it can be decided, whether it is there or not. */
export function requiredParts(
  application: { type: number; birthDate: string | null; form: { isPermanent: boolean } },
  today: string,
): MissingPart[] {
  const { type, birthDate } = application;
  const form = { ...emptyApplicationForm, isPermanent: application.form.isPermanent };
  const nothing = { type, form, attachmentTypes: [], hasPhoto: false, today };
  const asked = new Set([
    ...missingIn({ ...nothing, birthDate: null }),
    ...missingIn({ ...nothing, birthDate }),
  ]);
  return missingParts.filter((part) => asked.has(part));
}
