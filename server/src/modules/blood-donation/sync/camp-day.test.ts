import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@sewa/contract/kernel/values/ids';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBadLine } from '../../../testing/bad-line.ts';
import { enrol, openCampLaptop, runOnLaptop } from '../../../testing/camp-laptop.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { grantBlood, makeCamp, makeDonor, moveTo } from '../testing/blood.ts';
import { differences, newDonor, passCamp, tablesNaming } from './testing/camp-day.ts';

/** SYNC_DONORS=300 is the whole camp. */
const DONORS = Number(process.env['SYNC_DONORS'] ?? 8);
const BEDS = 6;
/** SYNC_LINE=256: handed in over so many kbit/s with 600 ms, 5 % loss, cuts and an outage of three minutes. */
const LINE_KBITS = Number(process.env['SYNC_LINE'] ?? 0);
const timeout = 3_600_000;

/** The usual line is quick, and cut in the middle of the first batch. */
function openLine() {
  if (LINE_KBITS === 0)
    return openBadLine({ to: cloud.url, bytesPerSecond: 200_000, cuts: [{ atBytes: 4_000 }] });
  const cuts = Array.from({ length: 20 }, (_, place) => ({
    atBytes: 15_000 + place * 37_000,
    outageMs: place === 2 ? 180_000 : 2_000,
  }));
  return openBadLine({
    ...{ to: cloud.url, bytesPerSecond: (LINE_KBITS * 1_000) / 8, delayMs: 300, loss: 0.05, cuts },
  });
}

let cloud: TestPortal;
let laptop: Awaited<ReturnType<typeof openCampLaptop>>;
let head: Visitor;
let centre: string;
let area: string;
beforeAll(async () => {
  cloud = await openTestPortal();
  laptop = await openCampLaptop();
  await grantBlood(cloud, 'area');
  await cloud.owner.query(
    `update org set acl = acl || '{"SETTINGS.DEVICE": 6, "BLOOD_DONATION.CLOUD_SYNC": 7919}';
     update app_user set acl = acl || '{"SETTINGS.DEVICE": 6, "BLOOD_DONATION.CLOUD_SYNC": 7919}' where username = 'area'`,
  );
  head = await cloud.signIn('area');
  centre = (await placesOf(cloud))['ASR-1'] ?? '';
  area = (await cloud.owner.query("select id from area where code = 'ASR'")).rows[0].id;
});
afterAll(async () => {
  await cloud.close();
  await laptop.close();
});

/** What is planned for the coming weeks, like a camp. */
async function planLaterCamps(like: string, count: number): Promise<void> {
  await cloud.owner.query(
    `insert into blood_camp (area_id, id, centre_id, number, name, first_day, last_day, opens_at, closes_at, beds, target_units)
     select area_id, gen_random_uuid(), centre_id, 900000 + d, 'Later camp ' || d, first_day + d, last_day + d, opens_at, closes_at, beds,
       target_units
     from blood_camp, generate_series(1, $2::int) d where id = $1`,
    [like, count],
  );
}

