import { applicationTypes } from '@sewa/contract/applications/enums';
import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicationBody, applicationsPath } from '../../testing/applications.ts';
import { upload } from '../../testing/attachments.ts';
import { picture } from '../../testing/hostile-files.ts';
import { makeSewadar, placesOf } from '../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { openDatabase } from '../db/database.ts';
import { openDiskStore } from '../files/disk-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { startHousekeeping } from '../housekeeping.ts';

let portal: TestPortal;
let area: Visitor;
let files: FileStore;
let places: Record<string, string>;
let here: string;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.owner.query(`update org set acl = acl || '{"SEWADAR.SEWADAR": 2310, "SEWADAR.OAE": 210}'`);
  await portal.owner.query(
    `update app_user set acl = acl || '{"SEWADAR.SEWADAR": 2310, "SEWADAR.OAE": 210}' where username = 'area'`,
  );
  area = await portal.signIn('area');
  files = await openDiskStore(portal.dataDir);
  places = await placesOf(portal);
  here = places['ASR-1'] ?? '';
});
afterAll(() => portal.close());

const reason = { reason: 'Request of 12 March' };

test('a person is erased from records, log, files and search; a tombstone and what others need stay', async () => {
  const name = 'Zorawarpreet Erasable';
  const id = await makeSewadar(area, here, {
    name,
    nameLatin: name,
    phone: '+919800000001',
    notes: 'a secret note',
  });
  const photo = { owner: 'sewadar', ownerId: id, type: attachmentTypes.PHOTO } as const;
  await upload(portal, area, photo, await picture(310, 400).jpeg().toBuffer());
  const application = newId();
  // With the key of a repeated request, whose reply is kept for a while.
  await area.post(
    applicationsPath,
    {
      ...applicationBody(here, { name, sewadar: id, type: applicationTypes.SANGAT }),
      id: application,
    },
    { 'idempotency-key': newId() },
  );
  await insert(
    `vehicle_pass (area_id, id, centre_id, number, sewadar_id, name, vehicle_number, vehicle_type)
    values ($1, gen_random_uuid(), $2, 777777, $3, $4, 'PB02ER', 5)`,
    id,
    name,
  );
  const member = newId();
  await insert(`oae_member (area_id, id, centre_id, number, name, gender, birth_date, valid_from, pass_code)
    values ($1, '${member}', $2, 88888, 'Somebody else', 'male', '1940-01-01', '2026-01-01', 'M123456789')`);
  await insert(
    `oae_attendant (area_id, id, centre_id, member_id, place, sewadar_id, name, gender, pass_code)
    values ($1, gen_random_uuid(), $2, '${member}', 1, $3, $4, 'male', 'A123456789')`,
    id,
    name,
  );
  const stored = await portal.owner.query(
    'select unnest(array[content_hash, thumbnail_hash, card_hash]) as hash from attachment where sewadar_id = $1',
    [id],
  );
  expect((await area.get('/api/search', { q: 'Zorawarpreet' })).body.docs ?? []).not.toEqual([]);

  const erased = await area.post(`/api/sewadar/${id}/erase`, reason);
  expect(erased.body).toMatchObject({
    success: true,
    data: {
      removed: { sewadars: 1, members: 0, applications: 1, documents: 1 },
      kept: { attendants: 1, passes: 1 },
    },
  });

  expect((await area.get(`/api/sewadar/${id}`)).status).toBe(404);
  expect((await area.get(`${applicationsPath}/${application}`)).status).toBe(404);
  for (const { hash } of stored.rows) await expect.poll(() => files.get(hash)).toBeNull();
  const traces = await tracesOf(name, 'a secret note');
  // The other member's record needs to know who attends.
  expect(traces).toEqual(
    ['change_log', 'oae_attendant', 'search_key', 'search_word'].filter((t) => traces.includes(t)),
  );
  const log = await portal.owner.query(
    `select entity, kind, before, after, title from change_log where row_id = any ($1) order by id desc`,
    [[id, application]],
  );
  expect(log.rows[0]).toEqual({
    entity: 'sewadar',
    kind: 5,
    before: null,
    after: { erased: true },
    title: '',
  });
  expect(
    log.rows.slice(1).every((row) => row.before === null && row.after === null && row.title === ''),
  ).toBe(true);
  expect(log.rows.length).toBeGreaterThan(3);
  const tombstone = await portal.owner.query(
    'select entity, reason, report from erasure where record_id = $1',
    [id],
  );
  expect(tombstone.rows).toMatchObject([
    { entity: 'sewadar', reason: reason.reason, report: { kept: { passes: 1 } } },
  ]);
  const pass = await portal.owner.query(
    'select name, vehicle_number from vehicle_pass where number = 777777',
  );
  expect(pass.rows).toEqual([{ name: '—', vehicle_number: '—' }]);
  const found = (await area.get('/api/sewadar', { q: 'Zorawarpreet' })).body.data.rows;
  expect(found).toEqual([]);
});

