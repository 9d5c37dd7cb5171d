import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-portal.ts';

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

/** Functions that reach a distributed table without naming an area: on every machine, or to be changed first. */
const acrossAreas: Readonly<Record<string, string>> = {
  begin_job: 'a job is looked up by its id alone',
  report_job: 'as begin_job',
  end_job: 'as begin_job',
  settle_lost_jobs: 'the servers look after the jobs of all areas',
  forget_old_addresses: 'housekeeping of all areas, which runs on each machine',
  forget_old_alerts: 'as forget_old_addresses',
  forget_old_requests: 'as forget_old_addresses',
  last_change: 'a server follows the changes of all areas, of each machine',
  lock_arriving_roll: 'a roll of another area, by the centre that it goes to',
  search_rows_emptied: 'a whole table is emptied, in tests and restores',
  unused_files: 'files are stored once for all areas',
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

test('functions name the area of what they reach, or a reason not to', async () => {
  const { rows } = await owner.query<{ name: string; body: string }>(`
    select p.proname as name, p.prosrc as body from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`);
  const tables = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const spread = tables.rows.map(({ name }) => name).filter((name) => !(name in everywhere));
  const reaches = new RegExp(
    String.raw`\b(from|join|into|update|using)\s+(public\.)?(${spread.join('|')})\b`,
    'i',
  );
  const found = rows
    .map(({ name, body }) => ({ name, bare: body.replaceAll(/--.*/g, '') }))
    .filter(({ bare }) => reaches.test(bare) && !/area_id|context_area/.test(bare));
  expect([...new Set(found.map(({ name }) => name))].sort()).toEqual(Object.keys(acrossAreas).sort());
});
