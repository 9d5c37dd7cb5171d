import { badgeTypes } from '@sewa/contract/badges/badge-types';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { holderKindOf } from '@sewa/contract/badges/holders';
import { newId } from '@sewa/contract/kernel/values/ids';
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
  { hasMultiplier: true, value: 0, mayUse: false, mayRevoke: false },
  { hasMultiplier: true, value: 1, mayUse: false, mayRevoke: false },
  { hasMultiplier: true, value: 15, mayUse: false, mayRevoke: false },
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
    'SEWADAR.SEWADAR': 2,
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
  const { number } = await readBadge(area, id);
  const found = (await user.get('/api/search', { q: String(number) })).body.docs as {
    entity: string;
    id: string;
  }[];
  const templates = (await user.get('/api/badges/template')).body.docs as { type: number }[];
  const atGate = (await user.get('/api/badges/verify/people', { q: String(number) })).body.docs;
  const chosen = { id: newId(), gate: '', subject: { badge: id, way: 'number' } };
  return {
    atGate: atGate.some((one: { id: string }) => one.id === id),
    verified: (await user.post('/api/badges/verify', chosen)).status === 200,
    found: found.some((one) => one.entity === 'badge' && one.id === id),
    prints: (await user.get(`${badgesPath}/${id}/prints`)).status === 200,
    template: (await user.get(`/api/badges/template/${type.value}`)).status === 200,
    templateListed: templates.some((one) => one.type === type.value),
    read: (await user.get(`${badgesPath}/${id}`)).status === 200,
    listed: (await total(badgesPath)) > 0,
    candidates: (await total(`${badgesPath}/candidates`)) > 0,
    history: (await user.get(`${badgesPath}/${id}/history`)).status === 200,
    checked: (await user.post(`${badgesPath}/check`, { ids: [id] })).body.docs.length === 1,
    exported: (await user.get(`${badgesPath}/export`, { filter })).body.includes(type.label),
    drawn: graph.some(({ key }) => key === String(type.value)),
  };
}

/** Every way to print a card of the type, and to work off a queue with one in it. */
async function printsOf(user: Visitor, { id, queued }: { id: string; queued: string }) {
  const path = '/api/badges/print';
  const order = { ids: [id], layout: 'single', language: null, printer: null, isQueued: true };
  const started = await user.post(path, { ...order, reprint: 'other', reason: 'Test' });
  const own = started.body.data?.id;
  const waiting = (await user.get(path)).body.docs as { id: string }[];
  return {
    started: started.status,
    seen: (await user.get(`${path}/${queued}`)).status,
    listed: waiting.some((one) => one.id === queued) ? 200 : 404,
    file: (await user.get(`${path}/${queued}/file`)).status,
    discarded: (await user.post(`${path}/${own ?? queued}/discard`)).status,
  };
}

/** Who has a badge of the type, by the list of sewadars: only two types are for them. */
const sewadarFilters: Readonly<Record<number, string>> = { 1: 'permanent', 2: 'temporary' };

async function sewadarFilter(user: Visitor, badgeType: string): Promise<number[]> {
  const filter = { badgeType };
  const replies = [
    await user.get('/api/sewadar', { filter, size: 1 }),
    await user.get('/api/sewadar/type-ahead-search', { regex: 'a', badgeType }),
  ];
  return replies.map(({ status }) => status);
}

test.each(badgeTypes.map((type) => [type.label, type] as const))(
  '%s: seen, issued, printed, handed over, changed and revoked as each value of its key says',
  async (_label, type) => {
    const [badge, candidate] = [
      await issueOne(area, type.value, await entitledTo(type)),
      await entitledTo(type),
    ];
    await entitledTo(type);
    await printed(portal, [badge.id]);
    const inQueue = await issueOne(area, type.value, await entitledTo(type));
    const order = { ids: [inQueue.id], layout: 'single', language: null, printer: null };
    const queued = (
      await area.post('/api/badges/print', { ...order, reprint: null, reason: '', isQueued: true })
    ).body.data.id;
    await portal.owner.query(
      `insert into badge_print_file (area_id, print_id, piece, bytes) select area_id, id, 0, '%PDF' from badge_print where id = $1`,
      [queued],
    );
    for (const one of cases) {
      const { mayUse, mayRevoke } = one;
      await portal.owner.query(`update app_user set acl = $1 where username = 'nobody'`, [aclOf(type, one)]);
      expect([one, await sightsOf(user, type, badge.id)]).toEqual([
        one,
        {
          atGate: mayUse,
          verified: mayUse,
          found: mayUse,
          prints: mayUse,
          template: mayUse,
          templateListed: mayUse,
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
      const reply = mayUse ? 200 : 404;
      expect([one, await printsOf(user, { id: badge.id, queued })]).toEqual([
        one,
        { started: reply, seen: reply, listed: reply, file: reply, discarded: reply },
      ]);
      const name = sewadarFilters[type.value];
      if (name !== undefined) {
        const seen = mayUse ? 200 : 403;
        expect([one, await sewadarFilter(user, name)]).toEqual([one, [seen, seen]]);
      }
      const current = await readBadge(area, badge.id);
      const edited = await user.put(`${badgesPath}/${badge.id}`, {
        category: current.category,
        department: current.department,
        validFrom: current.validFrom,
        validTo: current.validTo,
        version: current.version + (mayUse ? 0 : 1),
      });
      expect([one, edited.status]).toEqual([one, reply]);
      if (!mayRevoke) {
        const taken = { to: REVOKED, reason: 'Test', version: edited.body.data?.version ?? current.version };
        const replaced = await user.post(`${badgesPath}/${badge.id}/replace`, taken);
        expect([one, replaced.status]).toEqual([one, mayUse ? 403 : 404]);
        const many = await user.post(`${badgesPath}/move`, {
          selection: { ids: [badge.id] },
          to: REVOKED,
          reason: 'Test',
        });
        expect([one, many.body.data.done]).toEqual([one, 0]);
      }
      if (!mayUse) {
        const renewed = await user.post(`${badgesPath}/renew`, { selection: { ids: [badge.id] } });
        expect([one, renewed.body.data.done]).toEqual([one, 0]);
        const preview = await user.post('/api/badges/print/preview', { id: badge.id, language: null });
        expect([one, preview.status]).toEqual([one, 404]);
      }
      const before = await readBadge(area, badge.id);
      const to = before.status === ISSUED ? LOST : ISSUED;
      const moved = await moveBadge(user, before, to, 'Test');
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
