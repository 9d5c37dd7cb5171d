import { deferralFields } from '@sewa/contract/blood-donation/deferrals';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrol, openCampLaptop, runOnLaptop } from '../../../testing/camp-laptop.ts';
import { placesOf } from '../../../testing/people.ts';
import { emptyBlood, grantSync } from '../../../testing/sync-device.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  campPath,
  deferralPath,
  donationBody,
  donationPath,
  donorPath,
  grantBlood,
  makeCamp,
  makeDonor,
  today,
} from '../testing/blood.ts';
import { deskOf } from '../testing/floor.ts';
import { differences, newDonor, tablesNaming } from './testing/camp-day.ts';

type Laptop = Awaited<ReturnType<typeof openCampLaptop>>;
let cloud: TestPortal;
let one: Laptop;
let two: Laptop;
let head: Visitor;
let area: string;
let centre: string;
beforeAll(async () => {
  cloud = await openTestPortal();
  await grantBlood(cloud, 'area');
  await grantSync(cloud);
  await emptyBlood(cloud);
  head = await cloud.signIn('area');
  area = (await cloud.owner.query("select id from area where code = 'ASR'")).rows[0].id;
  centre = (await placesOf(cloud))['ASR-1'] ?? '';
  one = await openCampLaptop();
  two = await openCampLaptop();
});
afterAll(async () => {
  for (const portal of [cloud, one, two]) await portal.close();
});

const conflicts = async () => (await head.get('/api/sync/conflict', { size: 100 })).body.data.rows;
const exchange = async (laptop: Laptop, act: 'prepare' | 'hand-in') =>
  expect(await runOnLaptop(laptop, act)).toMatchObject({ state: 'done' });

test('two laptops register the same people in the same minute: no number is given twice, and the pairs are listed', async () => {
  const camp = await makeCamp(head, centre);
  const known = await makeDonor(head, centre, { phone: '+919812300888', gender: 'male' });
  await enrol(cloud, one, { administrator: head, name: 'Laptop 1' });
  await enrol(cloud, two, { administrator: head, name: 'Laptop 2' });
  await exchange(one, 'prepare');
  await exchange(two, 'prepare');
  const stranger = newDonor(99);
  for (const { admin } of [one, two]) {
    const desk = deskOf(admin, camp, 'registration');
    expect((await desk.register({ donor: known })).status).toBe(200);
    expect((await desk.register({ newDonor: stranger, donorId: newId() })).status).toBe(200);
  }
  await exchange(one, 'hand-in');
  await exchange(two, 'hand-in');
  await exchange(one, 'hand-in');
  const { rows } = await cloud.owner.query(
    'select number from blood_visit where camp_id = $1 order by number',
    [camp],
  );
  expect(rows.map(({ number }) => number)).toEqual([1_000_001, 1_000_002, 2_000_001, 2_000_002]);
  const { rows: donors } = await cloud.owner.query(
    'select id, number from blood_donor where name = $1 order by number',
    [stranger.name],
  );
  expect(donors.map(({ number }) => number)).toEqual([1_000_001, 2_000_001]);
  const listed = (await conflicts()).map(
    ({ finding, row, other }: { finding: string; row: string; other: { row: string } }) => ({
      finding,
      row,
      other: other.row,
    }),
  );
  expect(listed).toContainEqual({ finding: 'likelyDuplicate', row: donors[1].id, other: donors[0].id });
  expect(listed.filter(({ finding }: { finding: string }) => finding === 'registeredTwice')).toHaveLength(1);
  expect(await differences(one.owner, cloud.owner, area)).toEqual([]);
  expect(await differences(two.owner, cloud.owner, area)).toEqual([]);

  // Who has two visits is found at every desk, and their papers are printed.
  const { rows: visits } = await cloud.owner.query(
    'select id from blood_visit where camp_id = $1 and donor_id = $2',
    [camp, known],
  );
  for (const visitor of [head, one.admin, two.admin]) {
    const found = await visitor.get(`${campPath}/${camp}/floor/find`, { q: '9812300888' });
    expect(found.body).toMatchObject({ docs: [{ id: known, queueNumber: 1_000_001 }] });
    for (const { id } of visits)
      expect((await visitor.get(`${campPath}/${camp}/floor/${id}/consent`)).status).toBe(200);
  }
});

