import { badgeTypes } from '@sewa/contract/badges/badge-types';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { holderKindOf } from '@sewa/contract/badges/holders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  badgesPath,
  issueOne,
  issueTo,
  makeEntitlement,
  makeMember,
  moveBadge,
  printed,
  readBadge,
} from '../testing/some-badges.ts';

const { ISSUED, LOST, REVOKED } = badgeStatuses;
type BadgeType = (typeof badgeTypes)[number];

let portal: TestPortal;
let area: Visitor;
let user: Visitor;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  user = await portal.signIn('nobody');
  centre = (await placesOf(portal))['ASR-2'] ?? '';
});
afterAll(() => portal.close());

/** Somebody of the centre who is entitled to a badge of the type. */
async function entitledTo(type: BadgeType): Promise<string> {
  switch (holderKindOf[type.value]) {
    case 'sewadar':
      return makeSewadar(area, centre);
    case 'entitlement':
      return makeEntitlement(portal, { centre, type: type.value === 3 ? 3 : 5 });
    case 'member':
      return (await makeMember(area, { centre, ...(type.value === 11 ? temporary : {}) })).id;
    case 'attendant':
      return (await makeMember(area, { centre })).attendant;
  }
}
const undoMove = (by: Visitor, { id, version }: { id: string; version: number }) =>
  by.post(`${badgesPath}/undo`, { moved: [{ id, version }] });

const temporary = { isPermanent: false, validTo: '2099-01-01' };

/**
 * What the table of rights says: the multiplier in BADGES.SEWADAR and 2 in the key of the type open it, 5 besides them
 * the revocation. Those that grant less come first: what is refused changes nothing for the next. Every other value is
 * judged by the rules (badge-rights.test.ts of the contract).
 */
const cases = [
  { hasMultiplier: true, value: undefined, mayUse: false, mayRevoke: false },
  { hasMultiplier: true, value: 5, mayUse: false, mayRevoke: false },
  { hasMultiplier: false, value: 10, mayUse: false, mayRevoke: false },
  { hasMultiplier: true, value: 2, mayUse: true, mayRevoke: false },
  { hasMultiplier: true, value: 10, mayUse: true, mayRevoke: true },
] as const;

/** Every other type is open, so that only this one is judged. */
function aclOf(type: BadgeType, { hasMultiplier, value }: (typeof cases)[number]): Record<string, number> {
  const others = badgeTypes.filter((one) => one !== type);
  return {
    ...Object.fromEntries(others.map(({ aclKey }) => [aclKey, 10])),
    'BADGES.SEWADAR': others.reduce(
      (product, { multiplier }) => product * multiplier,
      hasMultiplier ? type.multiplier : 1,
    ),
    ...(value === undefined ? {} : { [type.aclKey]: value }),
  };
}

/** Where the user sees a badge of the type. */
async function sightsOf(user: Visitor, type: BadgeType, id: string): Promise<Record<string, boolean>> {
  const filter = { type: type.value };
  const total = async (path: string) => (await user.get(path, { filter, size: 1 })).body.data.total;
  const graph = (await user.get('/api/graph/8')).body.data.rows as { key: string }[];
  return {
    read: (await user.get(`${badgesPath}/${id}`)).status === 200,
    listed: (await total(badgesPath)) > 0,
    candidates: (await total(`${badgesPath}/candidates`)) > 0,
    history: (await user.get(`${badgesPath}/${id}/history`)).status === 200,
    checked: (await user.post(`${badgesPath}/check`, { ids: [id] })).body.docs.length === 1,
    exported: (await user.get(`${badgesPath}/export`, { filter })).body.includes(type.label),
    drawn: graph.some(({ key }) => key === String(type.value)),
  };
}

test.each(badgeTypes.map((type) => [type.label, type] as const))(
  '%s: seen, issued, handed over and revoked as each value of its key says',
  async (_label, type) => {
    const [badge, candidate] = [
      await issueOne(area, type.value, await entitledTo(type)),
      await entitledTo(type),
    ];
    await entitledTo(type);
    await printed(portal, [badge.id]);
    for (const one of cases) {
      const { mayUse, mayRevoke } = one;
      await portal.owner.query(`update app_user set acl = $1 where username = 'nobody'`, [aclOf(type, one)]);
      expect([one, await sightsOf(user, type, badge.id)]).toEqual([
        one,
        {
          read: mayUse,
          listed: mayUse,
          candidates: mayUse,
          history: mayUse,
          checked: mayUse,
          exported: mayUse,
          drawn: mayUse,
        },
      ]);
      const issued = await issueTo(user, type.value, [candidate]);
      expect([one, issued.status]).toEqual([one, mayUse ? 200 : 403]);
      const current = await readBadge(area, badge.id);
      const to = current.status === ISSUED ? LOST : ISSUED;
      const moved = await moveBadge(user, current, to, 'Test');
      expect([one, moved.status]).toEqual([one, mayUse ? 200 : 404]);
      if (to === LOST) await undoMove(user, moved.body.data);
      const revoked = await moveBadge(user, await readBadge(area, badge.id), REVOKED, 'Test');
      const refusal = mayUse ? 403 : 404;
      expect([one, revoked.status]).toEqual([one, mayRevoke ? 200 : refusal]);
    }
  },
);

test('who has no badge type at all is refused by every call', async () => {
  await portal.owner.query(`update app_user set acl = $1 where username = 'nobody'`, [
    { 'BADGES.PERMANENT': 10, 'BADGES.QUICK': 6 },
  ]);
  expect((await user.get(badgesPath)).status).toBe(403);
  expect((await issueTo(user, 1, [await makeSewadar(area, centre)])).status).toBe(403);
});
