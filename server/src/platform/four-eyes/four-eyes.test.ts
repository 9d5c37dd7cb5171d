import type { StatusMachine } from '@sewa/contract/kernel/moves';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inArea } from '../../testing/in-area.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { PortalError } from '../http/portal-error.ts';
import { decide } from './decide.ts';
import type { FourEyes } from './decided-table.ts';
import { lockDecided, waitsFor, writeDecided } from './four-eyes.queries.ts';
import { substanceColumns } from './four-eyes.ts';

const [WRITTEN, CHECKED, APPROVED] = [5, 10, 15] as const;
type Status = typeof WRITTEN | typeof CHECKED | typeof APPROVED;
type Decider = 'first' | 'second';
const label = (en: string) => ({ en, hi: en, pa: en });
const machine: StatusMachine<'SG_MANAGEMENT.RECORD', Status, Decider> = {
  key: 'SG_MANAGEMENT.RECORD',
  moves: [
    { from: WRITTEN, to: CHECKED, act: 'firstApproval', decider: 'first' },
    { from: CHECKED, to: APPROVED, act: 'secondApproval', decider: 'second', otherThan: 'first' },
    { from: CHECKED, to: WRITTEN, act: 'secondApproval' },
    { from: APPROVED, to: WRITTEN, act: 'secondApproval' },
  ],
  onward: { [WRITTEN]: CHECKED, [CHECKED]: APPROVED },
  withReason: [WRITTEN],
  ownActs: ['edit'],
  labels: { [WRITTEN]: label('Written'), [CHECKED]: label('Checked'), [APPROVED]: label('Approved') },
};
/** A table of this test's own: the part knows no module. */
const probe = {
  machine,
  table: 'four_eyes_probe' as never,
  deciders: { first: 'first_by', second: 'second_by' },
} satisfies FourEyes<'SG_MANAGEMENT.RECORD', Status, Decider>;

let portal: TestPortal;
let areaId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.owner.query(`
    create table four_eyes_probe (area_id uuid not null references area, id uuid not null, status smallint not null default 5,
      amount int not null default 0, version int not null default 1, updated_at timestamptz not null default now(), primary key (area_id, id));
    select make_four_eyes('four_eyes_probe', array['first_by', 'second_by']);
    select make_resource_table('four_eyes_probe')`);
  areaId = (await portal.owner.query('select id from area order by name limit 1')).rows[0].id;
});
afterAll(() => portal.close());

const everything = { 'SG_MANAGEMENT.RECORD': 2 * 3 * 5 * 7 };
const people = ['Asha', 'Balbir', 'Chanan'].map((name) => personNamed(name));
const [asha, balbir, chanan] = people as [Who, Who, Who];

function personNamed(name: string, acl: Who['acl'] = everything): Who {
  return { userId: newId(), name, acl, areaId, orgLevel: 50, centres: '*' } as unknown as Who;
}

function as<T>(who: Who, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inArea(portal, areaId, async (tx) => {
    await sql`select set_config('app.user', ${who.userId}, true), set_config('app.user_name', ${who.name}, true)`.execute(
      tx,
    );
    return work(tx);
  });
}

