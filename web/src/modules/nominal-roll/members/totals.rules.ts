import type { RollMember } from '@sewa/contract/nominal-roll/members';

interface Totals {
  total: number;
  men: number;
  women: number;
  /** By name; of an erased person no centre is known. */
  centres: { centre: string; members: number }[];
}

/** How many go, by gender and centre. */
export function totalsOf(members: readonly Pick<RollMember, 'gender' | 'centreName'>[]): Totals {
  const genderCount = (wanted: string) => members.filter(({ gender }) => gender === wanted).length;
  const named = members.filter(({ centreName }) => centreName !== '');
  const byCentre = Map.groupBy(named, ({ centreName }) => centreName);
  return {
    total: members.length,
    men: genderCount('male'),
    women: genderCount('female'),
    centres: [...byCentre]
      .map(([centre, those]) => ({ centre, members: those.length }))
      .sort((one, other) => one.centre.localeCompare(other.centre)),
  };
}
