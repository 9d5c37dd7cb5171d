import { ageOn } from '@sewa/contract/people/person';
import { leftStatuses } from '@sewa/contract/sewadar/left-statuses';
import type { SewadarFields } from '@sewa/contract/sewadar/sewadars';
import { SEWADAR_AGE } from '@sewa/contract/sewadar/sewadars';

/** Somebody younger than 18 only helps in the children's class. */
export function isTooYoung(
  sewadar: Pick<SewadarFields, 'birthDate' | 'isBaalSatsang'>,
  today: string,
): boolean {
  return (
    sewadar.birthDate !== null && !sewadar.isBaalSatsang && ageOn(sewadar.birthDate, today) < SEWADAR_AGE
  );
}

export function isInFuture(sewadar: Pick<SewadarFields, 'birthDate'>, today: string): boolean {
  return sewadar.birthDate !== null && sewadar.birthDate > today;
}

/** Since when somebody serves no more: kept while the status stays one of those who left. */
export function leftOn(options: {
  status: string;
  before: { status: string; leftOn: string | null } | null;
  today: string;
}): string | null {
  const { status, before, today } = options;
  if (!hasLeft(status)) return null;
  return before && hasLeft(before.status) && before.leftOn !== null ? before.leftOn : today;
}

export function hasLeft(status: string): boolean {
  return leftStatuses.some((one) => one === status);
}

/** A merged or transferred record is the past: the one that goes on is elsewhere. */
export function isClosed({ merged_into, status }: { merged_into: string | null; status: string }): boolean {
  return merged_into !== null || status === 'transferred';
}
