// Long because it says of every table whose it is, and asks each of them from every context.
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts';
import type { Visitor } from '../testing/visitor.ts';
import { fillTables } from './fill-tables.ts';

/** Tables that are not rows of one area, and why. Every other table must be keyed and guarded by its area. */
const platformTables: Readonly<Record<string, string>> = {
  migration: 'which migrations ran; only the owner reads it',
  credential: 'a secret of a user; reached through functions only',
  session: 'a secret of a user; reached through functions only',
  one_time_code: 'a secret of a user; reached through functions only',
  sign_in_try: 'before anybody is signed in there is no area; reached through functions only',
  turn: 'before anybody is signed in there is no area; reached through functions only',
  file_to_destroy: 'files of erased people; reached through functions only',
  identity_lookup: 'how often a user has compared identity numbers; reached through a function only',
  attendance_guest_lookup: 'which guests a user has scanned lately; reached through a function only',
  blood_confidential: 'why somebody was deferred in confidence; reached through functions only',
  sewadar_former_number: 'numbers of deleted records, kept by a trigger; reached through functions only',
  badge_outdated: 'which cards are out of date, kept by triggers; reached through a function only',
  expiry_alert: 'who was told by mail what expires; reached through functions only',
  installation: 'the id of the database; reached through a function only',
  housekeeping_step: 'when the hourly work last ran; reached through functions only',
  sync_self: 'which device a camp laptop is: its one row, guarded by area, would make the portal a laptop',
  sync_table: 'which tables are synced; reached through functions only',
  sync_generation: 'one row without contents: which life of the database this is',
  sync_wipe: 'that a camp laptop was wiped: nothing of an area is left there; reached through functions only',
  sync_stranger: 'requests of devices that nobody knows belong to no area; reached through functions only',
  change_part: 'which months the change log has',
  change_part_record: 'in which months a record has entries; reached through functions only',
  change_export: 'which months of the change log were taken out, of all areas at once',
  idempotency_key: "a user's own replies, by user, for two days",
};
/** Guarded by area, but with a key of their own, because some of their rows belong to no area. */
const areaLess: Readonly<Record<string, string>> = {
  area: 'is the area',
  org: 'zones and the organisation stand above the areas',
  app_user: 'users of a zone or the organisation stand above the areas; usernames are unique everywhere',
};
/** Foreign keys that cannot carry the area, because what they point to may have none. */
const looseReferences: Readonly<Record<string, string>> = {
  'user_centre.user_id → app_user': 'the user follows the org; the centre of the pair carries the area',
  'sign_up_request.decided_by → app_user': 'may be decided by a user who stands above the areas',
  'app_user.org_id → org': 'the area of the user is copied from the org by a trigger',
  'org.parent_id → org': 'the parent of an area office stands above the areas',
  'job.user_id → app_user': 'the maker may stand above the areas',
  'import_file.user_id → app_user': 'the maker may stand above the areas',
};

/** Functions that run as the owner without a fixed search path: the role can create nothing that could stand in between. */
const qualified: Readonly<Record<string, string>> = {
  log_change: 'a fixed path would cost more than the insert; every name is qualified',
  open_request: 'runs at every request; every name is qualified',
};

/** Made by triggers from the rows of other tables; the change log has those. */
const derived: Readonly<Record<string, string>> = {
  erasure: 'that a record was erased; the change log has the erasure',
  search_key: 'what people are found by',
  search_word: 'the words that their names are made of',
  sewadar_tally: 'how many there are',
};

