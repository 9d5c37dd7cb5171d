// Long because it names every exception with its reason.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-portal.ts';
import { findAreaFaults } from './area-faults.ts';
import { statementsIn } from './source-statements.ts';

/**
 * Tables that would not be distributed by area (docs/scale.md), each with its reason. Every other table can be: its keys,
 * its unique constraints and its references have the area in them, so that one area's rows can live on one machine.
 */
const everywhere: Readonly<Record<string, string>> = {
  area: 'what everything is distributed by',
  centre: 'few rows, which users and units of every level refer to',
  org: 'zones and the whole organisation belong to no area',
  app_user: 'somebody of a zone works in several areas, and a username is one person everywhere',
  credential: 'of a user',
  one_time_code: 'of a user',
  session: 'of a user, who may switch the area',
  idempotency_key: 'of a user, whatever the area was when the call was made',
  sign_in_try: 'counted before anybody is known',
  identity_lookup: 'counted by user in all areas',
  attendance_guest_lookup: 'counted by user in all areas',
  turn: 'whose turn it is with a worker of the servers',
  sync_generation: 'one row for the whole portal',
  sync_stranger: 'requests of devices that nobody knows',
  sync_wipe: 'one row, on a camp laptop',
  sync_table: 'which tables are synced, in every area',
  installation: 'one row for the whole portal',
  migration: 'of the database itself',
  change_part: 'of the database itself: which months its change log has',
  change_export: 'which months were taken out of the change log of all areas',
  housekeeping_step: 'of the servers',
  file_to_destroy: 'files are stored once for all areas',
};

/** Unique constraints that would have to change first. */
const before: Readonly<Record<string, string>> = {
  sign_up_request_username: 'two areas may be asked for one name; the username of a user decides',
  sync_device_id: 'a device says who it is before its area is known',
  sync_enrolment_code: 'a code is looked up before its area is known',
  job_id: 'a job is looked up by its id alone when it is run',
};

/** Policies that show rows of other areas: what people see of another area, whichever machine it is on. */
const shownAcross: Readonly<Record<string, string>> = {
  'change_log: change_log_read': 'entries of no area have an area of zeros',
  'transfer_request: transfer_request_to': 'the receiving area sees what it is asked for',
};

/** Functions that write to the area that a row names beside its own: a transaction over two machines, or a message. */
const betweenAreas: Readonly<Record<string, string>> = {
  accept_transfer: 'the receiving area takes over a sewadar of the sending one',
  decline_transfer: 'the receiving area answers the sending one',
  deliver_bag: 'a bag of dak arrives in another area',
  deliver_letter: 'a letter arrives in another area',
  recall_bag: 'a bag that has left is taken back from where it went',
  recall_letter: 'a letter that has left is taken back from where it went',
  report_bag: 'the sending area learns that its bag has arrived',
  report_letter_step: 'the sending area learns how far its letter is',
};

/** Functions with a statement that does not name the area of every table: on each machine in turn, or to be changed first. */
const acrossAreas: Readonly<Record<string, string>> = {
  accept_transfer: 'see betweenAreas',
  decline_transfer: 'see betweenAreas',
  recall_letter: 'see betweenAreas',
  lock_arriving_roll: 'a roll of another area, by the centre that it goes to',
  // A user, a device or a job says who it is before its area is known.
  open_alerts: 'the centres of a user, by user',
  refresh_sessions: 'as open_alerts',
  sync_staff_of: 'as open_alerts, of users of the area',
  open_job: 'a job is looked up by its id alone, and then its user',
  begin_job: 'as open_job',
  report_job: 'as open_job',
  end_job: 'as open_job',
  enter_sync_device: 'a device says who it is before its area is known',
  find_sync_device: 'as enter_sync_device',
  note_sync_incident: 'as enter_sync_device',
  use_sync_enrolment: 'a code is looked up before its area is known',
  // On a camp laptop, which has one area and one machine.
  become_sync_device: 'what a laptop was before',
  sync_own_area: 'the one area of a laptop',
  wipe_sync_laptop: 'all that a laptop has',
  // Of the servers, on each machine in turn.
  settle_lost_jobs: 'the servers look after the jobs of all areas',
  settle_tallies: 'sums of all areas, each by its area',
  keep_change_parts: 'the months of the change log, on each machine',
  last_change: 'a server follows the changes of all areas',
  unused_files: 'files are stored once for all areas',
  forget_old_addresses: 'housekeeping of all areas',
  forget_old_alerts: 'as forget_old_addresses',
  forget_old_call_claims: 'as forget_old_addresses',
  forget_old_jobs: 'as forget_old_addresses',
  forget_old_requests: 'as forget_old_addresses',
  forget_old_scans: 'as forget_old_addresses',
  forget_old_sync: 'as forget_old_addresses',
  search_rows_emptied: 'a whole table is emptied, in tests and restores',
};