test('a donation that was handed in before the permanent deferral of another laptop is listed once', async () => {
  const donor = await makeDonor(head, centre, { phone: '+919812300555' });
  expect((await head.post(donationPath, donationBody(donor, { day: '2024-05-02' }))).status).toBe(200);
  await exchange(one, 'prepare');
  await exchange(two, 'prepare');
  const donation = newId();
  expect((await one.admin.post(donationPath, { ...donationBody(donor), id: donation })).status).toBe(200);
  const deferral = { ...emptyFields(deferralFields), donor, reason: 'epilepsy', since: today };
  expect((await two.admin.post(deferralPath, deferral)).status).toBe(200);
  await exchange(one, 'hand-in');
  await exchange(two, 'hand-in');
  const listed = (await conflicts()).filter(
    ({ finding }: { finding: string }) => finding === 'deferredDonor',
  );
  expect(listed).toMatchObject([{ entity: 'blood_donation', row: donation, other: { row: donor } }]);
});

test('changes here and there: the later stands field by field, a permanent deferral always, and what lost is listed', async () => {
  const donor = await makeDonor(head, centre, { phone: '+919812300666' });
  const deferral = newId();
  await cloud.owner.query(
    `insert into blood_deferral (area_id, id, centre_id, donor_id, reason, kind, since, day, welcome_from, rule_version, decided_by)
     values ($1, $2, $3, $4, 'other', 'until', $5, $5, '2030-01-01', 1, $2)`,
    [area, deferral, centre, donor, today],
  );
  await exchange(one, 'prepare');
  const edit = (portal: TestPortal, field: string, value: string) =>
    portal.owner.query(`update blood_donor set ${field} = $1 where id = $2`, [value, donor]);
  await edit(one, 'address', 'laptop first');
  await edit(cloud, 'address', 'cloud later');
  await edit(cloud, 'notes', 'cloud first');
  await edit(one, 'notes', 'laptop later');
  await edit(one, 'phone', '+919812300667');
  await cloud.owner.query("update blood_deferral set kind = 'permanent', welcome_from = null where id = $1", [
    deferral,
  ]);
  await one.owner.query(
    "update blood_deferral set welcome_from = '2027-01-01', kind = 'until' where id = $1",
    [deferral],
  );
  // Clear of how exactly two clocks can be compared: a minute before and after the cloud's own edit.
  await one.owner.query(
    "update sync_log set at_ms = at_ms + case when after ? 'address' then -60000 else 60000 end where row_id = $1 and batch is null",
    [donor],
  );
  await exchange(one, 'hand-in');
  expect(await differences(one.owner, cloud.owner, area)).toEqual([]);
  const { rows } = await cloud.owner.query(
    'select address, notes, phone, deferral_kind from blood_donor where id = $1',
    [donor],
  );
  expect(rows).toEqual([
    { address: 'cloud later', notes: 'laptop later', phone: '+919812300667', deferral_kind: 'permanent' },
  ]);
  const listed = (await conflicts())
    .filter(({ row }: { row: string }) => row === donor || row === deferral)
    .flatMap(({ fields, winner }: { fields: object[]; winner: string }) =>
      fields.map((field) => ({ winner, ...field })),
    );
  expect(listed).toHaveLength(3);
  expect(listed).toContainEqual({
    winner: 'cloud',
    field: 'address',
    kept: 'cloud later',
    lost: 'laptop first',
  });
  expect(listed).toContainEqual({
    winner: 'device',
    field: 'notes',
    kept: 'laptop later',
    lost: 'cloud first',
  });
  expect(listed).toContainEqual({ winner: 'cloud', field: 'welcome_from', kept: null, lost: '2027-01-01' });
  expect((await conflicts()).find(({ row }: { row: string }) => row === deferral).title).not.toBe('');
  const [first] = await conflicts();
  const settled = await head.post(`/api/sync/conflict/${first.id}/settle`, { note: 'asked the donor' });
  expect(settled.body.data).toMatchObject({ note: 'asked the donor', settledAt: expect.any(String) });
  const again = await head.post(`/api/sync/conflict/${first.id}/settle`, { note: 'seen by another one' });
  expect(again.body.code).toBe('ALREADY_DECIDED');
  expect((await conflicts()).find(({ id }: { id: string }) => id === first.id).note).toBe('asked the donor');
  await cloud.owner.query(
    "insert into erasure (area_id, centre_id, entity, record_id, reason, report) values ($1, $2, 'blood_donor', $3, 'asked', '{}')",
    [area, centre, donor],
  );
  const { rows: kept } = await cloud.owner.query(
    'select distinct fields from sync_conflict where row_id = $1',
    [donor],
  );
  expect(kept).toEqual([{ fields: [] }]);
});

