import { type Acl, intersectAcl, uniteAcl } from '@sewa/contract/kernel/acl';
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

/** The same from the texts of open_request; equal texts were judged before. */
export function effectiveAclOfTexts(texts: {
  acl: string;
  temporary: string;
  ceiling: string;
  today: string;
}): Record<string, number> {
  const key = `${texts.today}\n${texts.acl}\n${texts.temporary}\n${texts.ceiling}`;
  const known = judged.get(key);
  if (known) return known;
  const acl = Object.freeze(
    effectiveAcl({
      acl: JSON.parse(texts.acl),
      temporary: JSON.parse(texts.temporary),
      ceiling: JSON.parse(texts.ceiling),
      today: texts.today,
    }),
  );
  if (judged.size >= mostJudged) judged.clear();
  judged.set(key, acl);
  return acl;
}

const judged = new Map<string, Record<string, number>>();
const mostJudged = 1_000;