/** Statements in which only the policies name the area of some tables, so that the value has to be added to each of them. */
const byPolicyOnly: Readonly<Record<string, string>> = {
  'modules/badges/gate/gate-people.queries.ts: joins badge_entitlement badge_entitlement':
    'one person, by id',
  'modules/badges/gate/gate-people.queries.ts: joins badge_entitlement e': 'ids found by a name',
  'modules/badges/gate/gate-people.queries.ts: joins oae_attendant oae_attendant': 'one person, by id',
  'modules/badges/gate/gate-people.queries.ts: joins oae_member oae_member': 'one person, by id',
  'modules/badges/registry/badge-filter.queries.ts: joins badge_entitlement e': 'the ids of one person',
  'modules/badges/registry/badge-filter.queries.ts: joins oae_attendant a': 'the ids of one person',
  'modules/badges/registry/badge-filter.queries.ts: joins oae_member m': 'the ids of one person',
  'modules/badges/registry/candidates.queries.ts: joins badge b': 'the last number of a person, by id',
  'modules/nominal-roll/members.queries.ts: inserts nominal_roll_member':
    'whole rows, with the area that they had',
  'modules/oae/renewals/renewals.queries.ts: joins oae_renewal oae_renewal':
    'the last year of the same table',
  'modules/people/likely-matches.queries.ts: joins any_table p': 'the search has found the ids',
  'modules/sewadar/charts.queries.ts: joins sewadar s': 'two counts of the same table',
  'modules/sewadar/type-ahead.queries.ts: joins sewadar s': 'the search has found the ids',
  'modules/sewadar/type-ahead.queries.ts: joins sewadar sewadar': 'the search has found the ids',
  'modules/sewadar/type-ahead.queries.ts: joins sewadar_department d': 'the search has found the ids',
  'platform/search/people.queries.ts: joins search_key search_key': 'the ranges of one search',
};

interface Key {
  table: string;
  name: string;
  /** Null for an expression. */
  columns: (string | null)[];
}

let owner: Client;
beforeAll(async () => {
  const { ownerUrl } = await openTestDatabase();
  owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
});
afterAll(() => owner.end());