/** Guarded by area and user: whose they are, and why they are no business rows of the area. */
const ownTables: Readonly<Record<string, string>> = {
  job: 'long work of one user; what it changes is in the change log',
  import_file: "one user's file on its way in; what it makes is in the change log",
  import_row: "one user's file on its way in; what it makes is in the change log",
  import_chunk: "one user's file on its way in; what it makes is in the change log",
  badge_print_file: 'the file of a print for some days; seen where the print is seen',
};
/** The next numbers: they tell nothing that the rows made with them do not. */
const counters = ['number_counter'];
/** What is in the change log already, by the rows beside it; the ledger of stock, which is a log, and its sums. */
const unlogged = [
  'attendance_taken_back',
  // Lines of receipts, which never change, stand with the receipt that is logged.
  'bav_receipt_line',
  // Steps never change but by an undo; each stands beside a change of its visit, which is logged.
  'blood_visit_step',
  ...counters,
  'stock_balance',
  'stock_movement',
  // How Cloud Sync stands with the other side. What it changes is in the change log as a change of the table.
  'sync_batch',
  'sync_comparison',
  'sync_held',
  'sync_incoming',
  'sync_log',
  'sync_number',
  'sync_received',
  'sync_row',
  'transport_trip_driver',
  'transport_trip_site',
];

let portal: TestPortal;
/** As the application's own role, outside the application. */
let app: Client;
let areas: { amritsar: string; delhi: string };
let tables: string[];
let withArea: string[];