test('what a laptop hands in late about an erased donor is not kept', async () => {
  const donor = await makeDonor(head, centre, { name: 'Lakhwinder Forgotten' });
  await exchange(one, 'prepare');
  await one.owner.query(`update blood_donor set notes = 'an unwanted note' where id = $1`, [donor]);
  expect((await head.post(`${donorPath}/${donor}/erase`, { reason: 'asked' })).status).toBe(200);
  await exchange(one, 'hand-in');
  const { rows } = await cloud.owner.query('select kind, fields from sync_conflict where row_id = $1', [
    donor,
  ]);
  expect(rows).toEqual([{ kind: 'deletedThere', fields: [] }]);
  expect(await tablesNaming(cloud.owner, 'an unwanted note')).toEqual([]);
});

test('what a laptop hands in about a donor who was merged meanwhile follows to the kept record', async () => {
  const kept = await makeDonor(head, centre, { name: 'Kuldip Kaur', phone: '+919812300771' });
  const merged = await makeDonor(head, centre, { name: 'Kuldeep Kaur', phone: '+919812300772' });
  await exchange(one, 'prepare');
  const deferral = newId();
  await one.owner.query(
    `insert into blood_deferral (area_id, id, centre_id, donor_id, reason, kind, since, day, rule_version, decided_by)
     values ($1, $2, $3, $4, 'other', 'permanent', $5, $5, 1, $2)`,
    [area, deferral, centre, merged, today],
  );
  const versionOf = async (id: string) => (await head.get(`${donorPath}/${id}`)).body.data.version;
  const merge = {
    other: merged,
    version: await versionOf(kept),
    otherVersion: await versionOf(merged),
    take: [],
  };
  expect((await head.post(`${donorPath}/${kept}/merge`, merge)).status).toBe(200);
  await exchange(one, 'hand-in');
  const { rows } = await cloud.owner.query(
    'select f.donor_id, d.deferral_kind from blood_deferral f join blood_donor d on d.id = $2 where f.id = $1',
    [deferral, kept],
  );
  expect(rows).toEqual([{ donor_id: kept, deferral_kind: 'permanent' }]);
  expect(await differences(one.owner, cloud.owner, area)).toEqual([]);
});

test('rules are changed in the cloud only, and a laptop that lost its disk is replaced by a new one with everything', async () => {
  await expect(
    one.owner.query("update centre set name = 'Elsewhere' where id = $1", [centre]),
  ).rejects.toThrow('in the cloud only');
  const camp = await makeCamp(head, centre);
  await exchange(two, 'prepare');
  await deskOf(two.admin, camp, 'registration').register({ newDonor: newDonor(77), donorId: newId() });
  await exchange(two, 'hand-in');
  const three = await openCampLaptop();
  try {
    await enrol(cloud, three, { administrator: head, name: 'Laptop 3' });
    await exchange(three, 'prepare');
    expect(await differences(three.owner, cloud.owner, area)).toEqual([]);
    const { rows } = await three.owner.query(
      'select count(*)::int as count from blood_visit where camp_id = $1',
      [camp],
    );
    expect(rows).toEqual([{ count: 1 }]);
  } finally {
    await three.close();
  }
});