test('a merged record goes with the one it was merged into, and one file of two people stays for the other', async () => {
  const [kept, merged, other] = [
    await makeSewadar(area, here),
    await makeSewadar(area, here),
    await makeSewadar(area, here),
  ];
  const bytes = await picture(222, 333).jpeg().toBuffer();
  for (const ownerId of [merged, other])
    await upload(portal, area, { owner: 'sewadar', ownerId, type: attachmentTypes.OTHERS }, bytes);
  await area.post(`/api/sewadar/${kept}/merge`, { other: merged, version: 1, otherVersion: 1, take: [] });
  const erased = await area.post(`/api/sewadar/${kept}/erase`, reason);
  expect(erased.body.data.removed).toMatchObject({ sewadars: 2, documents: 1 });
  const left = await portal.owner.query('select content_hash as hash from attachment where sewadar_id = $1', [
    other,
  ]);
  expect(await files.has(left.rows[0].hash)).toBe(true);
});

test('erasing needs its right, a reason and a record in sight', async () => {
  const id = await makeSewadar(area, here);
  const clerk = await portal.signIn('nobody');
  expect((await clerk.post(`/api/sewadar/${id}/erase`, reason)).status).toBe(403);
  expect((await area.post(`/api/sewadar/${id}/erase`, { reason: '' })).status).toBe(400);
  const foreign = await portal.owner.query('select id from sewadar where centre_id = $1 limit 1', [
    places['DEL-1'],
  ]);
  expect((await area.post(`/api/sewadar/${foreign.rows[0].id}/erase`, reason)).status).toBe(404);
});

test('a member is erased with the attendants, an application alone leaves what it made', async () => {
  const made = newId();
  await insert(`oae_member (area_id, id, centre_id, number, name, gender, birth_date, valid_from, pass_code)
    values ($1, '${made}', $2, 99999, 'Erasable Member', 'male', '1940-01-01', '2026-01-01', 'M987654321')`);
  await insert(`oae_arrival (area_id, id, centre_id, gathering_id, member_id)
    select $1, gen_random_uuid(), $2, (select id from oae_gathering where area_id = $1 limit 1), '${made}'`);
  const erased = await area.post(`/api/oae/members/${made}/erase`, reason);
  expect(erased.body.data.removed).toMatchObject({ members: 1, sewadars: 0 });
  expect(await tracesOf('Erasable Member')).not.toContain('oae_member');
  const { rows: arrivals } = await portal.owner.query(
    `select from change_log where entity = 'oae_arrival' and $1 in (before ->> 'member_id', after ->> 'member_id')`,
    [made],
  );
  expect(arrivals).toEqual([]);

  const sewadar = await makeSewadar(area, here);
  const id = newId();
  await area.post(applicationsPath, {
    ...applicationBody(here, { sewadar, type: applicationTypes.SANGAT }),
    id,
  });
  const alone = await area.post(`${applicationsPath}/${id}/erase`, reason);
  expect(alone.body.data).toMatchObject({ removed: { applications: 1, sewadars: 0 }, kept: { sewadars: 1 } });
});

