import { type Acl, intersectAcl, uniteAcl } from '@sewa/contract/kernel/rights/acl';
import type { TemporaryGrant } from '@sewa/contract/user/users';

/** What a user really holds today: own and temporary rights together, cut to the ceiling of the org. */
export function effectiveAcl(held: {
  acl: Acl;
  temporary: readonly TemporaryGrant[];
  ceiling: Acl;
  today: string;
}): Record<string, number> {
  const lent = held.temporary
    .filter((grant) => grant.until >= held.today)
    .reduce<Acl>((acl, grant) => uniteAcl(acl, { [grant.key]: grant.value }), {});
  return intersectAcl(uniteAcl(held.acl, lent), held.ceiling);
}
