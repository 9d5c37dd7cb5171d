import { hasNumber } from '@sewa/contract/badges/number-ranges';
import type { GateList } from '@sewa/contract/badges/verify';
import { newId } from '@sewa/contract/kernel/values/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kyselyOn } from '../../../platform/db/kysely-on-client.ts';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { codeOf } from '../testing/sign-for-tests.ts';
import {
  badgesPath,
  issueOne,
  issueTo,
  makeEntitlement,
  makeMember,
  printed,
  readBadge,
} from '../testing/some-badges.ts';
import { forgetOldScans } from './forget-scans.ts';

let portal: TestPortal;
let area: Visitor;
let centre: string;
let areaId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  centre = (await placesOf(portal))['ASR-1'] ?? '';
  areaId = (await portal.owner.query("select id from area where code = 'ASR'")).rows[0].id;
});
afterAll(() => portal.close());

type Numbered = { type: number; number: number };

/** What a device would say of these, from the list that it keeps. */
async function keptOf(badges: readonly Numbered[]): Promise<(string | null)[]> {
  const { listed } = (await area.get('/api/badges/verify/list')).body.data as GateList;
  return badges.map(
    ({ type, number }) =>
      listed.find((one) => one.kind === 'badge' && one.type === type && hasNumber(one.numbers, number))
        ?.reason ?? null,
  );
}

/** What the record says of each printed badge, against what the triggers have noted. */
async function disagreements(): Promise<unknown[]> {
  const { rows } = await portal.owner.query(
    `select b.type, b.number from badge b left join badge_outdated o on o.area_id = b.area_id and o.badge_id = b.id
     where (b.status in (10, 20, 30) and is_card_outdated(b)) is distinct from (o.badge_id is not null)`,
  );
  return rows;
}

test('devices know of cards whose record was changed since, until they are printed again', async () => {
  const person = await makeSewadar(area, centre);
  const elder = await makeMember(area, { centre });
  const badges = [
    await issueOne(area, 1, person),
    await issueOne(area, 10, elder.id),
    await issueOne(area, 4, elder.attendant),
  ];
  expect(await keptOf(badges)).toEqual([null, null, null]);
  const ids = badges.map(({ id }) => id);
  await printed(portal, ids);
  expect(await keptOf(badges)).toEqual([null, null, null]);

  await portal.owner.query("update sewadar set name = name || ' Gill' where id = $1", [person]);
  expect(await keptOf(badges)).toEqual(['changed', null, null]);
  // The card of an attendant names the elder.
  await portal.owner.query("update oae_member set name = name || ' Gill' where id = $1", [elder.id]);
  expect(await keptOf(badges)).toEqual(['changed', 'changed', 'changed']);
  await portal.owner.query("update sewadar set phone = '+919800000123' where id = $1", [person]);
  await printed(portal, ids);
  expect(await keptOf(badges)).toEqual([null, null, null]);

  await portal.owner.query("update centre set name = name || ' Road' where id = $1", [centre]);
  expect(await keptOf(badges)).toEqual(['changed', 'changed', 'changed']);
  const [first] = badges;
  const { version } = await readBadge(area, first?.id ?? '');
  await area.post(`${badgesPath}/${first?.id}/replace`, { to: 60, reason: 'Lost on the way', version });
  expect(await keptOf(badges)).toEqual(['replaced', 'changed', 'changed']);
  await portal.owner.query("update centre set name = replace(name, ' Road', '') where id = $1", [centre]);
  expect(await keptOf(badges)).toEqual(['replaced', null, null]);
  expect(await disagreements()).toEqual([]);
});

test('a change of the record during a print is noted, whichever commits first', async () => {
  for (const first of ['change', 'print'] as const) {
    const person = await makeSewadar(area, centre);
    const badge = await issueOne(area, 1, person);
    await printed(portal, [badge.id]);
    const digest = (await portal.owner.query('select printed_digest from badge where id = $1', [badge.id]))
      .rows[0].printed_digest;
    await portal.owner.query("update badge set printed_digest = 'older' where id = $1", [badge.id]);
    const [change, print] = [await open(), await open()];
    const acts = {
      change: () => change.query("update sewadar set name = 'Other Name' where id = $1", [person]),
      print: () => print.query('update badge set printed_digest = $2 where id = $1', [badge.id, digest]),
    };
    const second = first === 'change' ? 'print' : 'change';
    await acts[first]();
    const waiting = acts[second]();
    await (first === 'change' ? change : print).query('commit');
    await waiting;
    await (first === 'change' ? print : change).query('commit');
    await Promise.all([change.end(), print.end()]);
    expect([first, await keptOf([badge])]).toEqual([first, ['changed']]);
  }
  expect(await disagreements()).toEqual([]);
});

async function open(): Promise<Client> {
  const client = new Client({ connectionString: portal.ownerUrl });
  await client.connect();
  await client.query('begin');
  return client;
}

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const answerTo = async (code: string) =>
  (await area.post('/api/badges/verify', { id: newId(), gate: '', subject: { code } })).body.data.answer;