test('somebody who has only an application is erased with it, and what it made loses its contents', async () => {
  const name = 'Sangatonly Erasable';
  const id = newId();
  await area.post(applicationsPath, {
    ...applicationBody(here, { name, nameLatin: name, type: applicationTypes.SANGAT }),
    id,
  });
  const badge = newId();
  await insert(
    `badge_entitlement (area_id, id, centre_id, badge_type, name, gender, phone) values ($1, '${badge}', $2, 5, $4, 'male', $3)`,
    '+919800000077',
    name,
  );
  await portal.owner.query('update application set status = 30, result_entitlement_id = $2 where id = $1', [
    id,
    badge,
  ]);
  const erased = await area.post(`${applicationsPath}/${id}/erase`, reason);
  expect(erased.body.data).toMatchObject({ removed: { applications: 1 }, kept: { entitlements: 1 } });
  expect(await tracesOf(name)).toEqual([]);
  expect((await area.get(`${applicationsPath}/${id}`)).status).toBe(404);
});

test('retention runs step by step from where it stopped, and operators see when each succeeded', async () => {
  await portal.owner.query(
    `insert into change_log (area_id, entity, row_id, kind, at, after)
     select id, 'session', 'x', 1, now() - interval '13 months', '{"outcome": "signed in", "address": "203.0.113.9"}'
     from area, generate_series(1, 2500) where code = 'ASR'`,
  );
  await portal.owner.query(
    `insert into sign_up_request (area_id, id, centre_id, name, phone, email, username, password_hash, status, updated_at)
     select area_id, gen_random_uuid(), id, 'Old Request', '', '', 'old-request', '', 3, now() - interval '91 days' from centre where code = 'ASR-1'`,
  );
  const logged: string[] = [];
  const note = (text: string) => void logged.push(text);
  const log = { info: note, warn: note, error: note };
  const database = openDatabase({ url: portal.appUrl, log, usesPlainRequests: false });
  const housekeeping = startHousekeeping({ steps: database.housekeeping, ledger: database.ledger, log });
  try {
    await housekeeping.run();
    const addresses = `select count(*)::int as count from change_log where entity = 'session' and after ->> 'address' = '203.0.113.9'`;
    expect((await portal.owner.query(addresses)).rows).toEqual([{ count: 0 }]);
    expect(await tracesOf('Old Request')).toEqual([]);
    const cursor = await portal.owner.query(
      `select cursor::bigint > 0 as moved from housekeeping_step where name = 'network addresses of old sign-ins'`,
    );
    expect(cursor.rows).toEqual([{ moved: true }]);
    expect(logged.join()).toContain('decided account requests: deleted 1');
  } finally {
    const stopped = housekeeping.stop();
    await database.close();
    await stopped;
  }
  const admin = await portal.signIn('admin');
  const { docs } = (await admin.get('/api/user/housekeeping')).body;
  const row = docs.find(({ name }: { name: string }) => name === 'decided account requests');
  expect(row).toMatchObject({ succeededAt: expect.any(String), failure: '' });
  expect((await area.get('/api/user/housekeeping')).status).toBe(403);
});

async function insert(statement: string, sewadar?: string, name?: string): Promise<void> {
  const more = [sewadar, name].filter((value) => value !== undefined);
  await portal.owner.query(`insert into ${statement}`, [places['ASR'], here, ...more]);
}

/** The tables in which one of the texts stands anywhere. */
async function tracesOf(...texts: string[]): Promise<string[]> {
  const { rows } = await portal.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await portal.owner.query(
      `select from ${name} t where exists (select from unnest($1::text[]) x where to_jsonb(t)::text like '%' || x || '%') limit 1`,
      [texts],
    );
    if (hit.rowCount) found.push(name);
  }
  return found;
}
