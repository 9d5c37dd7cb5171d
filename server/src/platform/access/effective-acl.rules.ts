import { type Acl, intersectAcl, keysBeyond, uniteAcl } from '@sewa/contract/kernel/rights/acl';
import type { TemporaryGrant } from '@sewa/contract/user/users';

/** Rights as they were given: for good and until a day, with the ceiling of the org that cuts both. */
export interface GivenRights {
  readonly acl: Acl;
  readonly temporary: readonly TemporaryGrant[];
  readonly ceiling: Acl;
}

/** What a user really holds today: own and temporary rights together, cut to the ceiling of the org. */
export function effectiveAcl(held: GivenRights & { readonly today: string }): Record<string, number> {
  const lent = held.temporary
    .filter((grant) => grant.until >= held.today)
    .reduce<Acl>((acl, grant) => uniteAcl(acl, { [grant.key]: grant.value }), {});
  return intersectAcl(uniteAcl(held.acl, lent), held.ceiling);
}

/** What is left once every temporary right has ended. */
export function lastingAcl({ acl, ceiling }: GivenRights): Record<string, number> {
  return intersectAcl(acl, ceiling);
}

/**
 * The keys of what somebody would gain by becoming another user: rights that they do not hold themselves, or not for as
 * long. Whoever stands in until Friday could otherwise go on afterwards as a user who holds the same for good.
 */
export function keysGained({
  own,
  held,
  today,
}: {
  own: GivenRights;
  held: GivenRights;
  today: string;
}): string[] {
  const forGood = keysBeyond(lastingAcl(held), lastingAcl(own));
  // One by one, never multiplied together: a product beyond the safe whole numbers would escape the judgement.
  const lent = held.temporary
    .filter(({ until }) => until >= today)
    .flatMap(({ key, value, until }) =>
      keysBeyond(intersectAcl({ [key]: value }, held.ceiling), effectiveAcl({ ...own, today: until })),
    );
  return [...new Set([...forGood, ...lent])];
}