beforeAll(async () => {
  portal = await openTestPortal();
  // What every start does: a clone does not inherit what was revoked on its template as a database.
  await migrate(portal.ownerUrl, { info: () => undefined, warn: () => undefined, error: () => undefined });
  app = new Client({ connectionString: portal.appUrl });
  await app.connect();
  const found = await portal.owner.query<{ id: string; code: string }>('select id, code from area');
  const idOf = (code: string) => found.rows.find((area) => area.code === code)?.id ?? '';
  areas = { amritsar: idOf('ASR'), delhi: idOf('DEL') };
  tables = await column(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
  );
  withArea = await column(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'area_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  // Every table has something to hide in both areas.
  await portal.owner.query(
    `insert into sign_up_request (area_id, id, centre_id, name, phone, email, username, password_hash)
     select area_id, gen_random_uuid(), id, 'Someone', '', '', 'someone-' || lower(code), 'a hash' from centre where code in ('ASR-1', 'DEL-1');
     insert into app_user (id, org_id, username, name)
     select gen_random_uuid(), o.id, 'user-' || lower(c.code), 'Someone' from org o join centre c on c.id = o.centre_id where c.code like '%-1';
     insert into user_centre (area_id, user_id, centre_id)
     select c.area_id, u.id, c.id from app_user u join centre c on c.area_id = u.area_id where u.username like 'user-%' and c.code like '%-2';
     ${peopleInEveryCentre}`,
  );
  const filled = ['user_centre', ...Object.keys(areaLess), ...counters];
  await fillTables(
    portal.owner,
    withArea.filter((name) => isBusiness(name) && !filled.includes(name)),
  );
});
/** Of what the demo area has only some, or only in some centres, and what fillTables cannot make. */
const peopleInEveryCentre = `
  insert into erasure (area_id, centre_id, entity, record_id, reason, report)
    select area_id, id, 'sewadar', gen_random_uuid(), 'asked', '{}' from centre;
  insert into area (id, name, code) values (gen_random_uuid(), 'Ludhiana', 'LDH');
  insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash)
    select distinct on (centre_id) area_id, gen_random_uuid(), centre_id, id, 30, 'a.pdf', 'application/pdf', 1, repeat('a', 64) from sewadar;
  insert into transfer_request (area_id, id, centre_id, sewadar_id, to_area_id, name, person, asked_by)
    select distinct on (s.centre_id) s.area_id, gen_random_uuid(), s.centre_id, s.id, t.id, 'A', '{}', gen_random_uuid()
    from sewadar s join area t on t.code = 'LDH';
  insert into oae_member (area_id, id, centre_id, number, name, gender, birth_date, valid_from, pass_code)
    select area_id, gen_random_uuid(), id, 10000 + row_number() over (), 'A', 'male', '1940-01-01', '2026-01-01', 'M' || upper(left(md5(id::text), 9)) from centre;
  insert into oae_attendant (area_id, id, centre_id, member_id, place, name, gender, pass_code)
    select area_id, gen_random_uuid(), centre_id, id, 1, 'A', 'male', 'A' || upper(left(md5(id::text), 9)) from oae_member where number > 10000;
  insert into oae_renewal (area_id, id, centre_id, year, member_id)
    select area_id, gen_random_uuid(), centre_id, 2090, id from oae_member where number > 10000;
  insert into sync_device (area_id, id, name, number, public_key) select id, gen_random_uuid(), 'Laptop', 1, 'A' from area;
  insert into sync_enrolment (area_id, id, name, code_hash, expires_at) select id, gen_random_uuid(), 'Laptop', sha256(id::text::bytea), now() from area;
  insert into sync_number (area_id, number, device_id) select area_id, number, id from sync_device;
  insert into sync_log (area_id, entity, row_id, kind, change_id, at_ms) select id, 'A', gen_random_uuid(), 'I', gen_random_uuid(), 1 from area;
  insert into sync_conflict (area_id, id, kind, entity, row_id, device_number, winner) select id, gen_random_uuid(), 'refused', 'A', gen_random_uuid(), 1, 'none' from area;
  insert into oae_gathering (area_id, id, centre_id, title, on_day)
    select area_id, gen_random_uuid(), id, 'A', '2026-01-04' from centre;
  insert into oae_arrival (area_id, id, centre_id, gathering_id, member_id)
    select distinct on (g.id) g.area_id, gen_random_uuid(), g.centre_id, g.id, m.id
    from oae_gathering g join oae_member m on m.area_id = g.area_id where g.title = 'A'`;

afterAll(async () => {
  await app.end();
  await portal.close();
});

describe('the shape of the tables', () => {
  test('the written exceptions exist', () => {
    expect(Object.keys({ ...platformTables, ...areaLess }).filter((name) => !tables.includes(name))).toEqual(
      [],
    );
  });

  test('every business table has row-level security, its policies and its area', async () => {
    const open = await column(
      `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and (not relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid)) order by 1`,
    );
    expect(open.filter((name) => !(name in platformTables))).toEqual([]);
    expect(
      tables.filter((name) => !(name in platformTables) && name !== 'area' && !withArea.includes(name)),
    ).toEqual([]);
  });

  test('every policy is for the application alone and compares with the context', async () => {
    const loose = await column(
      `select tablename || '.' || policyname from pg_policies where schemaname = 'public'
       and (roles <> '{sewa_app}' or not coalesce(qual, with_check) ~ 'context_(area|user|level)\\(\\)')`,
    );
    expect(loose).toEqual([]);
  });

  test('every primary key begins with the area', async () => {
    const keys = await portal.owner.query<{ table: string; first: string }>(
      `select c.conrelid::regclass::text as table, a.attname as first from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'p' and c.connamespace = 'public'::regnamespace`,
    );
    const exempt = (name: string) => name in platformTables || name in areaLess;
    expect(keys.rows.filter(({ table, first }) => first !== 'area_id' && !exempt(table))).toEqual([]);
    expect(tables.filter((name) => !keys.rows.some(({ table }) => table === name))).toEqual(['turn']);
  });

  test('every reference between tables of an area carries the area', async () => {
    const references = await portal.owner.query<{ name: string; columns: string[] }>(
      `select c.conrelid::regclass || '.' || (select string_agg(a.attname, ',') from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k)
         || ' → ' || c.confrelid::regclass as name,
         array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
       from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and c.conrelid::regclass::text = any ($1) and c.confrelid::regclass::text = any ($1)`,
      [withArea.filter((name) => !(name in platformTables))],
    );
    const loose = references.rows
      .filter(({ columns }) => !columns.includes('area_id'))
      .map(({ name }) => name);
    expect(loose.sort()).toEqual(Object.keys(looseReferences).sort());
  });

  test('every business table writes the change log at insert, update and delete', async () => {
    const logged = await column(
      `select tgrelid::regclass::text from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where p.proname = 'log_change' and not tgisinternal and tgenabled <> 'D'
       -- row (1), insert (4), delete (8), update (16), after (not 2)
       group by 1 having bit_or(tgtype::int) & 31 = 29`,
    );
    expect(tables.filter((name) => isBusiness(name) && !logged.includes(name))).toEqual(unlogged);
  });
});

describe('what the role of the application is', () => {
  test('no superuser, no bypass, owner of nothing, member of nothing', async () => {
    const { rows } = await app.query(
      `select current_user as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
         (select count(*)::int from pg_class where relowner = r.oid) as tables,
         (select count(*)::int from pg_proc where proowner = r.oid) as functions,
         (select count(*)::int from pg_auth_members where member = r.oid) as roles,
         has_schema_privilege(current_user, 'public', 'create') as may_create,
         has_database_privilege(current_user, current_database(), 'temporary') as may_shadow
       from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([
      {
        name: 'sewa_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        tables: 0,
        functions: 0,
        roles: 0,
        may_create: false,
        may_shadow: false,
      },
    ]);
  });

  test.each(['credential', 'session', 'one_time_code', 'sign_in_try', 'turn', 'migration'])(
    '%s cannot be read nor written',
    async (table) => {
      for (const sql of [
        `select * from ${table}`,
        `delete from ${table}`,
        `insert into ${table} default values`,
      ])
        expect(await refusal(sql)).toBe('42501');
    },
  );

  test('the hash of a wished password cannot be read, nor a request be made or deleted', async () => {
    expect(await refusal('select password_hash from sign_up_request')).toBe('42501');
    expect(await refusal('select * from sign_up_request')).toBe('42501');
    expect(await refusal('delete from sign_up_request')).toBe('42501');
    expect(await refusal("update sign_up_request set username = 'x'")).toBe('42501');
    expect(await refusal('select username from sign_up_request')).toBe(null);
  });

  test('the change log can be neither written, nor changed, nor deleted, nor emptied, nor switched off', async () => {
    for (const sql of [
      "insert into change_log (area_id, entity, kind) values (gen_random_uuid(), 'x', 3)",
      "update change_log set title = ''",
      'delete from change_log',
      'truncate change_log',
      "select append_change(null, null, 'x', 'x', 'x', 3, null, null)",
      'alter table app_user disable trigger all',
      "set session_replication_role = 'replica'",
      'drop trigger app_user_log on app_user',
      'set role none; set session authorization default; alter table change_log disable row level security',
    ])
      expect([sql, await refusal(sql)]).toEqual([sql, '42501']);
  });

  test('functions that run as the owner have a fixed search path, and the application may call the written ones only', async () => {
    const loose = await column(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef
       and not coalesce(proconfig, '{}') @> '{"search_path=public, pg_temp"}'`,
    );
    expect(loose.filter((name) => !(name in qualified))).toEqual([]);
    const open = await column(
      `select proname from pg_proc p where pronamespace = 'public'::regnamespace
       and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)`,
    );
    expect(open).toEqual([]);
  });
});

test('without a context every table shows nothing', async () => {
  for (const table of readable()) expect([table, await count(table)]).toEqual([table, 0]);
});

describe('in the context of one area', () => {
  test.each(['amritsar', 'delhi'] as const)('a query without any where sees %s only', async (name) => {
    const shared = readable().filter((one) => withArea.includes(one) && !(one in ownTables));
    for (const table of shared.filter((one) => one !== 'idempotency_key')) {
      const seen = await inArea(areas[name], () =>
        column(`select distinct coalesce(area_id::text, 'none') from ${table}`),
      );
      expect([table, seen]).toEqual([table, [areas[name]]]);
    }
    expect(await inArea(areas[name], () => column('select id from area'))).toEqual([areas[name]]);
  });

  test('in the context of one centre, that centre only', async () => {
    const { rows } = await portal.owner.query("select area_id, id from centre where code = 'ASR-1'");
    const tablesOfCentres = await column(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'centre_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    // Which further centres a user has, where the seats are, what drives, and where stock is kept, is shown in the whole
    // area; the centres' own rows are not.
    const transport = ['transport_vehicle', 'transport_driver', 'transport_trip', 'expiring_paper'];
    // What goes from one centre to another is seen by both, and what happened at a camp by the centre that held it:
    // two-centres.test.ts and orders.test.ts of the shop, camps.test.ts of blood donation.
    const ofTwo = [
      'blood_deferral',
      'blood_donation',
      'stock_order',
      'stock_order_line',
      'stock_transfer',
      'stock_transfer_line',
      'stock_sanction',
    ];
    const wholeArea = [
      ...ofTwo,
      'user_centre',
      'org',
      'seat_block',
      'stock_location',
      ...transport,
      ...Object.keys(ownTables),
    ];
    for (const table of tablesOfCentres.filter(
      (one) => !wholeArea.includes(one) && !(one in platformTables),
    )) {
      const seen = await inArea(
        areas.amritsar,
        () => column(`select distinct centre_id::text from ${table}`),
        `{${rows[0].id}}`,
      );
      expect([table, seen]).toEqual([table, [rows[0].id]]);
    }
  });

  test('nothing can be put into another area, nor moved there', async () => {
    const attempts = [
      `insert into area (id, name, code) values (gen_random_uuid(), 'New', 'NEW')`,
      `insert into centre (area_id, id, code, name) values ('${areas.delhi}', gen_random_uuid(), 'X', 'X')`,
      `update centre set area_id = '${areas.delhi}', code = 'X', name = 'X' where code = 'ASR-5'`,
      `insert into org (id, area_id, name, level) values (gen_random_uuid(), '${areas.delhi}', 'X', 50)`,
      `insert into org (id, name, level) values (gen_random_uuid(), 'X', 100)`,
      `insert into app_user (id, org_id, username, name) select gen_random_uuid(), '${await foreignOrg()}', 'intruder', 'X'`,
      `update app_user set org_id = '${await foreignOrg()}' where username = 'nobody'`,
      `insert into user_centre (area_id, user_id, centre_id) select '${areas.delhi}', id, '${await foreignCentre()}' from app_user limit 1`,
      `insert into sewadar (area_id, id, centre_id, number, name, gender) values ('${areas.delhi}', gen_random_uuid(), '${await foreignCentre()}', 9999, 'X', 'male')`,
      `update sewadar set area_id = '${areas.delhi}'`,
      `update sewa_schedule set area_id = '${areas.delhi}'`,
    ];
    for (const sql of attempts) {
      const code = await inArea(areas.amritsar, () => refusal(sql));
      // Row-level security, or a reference that does not exist there.
      expect([sql, /^(42501|23503)$/.test(code ?? '')]).toEqual([sql, true]);
    }
  });

  test('what belongs to another area can be neither changed nor deleted: it is not there', async () => {
    for (const table of readable().filter((one) => withArea.includes(one))) {
      const may = await portal.owner.query<{ delete: boolean; update: boolean }>(
        "select has_table_privilege('sewa_app', $1, 'delete') as delete, has_table_privilege('sewa_app', $1, 'update') as update",
        [table],
      );
      const acts = [
        ...(may.rows[0]?.delete ? [`delete from ${table} where area_id = '${areas.delhi}'`] : []),
        ...(may.rows[0]?.update
          ? [`update ${table} set area_id = area_id where area_id = '${areas.delhi}'`]
          : []),
      ];
      await inArea(areas.amritsar, async () => {
        for (const act of acts) expect([act, (await app.query(act)).rowCount]).toEqual([act, 0]);
      });
    }
  });
});

test('a reference to a row of another area is refused by a constraint, even for the owner', async () => {
  const foreign = await foreignCentre();
  for (const sql of [
    `insert into sewadar (area_id, id, centre_id, number, name, gender) values ('${areas.amritsar}', gen_random_uuid(), '${foreign}', 9998, 'X', 'male')`,
    `update sewa_schedule set centre_id = '${foreign}' where area_id = '${areas.amritsar}'`,
    `update sign_up_request set centre_id = '${foreign}' where area_id = '${areas.amritsar}'`,
    `update user_centre set centre_id = '${foreign}' where area_id = '${areas.amritsar}'`,
    `insert into org (id, area_id, centre_id, name, level) values (gen_random_uuid(), '${areas.amritsar}', '${foreign}', 'X', 10)`,
  ])
    await expect(portal.owner.query(sql)).rejects.toMatchObject({ code: '23503' });
});

test('a forged context of another user reveals no password, session or code', async () => {
  const { rows } = await portal.owner.query("select id from app_user where username = 'admin'");
  await app.query('begin');
  await app.query(
    "select set_config('app.user', $1, true), set_config('app.level', '100', true), set_config('app.centres', '*', true)",
    [rows[0].id],
  );
  for (const table of ['credential', 'session', 'one_time_code'])
    expect(await refusal(`select * from ${table}`)).toBe('42501');
  await app.query('rollback');
});

test('many at once through the pool: nobody is answered in the context of another', async () => {
  const [amritsar, delhi, one] = [
    await portal.signIn('area'),
    await portal.signIn('zone'),
    await portal.signIn('clerk'),
  ];
  expect((await delhi.get(`/api/user/switch-area?area=${areas.delhi}`)).status).toBe(200);
  const namesOf = async (area: string) =>
    (
      await portal.owner.query<{ name: string }>('select name from centre where area_id = $1 order by name', [
        area,
      ])
    ).rows.map(({ name }) => name);
  const expected = {
    amritsar: (await namesOf(areas.amritsar)).sort(),
    delhi: (await namesOf(areas.delhi)).sort(),
  };
  const namesIn = (body: { list: { name: string }[] }) => body.list.map(({ name }) => name).sort();
  const stranger = portal.visitor();
  const wrong: unknown[] = [];
  const check = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should)) wrong.push([what, is]);
  };
  await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const density = i % 2 ? 'compact' : 'comfortable';
      const forget = () => stranger.post('/api/user/forgot-password', { u: `stranger-${i}` });
      const centres = async (by: Visitor) => namesIn((await answer(() => by.get('/api/user/centers'))).body);
      check('amritsar', await centres(amritsar), expected.amritsar);
      check('delhi', await centres(delhi), expected.delhi);
      check('stranger', (await answer(() => stranger.get('/api/user/centers'))).status, 401);
      check('clerk', (await answer(() => one.get('/api/user'))).body.data.username, 'clerk');
      check('login', (await answer(forget)).status < 500, true);
      check('change', (await answer(() => delhi.put('/api/user/preferences', { density }))).status, 200);
    }),
  );
  expect(wrong).toEqual([]);
});