test(`a camp of ${DONORS} donors: prepared, run without the cloud, handed in, equal, reconciled`, {
  timeout,
}, async () => {
  const camp = await makeCamp(head, centre, { beds: BEDS });
  await planLaterCamps(camp, 21);
  const known = await makeDonor(head, centre, { phone: '+919812300777', gender: 'male' });
  const { rows: staff } = await cloud.owner.query("select id from app_user where username = 'area'");
  // The clerk works in the camp's centre, the other one elsewhere.
  const { rows: teams } = await cloud.owner.query<{ id: string }>(
    "update app_user set acl = $1 where username in ('clerk', 'nobody') returning id",
    [{ 'BLOOD_DONATION.CLOUD_SYNC': 7919 }],
  );
  const members = [staff[0].id, ...teams.map(({ id }) => id)];
  await enrol(cloud, laptop, { administrator: head, name: 'Laptop 1', staff: members });
  expect(await runOnLaptop(laptop, 'prepare')).toMatchObject({ state: 'done' });
  expect(await differences(laptop.owner, cloud.owner, area)).toEqual([]);

  // A further centre of a user comes with a preparation, and goes with the next once it was withdrawn.
  const centresHere = async () =>
    (await laptop.owner.query('select from user_centre where user_id = $1', [staff[0].id])).rowCount;
  const further = [area, staff[0].id, centre];
  await cloud.owner.query(
    'insert into user_centre (area_id, user_id, centre_id) values ($1, $2, $3)',
    further,
  );
  expect(await runOnLaptop(laptop, 'prepare')).toMatchObject({ state: 'done' });
  expect(await centresHere()).toBe(1);
  await cloud.owner.query(
    'delete from user_centre where (area_id, user_id, centre_id) = ($1, $2, $3)',
    further,
  );
  expect(await runOnLaptop(laptop, 'prepare')).toMatchObject({ state: 'done' });
  expect(await centresHere()).toBe(0);

  // A member of the team signs in on the laptop with the password of the cloud.
  const team = await laptop.signIn('area');
  for (let place = 0; place < DONORS; place += 1) {
    // Some have the same name and about the same age.
    const stranger = { newDonor: newDonor(place), donorId: newId(), isSomebodyElse: true };
    const who = place === 0 ? { donor: known } : stranger;
    const fates = ['', '', '', 'defer', '', 'withdraw', ''] as const;
    const fate = fates[place % fates.length];
    await passCamp(team, camp, {
      ...{ who, bed: 1 + (place % BEDS), bag: `BAG-${place}` },
      ...(fate ? { fate } : {}),
    });
  }
  expect((await moveTo(team, camp, { to: 15 })).status).toBe(200);
  const units = Number(
    (await laptop.owner.query('select count(*) from blood_donation where camp_id = $1', [camp])).rows[0]
      .count,
  );
  expect((await moveTo(team, camp, { to: 20, units })).body.code).toBe('SYNC_CLOUD_ONLY');

  const line = await openLine();
  const leadTo = (url: string) => laptop.owner.query('update sync_self set cloud = $1', [url]);
  await leadTo(line.url);
  const began = performance.now();
  const handedIn = await runOnLaptop(laptop, 'hand-in', { limitMs: timeout });
  await leadTo(cloud.url);
  await line.close();
  if (LINE_KBITS > 0) {
    const { rows } = await laptop.owner.query(
      'select count(*)::int as batches, sum(changes)::int as changes from sync_batch',
    );
    const seconds = Math.round((performance.now() - began) / 1_000);
    console.log({ seconds, ...rows[0], ...handedIn.result, compared: undefined, line: line.seen });
  }
  expect(line.seen.cuts).toBeGreaterThan(0);
  expect(handedIn.result.retries).toBeGreaterThan(0);
  expect(await differences(laptop.owner, cloud.owner, area)).toEqual([]);
  expect(handedIn).toMatchObject({
    state: 'done',
    result: { compared: expect.arrayContaining([{ entity: 'blood_camp', row: camp, isEqual: true }]) },
  });
  // A team of one centre sees on the laptop whether its own camps are the same, and no other camps.
  const scopesFor = async (on: TestPortal, username: string) =>
    (await (await on.signIn(username)).get('/api/sync/scope')).body;
  const isEqual = [expect.objectContaining({ isEqual: true, isCurrent: true })];
  expect((await scopesFor(laptop, 'clerk')).data).toContainEqual(
    expect.objectContaining({ row: camp, compared: isEqual }),
  );
  expect((await scopesFor(laptop, 'nobody')).data).not.toContainEqual(expect.objectContaining({ row: camp }));
  expect((await scopesFor(cloud, 'clerk')).code).toBe('FORBIDDEN');
  const { rows: visits } = await cloud.owner.query('select id from blood_visit where camp_id = $1', [camp]);
  expect(visits).toHaveLength(DONORS);
  expect((await moveTo(head, camp, { to: 20, units })).status).toBe(200);

  // Again: nothing changes.
  const { data: before } = (await laptop.admin.get('/api/sync/state')).body;
  expect(before.laptop).toMatchObject({
    waiting: { changes: 0 },
    enrolment: { deviceNumber: 1, state: 'active' },
  });
  expect(await runOnLaptop(laptop, 'hand-in')).toMatchObject({ state: 'done' });
  expect(await differences(laptop.owner, cloud.owner, area)).toEqual([]);
  const { rows: camps } = await laptop.owner.query('select status from blood_camp where id = $1', [camp]);
  expect(camps[0].status).toBe(20);
  expect((await head.get('/api/sync/conflict')).body.data).toMatchObject({ total: 0 });
  const { rows: origins } = await cloud.owner.query(
    'select distinct origin from change_log where entity = $1',
    ['blood_visit'],
  );
  expect(origins.map(({ origin }) => origin)).toContain('device 1');
  const { rows: numbers } = await cloud.owner.query(
    'select min(number) from blood_visit where camp_id = $1',
    [camp],
  );
  expect(numbers[0].min).toBe(1_000_001);
});