test('every table has an area, or a reason to have none', async () => {
  const { rows } = await owner.query<{ name: string; has: boolean }>(`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'area_id'
      and a.attnotnull and a.atttypid = 'uuid'::regtype) as has
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  const without = rows.filter(({ has, name }) => !has && !(name in everywhere));
  expect(without).toEqual([]);
  const names = rows.map(({ name }) => name);
  expect(Object.keys(everywhere).filter((name) => !names.includes(name))).toEqual([]);
});

test('keys and unique constraints of a distributed table have its area', async () => {
  const { rows } = await owner.query<Key>(`
    select c.relname as table, i.relname as name,
      (select array_agg(a.attname::text order by k.place) from unnest(x.indkey::int[]) with ordinality k (number, place)
        left join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.number) as columns
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where c.relnamespace = 'public'::regnamespace and (x.indisunique or x.indisexclusion) order by 1, 2`);
  const found = rows.filter(({ table, columns }) => !(table in everywhere) && !columns.includes('area_id'));
  expect(found.map(({ name }) => name)).toEqual(Object.keys(before).sort());
});

test('references stay in the area, or lead to a table that is everywhere', async () => {
  const { rows } = await owner.query<Key & { to: string; target: string[] }>(`
    select c.relname as table, k.conname as name, t.relname as to,
      (select array_agg(a.attname::text order by p.place) from unnest(k.conkey) with ordinality p (number, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.number) as columns,
      (select array_agg(a.attname::text order by p.place) from unnest(k.confkey) with ordinality p (number, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.number) as target
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and c.relnamespace = 'public'::regnamespace order by 1, 2`);
  const leaving = rows.filter(({ table, columns, to, target }) => {
    if (to in everywhere) return false;
    // A table on every machine cannot refer to one that is spread over them.
    if (table in everywhere) return true;
    const place = columns.indexOf('area_id');
    return place === -1 || target[place] !== 'area_id';
  });
  expect(leaving.map(({ table, name }) => `${table}: ${name}`)).toEqual([]);
});

test('policies hold every row to the area of the context, or show it across areas for a reason', async () => {
  const { rows } = await owner.query<{
    table: string;
    name: string;
    shown: string | null;
    written: string | null;
  }>(`
    select tablename as table, policyname as name, qual as shown, with_check as written from pg_policies
    where schemaname = 'public' order by 1, 2`);
  const across = rows
    .filter(({ table }) => !(table in everywhere))
    .filter(({ shown, written }) => [shown, written].some((rule) => rule !== null && !holdsToArea(rule)));
  expect(across.map(({ table, name }) => `${table}: ${name}`)).toEqual(Object.keys(shownAcross).sort());
  expect(holdsToArea(`((area_id = ${here}) AND (is_open OR (centre_id IS NULL)))`)).toBe(true);
  expect(holdsToArea(`((area_id = ${here}) OR (centre_id IS NULL))`)).toBe(false);
});

test('functions name the area of every table that they reach, or a reason not to', async () => {
  const isDistributed = await distributedTables();
  const rows = await functions();
  // Most of them run as the owner, whom no policy holds to an area.
  const reading = { isDistributed, hasPolicies: false };
  const found = rows.filter(({ body }) =>
    body.split(';').some((text) => findAreaFaults(text, reading).length > 0),
  );
  expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(Object.keys(acrossAreas).sort());
});

test('functions that write from one area to another are known', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select distinct a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname like '%\\_area\\_id' order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(['source_area_id', 'to_area_id']);
  const found = (await functions()).filter(({ body }) => /\b(source|to)_area_id\b/.test(body));
  expect(found.map(({ name }) => name)).toEqual(Object.keys(betweenAreas).sort());
});

test('statements of the server join tables by their area', async () => {
  const isDistributed = await distributedTables();
  const reading = { isDistributed, hasPolicies: true };
  const found = sources.flatMap((file) =>
    statementsIn(readFileSync(join(folder, file), 'utf8'))
      .flatMap((text) => findAreaFaults(text, reading))
      .map((fault) => `${file}: ${fault}`),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(byPolicyOnly).sort());
});

test.each([
  ['select from sewadar s join badge b on b.sewadar_id = s.id', ['joins badge b']],
  ['select from sewadar s join badge b on (b.area_id, b.id) = (s.area_id, s.badge_id)', []],
  ['select from sewadar s, badge b where b.id = s.badge_id', ['joins badge b']],
  ['select from sewadar s where exists (select from badge where id = s.badge_id)', ['joins badge badge']],
  ['exists (select from badge b where b.sewadar_id = r.id)', ['joins badge b']],
  ['exists (select from badge b where b.area_id = r.area_id and b.sewadar_id = r.id)', []],
  ['insert into badge (id) values ($1)', ['inserts badge']],
  ['update sewadar s set name = $1, area_id = $2 where s.id = $3', ['moves sewadar to another area']],
  ['update sewadar set name = $1 where area_id = $2', []],
])('a statement is judged by its words: %s', (text, faults) => {
  const reading = { isDistributed: (table: string) => !(table in everywhere), hasPolicies: true };
  expect(findAreaFaults(text, reading)).toEqual(faults);
});

test('statements are found in templates, in strings and in chains of the query builder', () => {
  const source = `
    const a = sql\`select from sewadar s \${sql\`join badge b on b.id = \${id}\`}\`;
    const b = client.query('select from sewadar s, badge b');
    const c = tx.selectFrom('sewadar as s').innerJoin('badge as b', 'b.sewadar_id', 's.id').select('b.id');
    const d = tx.selectFrom('sewadar as s').innerJoin('badge as b', (on) => on.onRef('b.area_id', '=', 's.area_id'));`;
  const reading = { isDistributed: (table: string) => !(table in everywhere), hasPolicies: true };
  const faults = statementsIn(source).map((text) => findAreaFaults(text, reading));
  expect(faults).toEqual([['joins badge b'], ['joins badge b'], ['joins badge b'], []]);
});

const folder = join(import.meta.dirname, '..');
const sources = globSync('**/*.ts', { cwd: folder }).filter(
  (file) => !/\.test\.ts$|\.gen\.ts$|(^|\/)(testing|security)\//.test(file),
);

async function functions(): Promise<{ name: string; body: string }[]> {
  const { rows } = await owner.query<{ name: string; body: string }>(`
    select p.proname as name, p.prosrc as body from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`);
  return rows;
}

async function distributedTables(): Promise<(table: string) => boolean> {
  const { rows } = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const names = new Set(rows.map(({ name }) => name).filter((name) => !(name in everywhere)));
  return (table) => names.has(table);
}

const here = '( SELECT context_area() AS context_area)';

/** A comparison with the area of the context, alone or joined to the rest by `and`. */
function holdsToArea(rule: string): boolean {
  const first = `(area_id = ${here})`;
  if (rule === first) return true;
  if (!rule.startsWith(`(${first} AND `)) return false;
  let depth = 0;
  for (let at = 1; at < rule.length - 1; at++) {
    if (rule[at] === '(') depth += 1;
    if (rule[at] === ')') depth -= 1;
    if (depth === 0 && rule.startsWith(' OR ', at)) return false;
  }
  return true;
}
