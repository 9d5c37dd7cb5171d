import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../testing/test-portal.ts';
import type { Visitor } from '../testing/visitor.ts';
import { fillTables } from './fill-tables.ts';

let portal: TestPortal;
let area: Visitor;
let centre: string;
beforeAll(async () => {
  portal = await openTestPortal();
  area = await portal.signIn('area');
  centre = (await portal.owner.query("select id from centre where code = 'ASR-1'")).rows[0].id;
});
afterAll(() => portal.close());

interface Entry {
  entity: string;
  row_id: string;
  kind: number;
  user_name: string;
  request_id: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** The rows that the work added to the log. */
async function logged(work: () => Promise<unknown>): Promise<Entry[]> {
  const { rows } = await portal.owner.query('select coalesce(max(id), 0) as last from change_log');
  await work();
  const added = await portal.owner.query<Entry>(
    'select entity, row_id, kind, user_name, request_id, before, after from change_log where id > $1 order by id',
    [rows[0].last],
  );
  return added.rows;
}

const schedule = () => ({
  title: 'Langar',
  department: 'Kitchen',
  centre,
  kind: 'weekly',
  days: ['SU'],
  interval: 1,
  nth: 1,
  startTime: '06:00',
  endTime: '10:00',
  needed: 5,
  validFrom: '2026-01-01',
  validTo: null,
  holidays: [],
  lateAfter: null,
  halfBelow: null,
  maxHours: null,
  maxDaysInRow: null,
});

test('a create, an update and a delete through the portal write one row each, with who, before and after', async () => {
  const id = newId();
  const created = await logged(() => area.post('/api/user/sewa-schedules', { id, ...schedule() }));
  expect(created).toMatchObject([
    { entity: 'sewa_schedule', row_id: id, kind: 4, before: null, after: { id, title: 'Langar', needed: 5 } },
  ]);
  expect(created[0]).toMatchObject({ user_name: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ', request_id: expect.any(String) });
  const updated = await logged(() =>
    area.put(`/api/user/sewa-schedules/${id}`, { ...schedule(), needed: 7, version: 1 }),
  );
  expect(updated).toMatchObject([{ row_id: id, kind: 3, before: { needed: 5 }, after: { needed: 7 } }]);
  expect(Object.keys(updated[0]?.after ?? {})).toEqual(['needed']);
  const deleted = await logged(() => area.delete(`/api/user/sewa-schedules/${id}`));
  expect(deleted).toMatchObject([
    { row_id: id, kind: 5, before: { title: 'Langar', needed: 7 }, after: null },
  ]);
});

test('what changes nothing, and what only reads, writes nothing', async () => {
  const id = newId();
  await area.post('/api/user/sewa-schedules', { id, ...schedule() });
  const { data } = (await area.get(`/api/user/sewa-schedules/${id}`)).body;
  const entries = await logged(async () => {
    expect((await area.put(`/api/user/sewa-schedules/${id}`, data)).status).toBe(200);
    expect((await area.get('/api/user/sewa-schedules')).status).toBe(200);
  });
  expect(entries).toEqual([]);
});

test('a refused call and a failed transaction leave nothing', async () => {
  const { rows } = await portal.owner.query('select id from sewa_schedule where centre_id = $1 limit 1', [
    centre,
  ]);
  const entries = await logged(async () => {
    expect(
      (await area.put(`/api/user/sewa-schedules/${rows[0].id}`, { ...schedule(), version: 99 })).status,
    ).toBe(409);
    expect((await area.post('/api/user/sewa-schedules', { ...schedule(), id: rows[0].id })).status).toBe(409);
    expect((await area.post('/api/user/sewa-schedules', { ...schedule(), centre: newId() })).status).toBe(
      400,
    );
  });
  expect(entries).toEqual([]);
  const client = await portal.owner.connect();
  expect(
    await logged(async () => {
      await client.query('begin');
      await client.query("update sewadar set name = 'Nobody'");
      await client.query('rollback');
    }),
  ).toEqual([]);
  client.release();
});

/** A column whose change nothing else refuses, where the table has neither a name nor a title. */
const changedColumn: Readonly<Record<string, string>> = {
  user_centre: 'centre_id',
  sewadar_department: 'role',
  sewadar_merge: 'undone_at',
  application_remark: 'text',
  badge: 'department',
  sync_conflict: 'note',
  sync_incident: 'kind',
  attendance_entry: 'user_name',
  attendance_correction: 'user_name',
  attendance_month: 'closed_by_name',
  badge_key: 'retired_at',
  badge_scan: 'gate',
  expiring_paper: 'notes',
  badge_picture: 'made_by_name',
  badge_print: 'made_by_name',
  badge_print_card: 'reason',
  badge_template: 'made_by_name',
  bav_cash_move: 'reason',
  bav_item_tax: 'hsn',
  bav_receipt: 'reason',
  bav_sale_issue: 'note',
  bav_shift: 'note',
  blood_call: 'note',
  blood_call_claim: 'user_name',
  blood_camp_bank: 'centre_id',
  blood_deferral: 'notes',
  blood_donation: 'notes',
  blood_donor_merge: 'user_name',
  blood_rules: 'reason',
  blood_visit: 'last_by_name',
  dak_bag: 'courier_number',
  dak_letter: 'subject',
  nominal_roll: 'destination',
  nominal_roll_member: 'role',
  nominal_roll_setting: 'yearly_days',
  oae_arrival: 'left_at',
  oae_renewal: 'reason',
  quick_token: 'print_count',
  transport_expense: 'vendor',
  transport_trip: 'purpose',
  sg_record_entry: 'text',
  stock_count: 'notes',
  stock_count_line: 'counted_by_name',
  stock_document: 'reason',
  stock_order: 'notes',
  stock_order_line: 'price',
  stock_purchase: 'notes',
  stock_purchase_line: 'cost',
  stock_sanction: 'year',
  stock_transfer: 'notes',
  stock_transfer_line: 'received',
  transport_vehicle: 'make',
};
const newValue: Readonly<Record<string, string>> = {
  centre_id: "(select id from centre where code = 'ASR-4')",
  yearly_days: '100',
  undone_at: 'now()',
  left_at: 'now()',
  retired_at: 'now()',
  print_count: '2',
  price: '77',
  cost: '77',
  year: '2150',
  received: 'case when received = 0 then null else 0 end',
  hsn: "'4901'",
};
/** What the demo area has none of, and fillTables cannot make. */
const rowsOfPeople = `
  insert into attachment (area_id, id, centre_id, sewadar_id, type, name, mime, bytes, content_hash)
    select area_id, gen_random_uuid(), centre_id, id, 30, 'a.pdf', 'application/pdf', 1, repeat('a', 64) from sewadar limit 1;
  insert into transfer_request (area_id, id, centre_id, sewadar_id, to_area_id, name, person, asked_by)
    select s.area_id, gen_random_uuid(), s.centre_id, s.id, a.id, 'A', '{}', s.id from sewadar s join area a on a.id <> s.area_id limit 1;
  insert into sync_device (area_id, id, name, number, public_key) select id, gen_random_uuid(), 'Laptop', 1, 'A' from area limit 1;
  insert into sync_enrolment (area_id, id, name, code_hash, expires_at) select id, gen_random_uuid(), 'Laptop', 'A', now() from area limit 1;
  insert into sync_conflict (area_id, id, kind, entity, row_id, device_number, winner)
    select id, gen_random_uuid(), 'refused', 'A', gen_random_uuid(), 1, 'none' from area limit 1`;

test('every business table writes its row around the portal too', async () => {
  const tables = (
    await portal.owner.query<{ table: string; id: string }>(
      `select tgrelid::regclass::text as table, split_part(encode(tgargs, 'escape'), E'\\\\000', 1) as id from pg_trigger t
       join pg_proc p on p.oid = t.tgfoid where p.proname = 'log_change' order by 1`,
    )
  ).rows;
  expect(tables.length).toBeGreaterThanOrEqual(8);
  await portal.owner.query(
    `insert into sign_up_request (area_id, id, centre_id, name, phone, email, username, password_hash)
     select area_id, gen_random_uuid(), id, 'Someone', '', '', 'someone', 'a hash' from centre where code = 'ASR-1';
     insert into user_centre (area_id, user_id, centre_id)
     select c.area_id, u.id, c.id from app_user u join centre c on c.area_id = u.area_id where u.username = 'nobody' and c.code = 'ASR-3'`,
  );
  await portal.owner.query(rowsOfPeople);
  for (const { table } of tables)
    if ((await portal.owner.query(`select from ${table} limit 1`)).rowCount === 0)
      await fillTables(portal.owner, [table]);
  for (const { table, id } of tables) {
    const client = await portal.owner.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query(`select *, ctid from ${table} limit 1`);
      const row = rows[0];
      const text = changedColumn[table] ?? ('name' in row ? 'name' : 'title');
      const mark = (await client.query('select coalesce(max(id), 0) as last from change_log')).rows[0].last;
      const changed = newValue[text] ?? `${text} || ' (changed)'`;
      await client.query(`update ${table} set ${text} = ${changed} where ctid = $1`, [row.ctid]);
      const updated = (
        await client.query('select kind, entity, row_id, before, after from change_log where id > $1', [mark])
      ).rows;
      expect(updated).toMatchObject([
        { kind: 3, entity: table, row_id: row[id], before: { [text]: row[text] } },
      ]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
});

test('passwords, codes and tokens never reach the log, in whatever way they were set', async () => {
  const password = 'Tractor-Lemon-48';
  const { rows } = await portal.owner.query("select id, org_id from app_user where username = 'counter'");
  const user = {
    username: 'masked',
    name: 'Masked',
    nameLatin: '',
    phone: '',
    email: '',
    org: rows[0].org_id,
    centres: [],
    acl: {},
    temporary: [],
    isActive: true,
  };
  const entries = await logged(async () => {
    const made = await area.post('/api/user', { ...user, password });
    await area.put(`/api/user/${made.body.data.id}/change-pwd`, { p: `${password}-2` });
    const handed = await area.put(`/api/user/${made.body.data.id}/one-time-code`);
    await portal
      .visitor()
      .post('/api/user/reset-password', { u: 'masked', code: handed.body.data.code, p: `${password}-3` });
    await portal.signIn('masked', `${password}-3`);
    await portal.visitor().post('/api/user/register', {
      name: 'Asked',
      phone: '',
      email: '',
      centre,
      username: 'asked-for',
      password,
    });
  });
  expect(entries.map(({ entity, kind }) => `${entity} ${kind}`)).toEqual([
    'app_user 4',
    'app_user 3',
    'app_user 3',
    'app_user 3',
    'app_user 3',
    'session 1',
    'sign_up_request 4',
  ]);
  const text = JSON.stringify(entries);
  expect(text).not.toContain('argon2');
  expect(text).not.toContain(password);
  expect(text).toContain('•••');
});

test('sign-in, refusal and sign-out write one row each', async () => {
  const entries = await logged(async () => {
    const clerk = await portal.signIn('clerk');
    await portal.visitor().post('/api/user/login', { u: 'clerk', p: 'wrong' });
    await clerk.get('/api/user/logout');
    await clerk.get('/api/user/logout');
  });
  expect(entries).toMatchObject([
    { entity: 'session', kind: 1, after: { outcome: 'signed in' } },
    { entity: 'session', kind: 1, after: { outcome: 'refused' } },
    { entity: 'session', kind: 2 },
  ]);
});

test('an export is recorded as a read', async () => {
  const entries = await logged(async () =>
    expect((await area.get('/api/user/sewa-schedules/export')).status).toBe(200),
  );
  expect(entries).toMatchObject([{ kind: 6, user_name: 'ਹਰਜਿੰਦਰ ਕੌਰ ਸੰਧੂ' }]);
});

test('fifty changes at the same time write fifty rows', async () => {
  const entries = await logged(() =>
    Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        area.post('/api/user/sewa-schedules', { ...schedule(), title: `Langar ${i}` }),
      ),
    ),
  );
  expect(entries).toHaveLength(50);
  expect(new Set(entries.map(({ row_id }) => row_id)).size).toBe(50);
});