test('a card of a badge that was shortened is refused after its new last day, also without a connection', async () => {
  const badge = await issueOne(area, 1, await makeSewadar(area, centre));
  const code = await codeOf(portal, areaId, badge);
  await printed(portal, [badge.id]);
  const { version, category, department, validFrom } = await readBadge(area, badge.id);
  const shortened = { category, department, validFrom, validTo: dayAfter(3), version };
  expect((await area.put(`${badgesPath}/${badge.id}`, shortened)).status).toBe(200);
  expect([await keptOf([badge]), await answerTo(code)]).toEqual([['changed'], 'changed']);
  // The days pass, before the hourly work and after it.
  await portal.owner.query('update badge set valid_from = $2, valid_to = $3 where id = $1', [
    badge.id,
    dayAfter(-9),
    dayAfter(-2),
  ]);
  expect([await keptOf([badge]), await answerTo(code)]).toEqual([['expired'], 'expired']);
  await portal.owner.query('update badge set status = 50 where id = $1', [badge.id]);
  expect([await keptOf([badge]), await answerTo(code)]).toEqual([['expired'], 'expired']);
});

test('an older card of a renewed badge is told to be old, also after it was printed again', async () => {
  const badge = await issueOne(area, 1, await makeSewadar(area, centre));
  const code = await codeOf(portal, areaId, { ...badge, validTo: dayAfter(-1) });
  await printed(portal, [badge.id]);
  expect(await answerTo(code)).toBe('changed');
  expect(await answerTo(await codeOf(portal, areaId, badge))).toBe('valid');
});

test('whose record has ended is refused, also without a connection; whoever is on leave is not', async () => {
  const person = await makeSewadar(area, centre);
  const elder = await makeMember(area, { centre });
  const badges = [
    await issueOne(area, 1, person),
    await issueOne(area, 10, elder.id),
    await issueOne(area, 4, elder.attendant),
  ];
  const codes = await Promise.all(badges.map((badge) => codeOf(portal, areaId, badge)));
  const told = async () => [await keptOf(badges), await Promise.all(codes.map(answerTo))];
  await portal.owner.query("update sewadar set status = 'onLeave' where id = $1", [person]);
  expect(await told()).toEqual([
    [null, null, null],
    ['valid', 'valid', 'valid'],
  ]);
  await portal.owner.query("update sewadar set status = 'deceased' where id = $1", [person]);
  await portal.owner.query("update oae_member set status = 'inactive' where id = $1", [elder.id]);
  const refused = Array(3).fill('notEntitled');
  expect(await told()).toEqual([refused, refused]);
});

test('who has died or went to another area is refused with every badge, whoever only stopped serving is not', async () => {
  for (const status of ['deceased', 'transferred']) {
    const person = await makeSewadar(area, centre);
    const helper = { sewadar: person, name: 'Manjit Kaur', nameLatin: '', phone: '', relation: '' };
    const attended = await makeMember(area, { centre, attendants: [{ ...helper, gender: 'female' }] });
    const elder = await makeMember(area, { centre, sewadar: person });
    const entitlement = await makeEntitlement(portal, { centre, type: 3, sewadar: person });
    const badges = [
      await issueOne(area, 3, entitlement),
      await issueOne(area, 4, attended.attendant),
      await issueOne(area, 10, elder.id),
    ];
    const codes = await Promise.all(badges.map((badge) => codeOf(portal, areaId, badge)));
    const told = async () => [await keptOf(badges), await Promise.all(codes.map(answerTo))];
    const becomes = (next: string) =>
      portal.owner.query('update sewadar set status = $2 where id = $1', [person, next]);
    await becomes('inactive');
    expect(await told()).toEqual([Array(3).fill(null), Array(3).fill('valid')]);
    await becomes(status);
    expect([status, await told()]).toEqual([
      status,
      [Array(3).fill('notEntitled'), Array(3).fill('notEntitled')],
    ]);
    const sangat = await makeEntitlement(portal, { centre, type: 5, sewadar: person });
    const { refused } = (await issueTo(area, 5, [sangat])).body.data;
    expect(refused).toMatchObject([{ code: 'BADGE_NOT_ENTITLED' }]);
  }
});

test('cards whose key was withdrawn are marked as out of date', async () => {
  const badge = await issueOne(area, 1, await makeSewadar(area, centre));
  const code = await codeOf(portal, areaId, badge);
  await printed(portal, [badge.id]);
  const key = code.split('.')[3] ?? '';
  await portal.owner.query('update badge set printed_key = $2 where id = $1', [badge.id, key]);
  expect((await area.post(`/api/badges/key/${key}/withdraw`, { reason: 'Copied' })).status).toBe(200);
  expect(await readBadge(area, badge.id)).toMatchObject({ isChanged: true });
  expect(await keptOf([badge])).toEqual(['changed']);
  const scanned = await area.post('/api/badges/verify', { id: newId(), gate: '', subject: { code } });
  expect(scanned.body.data.answer).toBe('revoked');
});

test('scans are kept for thirty days, in the table and in the log', async () => {
  const scan = async () => {
    const id = newId();
    await area.post('/api/badges/verify', { id, gate: 'Old gate', subject: { code: 'nothing' } });
    return id;
  };
  const [old, young] = [await scan(), await scan()];
  await portal.owner.query(`update badge_scan set created_at = now() - interval '31 days' where id = $1`, [
    old,
  ]);
  const client = new Client({ connectionString: portal.appUrl });
  await client.connect();
  try {
    const progress = { cursor: null, save: async () => undefined };
    expect(await forgetOldScans.run(progress, (run) => run(kyselyOn(client)))).toEqual({ scans: 1 });
  } finally {
    await client.end();
  }
  const left = await portal.owner.query('select id from badge_scan where id = any ($1)', [[old, young]]);
  expect(left.rows).toEqual([{ id: young }]);
  const log = await portal.owner.query(
    `select row_id from change_log where entity = 'badge_scan' and row_id = any ($1) and (after is not null or before is not null)`,
    [[old, young]],
  );
  expect(log.rows).toEqual([{ row_id: young }]);
});