async function make(by: Who, over: { status?: Status; editors?: Who[]; first?: Who; second?: Who } = {}) {
  const id = newId();
  const decided = (who: Who | undefined) => (who ? [who.userId, who.name, new Date()] : [null, null, null]);
  await portal.owner.query(
    `insert into four_eyes_probe (area_id, id, made_by, made_by_name, status, editors, first_by, first_by_name, first_by_at,
      second_by, second_by_name, second_by_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[
        areaId,
        id,
        by.userId,
        by.name,
        over.status ?? WRITTEN,
        (over.editors ?? []).map((one) => one.userId),
      ],
      ...decided(over.first),
      ...decided(over.second),
    ],
  );
  return id;
}

async function readRow(id: string) {
  return (await portal.owner.query('select * from four_eyes_probe where id = $1', [id])).rows[0];
}

/** Null: decided; otherwise the code of the refusal. */
async function tryMove(who: Who, id: string, to: number, { version = 1, reason = 'because' } = {}) {
  try {
    await as(who, (tx) => decide(tx, probe, { id, to, version, reason, who }));
    return null;
  } catch (error) {
    if (error instanceof PortalError) return error;
    throw error;
  }
}
const codeOf = async (...given: Parameters<typeof tryMove>) => (await tryMove(...given))?.code ?? null;

function refusalFor(given: { isKnown: boolean; isOwn: boolean; isSecond: boolean }) {
  if (!given.isKnown) return 'STATUS_MOVE_UNKNOWN';
  if (given.isOwn) return 'OWN_RECORD';
  return given.isSecond ? 'SECOND_PERSON' : null;
}

describe('every person, state and move', () => {
  test('nobody decides what they made or edited, and nobody decides twice', async () => {
    const states = [
      { status: WRITTEN },
      { status: WRITTEN, editors: [balbir] },
      { status: CHECKED, first: balbir },
      { status: CHECKED, first: balbir, editors: [chanan] },
      { status: APPROVED, first: balbir, second: chanan },
    ];
    for (const state of states) {
      for (const who of people) {
        for (const to of [WRITTEN, CHECKED, APPROVED]) {
          const id = await make(asha, state);
          const code = await codeOf(who, id, to);
          const isOwn = who === asha || (state.editors ?? []).includes(who);
          const known = machine.moves.find((move) => move.from === state.status && move.to === to);
          const isSecond = known?.otherThan === 'first' && state.first === who;
          const expected = refusalFor({ isKnown: known !== undefined, isOwn, isSecond });
          expect([state.status, who.name, to, code]).toEqual([state.status, who.name, to, expected]);
          const row = await readRow(id);
          expect(row.status).toBe(expected === null ? to : state.status);
          expect(row.version).toBe(expected === null ? 2 : 1);
        }
      }
    }
  });

  test('what waits for somebody is what they could decide', async () => {
    await portal.owner.query('delete from four_eyes_probe');
    for (const by of people)
      for (const editors of [[], [asha]])
        for (const first of [undefined, ...people.filter((one) => one !== by && !editors.includes(one))])
          await make(by, { status: first ? CHECKED : WRITTEN, editors, ...(first ? { first } : {}) });
    for (const who of [
      ...people,
      personNamed('Dev', { 'SG_MANAGEMENT.RECORD': 2 * 5 }),
      personNamed('Esha', {}),
    ]) {
      const { waiting, could } = await as(who, async (tx) => {
        const found = await sql<{ id: string }>`
          select id from four_eyes_probe r where ${waitsFor(probe, who)} order by id`.execute(tx);
        const all = await sql<{ id: string; status: number }>`
          select id, status from four_eyes_probe order by id`.execute(tx);
        const decidable: string[] = [];
        for (const { id, status } of all.rows) {
          await sql`savepoint before`.execute(tx);
          const to = status === WRITTEN ? CHECKED : APPROVED;
          const refusal = await decide(tx, probe, { id, to, version: 1, reason: '', who }).catch(
            (error) => error,
          );
          await sql`rollback to before`.execute(tx);
          if (!(refusal instanceof PortalError)) decidable.push(id);
        }
        return { waiting: found.rows.map(({ id }) => id), could: decidable };
      });
      expect([who.name, waiting]).toEqual([who.name, could]);
    }
  });
});

test('twenty who click at once make one approval, and the others are told whose', async () => {
  const id = await make(asha);
  const approvers = Array.from({ length: 20 }, (_, index) => personNamed(`Approver ${index}`));
  const refusals = await Promise.all(approvers.map((who) => tryMove(who, id, CHECKED)));
  const winner = approvers[refusals.indexOf(null)];
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(await readRow(id)).toMatchObject({ status: CHECKED, version: 2, first_by: winner?.userId });
  for (const refusal of refusals.filter((one) => one !== null)) {
    expect(refusal).toMatchObject({
      code: 'DECIDED_MEANWHILE',
      data: { changedBy: winner?.name, status: CHECKED },
    });
    expect(refusal.words?.('en')).toEqual({ name: winner?.name, status: 'Checked' });
  }
});

test('one person who clicks for both levels at once gives one approval', async () => {
  const id = await make(asha);
  const codes = await Promise.all([
    codeOf(balbir, id, CHECKED),
    codeOf(balbir, id, APPROVED, { version: 2 }),
    codeOf(balbir, id, CHECKED),
  ]);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(await readRow(id)).toMatchObject({ status: CHECKED, first_by: balbir.userId, second_by: null });
});

test('an edit of substance after the first approval falls back, and is told to whoever had the old one open', async () => {
  const id = await make(asha);
  expect(await codeOf(balbir, id, CHECKED)).toBeNull();
  await as(chanan, async (tx) => {
    const record = await lockDecided(tx, probe, id);
    if (!record) throw new Error('not there');
    const edit = {
      who: chanan,
      editors: record.editors,
      from: record.status,
      first: WRITTEN,
      at: new Date().toISOString(),
    };
    await writeDecided(tx, probe, { id, columns: { amount: 5, ...substanceColumns(probe, edit) } });
  });
  expect(await readRow(id)).toMatchObject({
    status: WRITTEN,
    first_by: null,
    first_by_name: null,
    editors: [chanan.userId],
  });
  expect(await tryMove(balbir, id, APPROVED, { version: 2 })).toMatchObject({
    code: 'DECIDED_MEANWHILE',
    data: { changedBy: 'Chanan', status: WRITTEN },
  });
  await portal.owner.query('update four_eyes_probe set amount = 6 where id = $1', [id]);
  expect(await tryMove(balbir, id, CHECKED, { version: 3 })).toMatchObject({ code: 'EDITED_MEANWHILE' });
  expect(await codeOf(chanan, id, CHECKED, { version: 4 })).toBe('OWN_RECORD');
  expect(await codeOf(balbir, id, CHECKED, { version: 4 })).toBeNull();
});

test('sending back asks for a reason and takes the approvals back', async () => {
  const id = await make(asha, { status: CHECKED, first: balbir });
  expect(await codeOf(chanan, id, WRITTEN, { reason: '' })).toBe('DECISION_REASON_NEEDED');
  expect(await codeOf(chanan, id, WRITTEN, { reason: 'Two quotations are missing' })).toBeNull();
  expect(await readRow(id)).toMatchObject({
    status: WRITTEN,
    reason: 'Two quotations are missing',
    first_by: null,
  });
});

test('the database refuses two approvals of one person, and one of the maker or an editor, whoever writes', async () => {
  for (const over of [
    { first: asha },
    { first: balbir, editors: [balbir] },
    { first: balbir, second: balbir },
    { first: balbir, second: asha },
  ])
    await expect(make(asha, { status: APPROVED, ...over })).rejects.toThrow('four_eyes_probe_four_eyes');
});
