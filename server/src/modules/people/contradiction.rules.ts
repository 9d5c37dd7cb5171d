import type { ContradictableField } from '@sewa/contract/people/contradictions';

/** What two records of a person say that cannot both be true of one person. */
export interface Described {
  birthDate: string | null;
  isBirthEstimated: boolean;
  gender: string;
  /** Identity numbers, or what stands for them. */
  aadhaar?: string | null;
  pan?: string | null;
}

/** A birthday may be written down wrongly by a few years, an age that was told by more. */
const maxYearsApart = { known: 3, estimated: 10 };

/** Ages that lie far apart, or another gender: a father and a son may share name and telephone. */
export function contradict(one: Described, other: Described): boolean {
  return contradictionsOf(one, other).length > 0;
}

/** The fields that contradict each other. */
export function contradictionsOf(one: Described, other: Described): ContradictableField[] {
  const found: [ContradictableField, boolean][] = [
    ['birthDate', isOtherAge(one, other)],
    ['gender', differ(one.gender, other.gender)],
    ['aadhaar', differ(one.aadhaar, other.aadhaar)],
    ['pan', differ(one.pan, other.pan)],
  ];
  return found.filter(([, isSo]) => isSo).map(([field]) => field);
}

/** What is not known contradicts nothing. */
function differ(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one) && Boolean(other) && one !== other;
}

function isOtherAge(one: Described, other: Described): boolean {
  if (one.birthDate === null || other.birthDate === null) return false;
  const apart = Math.abs(Date.parse(one.birthDate) - Date.parse(other.birthDate)) / MS_PER_YEAR;
  const isEstimated = one.isBirthEstimated || other.isBirthEstimated;
  return apart > (isEstimated ? maxYearsApart.estimated : maxYearsApart.known);
}

const MS_PER_YEAR = 31_557_600_000;