test('the laptop is wiped once the cloud has everything, and can be prepared again', async () => {
  const wipe = (name = 'Laptop 1') => laptop.admin.post('/api/sync/wipe', { name });
  const { rows: donors } = await laptop.owner.query(
    "select id, name from blood_donor where name like 'Baldev%' limit 1",
  );
  const [donor] = donors;
  const onlyHere = async () => (await laptop.admin.get('/api/sync/state')).body.data.laptop.onlyHere;
  expect(await onlyHere()).toEqual({ files: 0, records: 0 });
  const made = await laptop.admin.post('/api/user/sewa-schedules', {
    ...{ title: 'Evening langar', department: 'Kitchen', centre, kind: 'weekly', days: ['WE'], interval: 1 },
    ...{ nth: 1, startTime: '17:00', endTime: '20:00', needed: 6, validFrom: '2026-01-01', validTo: null },
    ...{ holidays: [], lateAfter: null, halfBelow: null, maxHours: null, maxDaysInRow: null },
  });
  expect(made.body).toMatchObject({ success: true, data: { id: expect.any(String) } });
  expect(await onlyHere()).toEqual({ files: 0, records: 1 });
  const address = 'update blood_donor set address = $2 where id = $1';
  expect(await tablesNaming(laptop.owner, donor.name)).toContain('blood_donor');
  expect((await wipe('Laptop 2')).body.code).toBe('SYNC_WIPE_NAME');
  expect((await head.post('/api/sync/wipe', { name: 'Laptop 1' })).body.code).toBe('SYNC_LAPTOP_ONLY');

  // A station writes at this moment: it goes first, and what it wrote is handed in first.
  const station = new Client({ connectionString: laptop.ownerUrl });
  await station.connect();
  await station.query('begin');
  await station.query(address, [donor.id, 'House 7']);
  expect((await wipe()).body.code).toBe('SYNC_WIPE_BUSY');
  await station.query('commit');
  await station.end();
  expect((await wipe()).body.code).toBe('SYNC_WIPE_WAITING');
  expect(await runOnLaptop(laptop, 'hand-in')).toMatchObject({ state: 'done' });

  // Without the cloud, with an area that no cloud has, and with a camp that differs.
  const reach = (cloudUrl: string) => laptop.owner.query('update sync_self set cloud = $1', [cloudUrl]);
  await reach('http://127.0.0.1:9');
  expect((await wipe()).body.code).toBe('SYNC_UNREACHABLE');
  await reach(cloud.url);
  await laptop.owner.query("insert into area (id, name, code) values (gen_random_uuid(), 'Own', 'OWN')");
  expect((await wipe()).body.code).toBe('SYNC_WIPE_OTHER_AREA');
  await laptop.owner.query("delete from area where code = 'OWN'");
  await laptop.owner.query('update sync_comparison set is_equal = false');
  expect((await wipe()).body.code).toBe('SYNC_WIPE_UNEQUAL');
  await laptop.owner.query('update sync_comparison set is_equal = true');
  // The cloud has less than it confirmed, as after a restore.
  const headOf = 'update sync_device set head_number = head_number + $1 where area_id = $2';
  await cloud.owner.query(headOf, [-1, area]);
  expect((await wipe()).body.code).toBe('SYNC_WIPE_WAITING');
  await cloud.owner.query(headOf, [1, area]);
  expect(await tablesNaming(laptop.owner, donor.name)).toContain('blood_donor');

  const list = join(laptop.dataDir, 'imports', 'donors.csv');
  await mkdir(join(laptop.dataDir, 'imports'), { recursive: true });
  await writeFile(list, donor.name);
  const wiped = await wipe();
  expect(wiped.body).toMatchObject({
    data: { laptop: { enrolment: null, wipedAt: expect.any(String), onlyHere: null } },
  });
  expect(await tablesNaming(laptop.owner, donor.name)).toEqual([]);
  expect(await tablesNaming(laptop.owner, area)).toEqual([]);
  expect(await tablesNaming(laptop.owner, 'Laptop 1')).toEqual([]);
  expect(await readdir(join(laptop.dataDir, 'imports'))).toEqual([]);
  await expect(stat(join(laptop.dataDir, 'device'))).rejects.toThrow('ENOENT');
  const { rows: users } = await laptop.owner.query('select username from app_user');
  expect(users).toEqual([{ username: 'admin' }]);
  await expect(laptop.signIn('area')).rejects.toThrow('cannot sign in');
  const { data } = (await head.get('/api/sync/device')).body;
  expect(data.devices).toMatchObject([{ name: 'Laptop 1', wipedAt: expect.any(String) }]);

  // Its administrator is still signed in, and connects it again.
  expect((await laptop.owner.query('select is_finished from sync_wipe')).rows).toEqual([
    { is_finished: true },
  ]);
  // As a crash between the database and the disk leaves it: finished first, so that the new key stays.
  await laptop.owner.query('update sync_wipe set is_finished = false');
  await writeFile(list, donor.name);
  await enrol(cloud, laptop, { administrator: head, name: 'Laptop 1b' });
  expect(await readdir(join(laptop.dataDir, 'imports'))).toEqual([]);
  expect(await runOnLaptop(laptop, 'prepare')).toMatchObject({ state: 'done' });
  expect(await differences(laptop.owner, cloud.owner, area)).toEqual([]);
});
