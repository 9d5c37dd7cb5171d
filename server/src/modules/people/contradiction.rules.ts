/** What two records of a person say that cannot both be true of one person. */
export interface Described {
  birthDate: string | null;
  isBirthEstimated: boolean;
  gender: string;
}

/** A birthday may be written down wrongly by a few years, an age that was told by more. */
const maxYearsApart = { known: 3, estimated: 10 };

/** Ages that lie far apart, or another gender: a father and a son may share name and telephone. */
export function contradict(one: Described, other: Described): boolean {
  return isOtherGender(one.gender, other.gender) || isOtherAge(one, other);
}

function isOtherGender(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}

function isOtherAge(one: Described, other: Described): boolean {
  if (one.birthDate === null || other.birthDate === null) return false;
  const apart = Math.abs(Date.parse(one.birthDate) - Date.parse(other.birthDate)) / MS_PER_YEAR;
  const isEstimated = one.isBirthEstimated || other.isBirthEstimated;
  return apart > (isEstimated ? maxYearsApart.estimated : maxYearsApart.known);
}

const MS_PER_YEAR = 31_557_600_000;