/** On a busy machine so many wait longer for a connection than anybody should: then the server says so, and is asked again. */
async function answer(ask: () => ReturnType<Visitor['get']>): ReturnType<Visitor['get']> {
  for (;;) {
    const reply = await ask();
    if (reply.body.code !== 'BUSY') return reply;
  }
}

function isBusiness(table: string): boolean {
  return ![platformTables, derived, ownTables].some((list) => table in list) && table !== 'change_log';
}

/** What the application may read at all. */
function readable(): string[] {
  return tables.filter((name) => !(name in platformTables) || name === 'idempotency_key');
}

async function count(table: string): Promise<number> {
  const columns = table === 'sign_up_request' ? 'id' : '*';
  return (await app.query(`select ${columns} from ${table}`)).rowCount ?? -1;
}

async function column(sql: string): Promise<string[]> {
  const client = isInArea ? app : portal.owner;
  const { rows } = await client.query<Record<string, string>>(sql);
  return rows.map((row) => Object.values(row)[0] ?? '');
}

let isInArea = false;
async function inArea<T>(area: string, work: () => Promise<T>, centres = '*'): Promise<T> {
  await app.query('begin');
  isInArea = true;
  try {
    await app.query(
      "select set_config('app.area', $1, true), set_config('app.centres', $2, true), set_config('app.level', $3, true)",
      [area, centres, centres === '*' ? '50' : '10'],
    );
    return await work();
  } finally {
    isInArea = false;
    await app.query('rollback');
  }
}

/** The code with which the database refuses; null when it does not. Leaves nothing behind. */
async function refusal(sql: string): Promise<string | null> {
  const isNested = isInArea;
  await app.query(isNested ? 'savepoint attempt' : 'begin');
  try {
    await app.query(sql);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await app.query(isNested ? 'rollback to savepoint attempt' : 'rollback');
  }
}

async function foreignCentre(): Promise<string> {
  return (await portal.owner.query("select id from centre where code = 'DEL-1'")).rows[0].id;
}

async function foreignOrg(): Promise<string> {
  return (await portal.owner.query('select id from org where area_id = $1 and level = 50', [areas.delhi]))
    .rows[0].id;
}
