import { dayAfter } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { tablesNaming } from '../sync/testing/camp-day.ts';
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

let portal: TestPortal;
let area: Visitor;
let here: string;
beforeAll(async () => {
  portal = await openTestPortal();
  here = (await placesOf(portal))['ASR-1'] ?? '';
  await grantBlood(portal, 'area');
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

async function done(asked: Promise<{ body: { success: boolean } }>): Promise<void> {
  expect((await asked).body).toMatchObject({ success: true });
}

async function merge(kept: string, other: string, take: string[] = []): Promise<string> {
  const versionOf = async (id: string) => (await area.get(`${donorPath}/${id}`)).body.data.version;
  const reply = await area.post(`${donorPath}/${kept}/merge`, {
    other,
    version: await versionOf(kept),
    otherVersion: await versionOf(other),
    take,
  });
  expect(reply.body).toMatchObject({ success: true });
  return reply.body.data.id;
}

test('of an erased donor nothing that was written is left in any table, the log included', async () => {
  const camp = await makeCamp(area, here);
  const names = { name: 'Quixote name', nameLatin: 'Quixote latin' };
  const donor = await makeDonor(area, here, { ...names, address: 'Quixote address', notes: 'Quixote notes' });
  const call = (note: string) =>
    area.put(`${campPath}/${camp}/calling-list/${donor}`, { outcome: 'maybe', note });
  await done(call('Quixote first call'));
  // Only what changed is logged.
  await done(call('Quixote second call'));
  await done(area.post(donationPath, donationBody(donor, { camp, notes: 'Quixote donation', weight: 70 })));
  await done(
    area.post(deferralPath, {
      donor,
      reason: 'tattoo',
      since: today,
      chosen: '',
      welcomeFrom: null,
      camp: null,
      notes: 'Quixote deferral',
    }),
  );
  expect(await tablesNaming(portal.owner, 'Quixote')).toContain('change_log');
  await done(area.post(`${donorPath}/${donor}/erase`, { reason: 'Asked for it' }));
  expect(await tablesNaming(portal.owner, 'Quixote')).toEqual([]);
  const { rows } = await portal.owner.query(
    `select before, after from change_log where entity = 'blood_donation' and (before ->> 'donor_id' = $1 or after ->> 'donor_id' = $1)`,
    [donor],
  );
  expect(rows).toEqual([]);
});

test('with an erased sewadar go the donor, all that were merged into it, and the name in teams of camps', async () => {
  const camp = await makeCamp(area, here);
  const sewadar = await makeSewadar(area, here);
  const kept = await makeDonor(area, here, { name: 'Panza kept', sewadar });
  const imported = await makeDonor(area, here, { name: 'Panza imported', phone: '+919812300042' });
  await merge(kept, imported);
  const worker = { station: 'bed', name: 'Panza worker', phone: '+919812300043', sewadar };
  await done(area.post(`${campPath}/${camp}/staff`, worker));
  await portal.owner.query(
    `insert into sync_conflict (area_id, id, kind, entity, row_id, device_number, winner, fields)
     select area_id, gen_random_uuid(), 'changedTwice', 'blood_donor', id, 1, 'cloud', jsonb_build_array(jsonb_build_object('lost', name))
     from blood_donor where id = $1`,
    [imported],
  );
  // The log then names the worker in the title only.
  await portal.owner.query(
    `update blood_camp_staff set centre_id = (select id from centre where code = 'ASR-2') where camp_id = $1`,
    [camp],
  );
  const erased = await area.post(`/api/sewadar/${sewadar}/erase`, { reason: 'Asked for it' });
  expect(erased.body).toMatchObject({ success: true });
  expect(await tablesNaming(portal.owner, 'Panza')).toEqual([]);
  expect(await tablesNaming(portal.owner, '+919812300043')).toEqual([]);
  const { rows } = await portal.owner.query(
    `select record_id, others @> array[$2::uuid] as "isNamed" from erasure where entity = 'blood_donor' and record_id = $1`,
    [kept, imported],
  );
  expect(rows).toEqual([{ record_id: kept, isNamed: true }]);
});

test('with an erased sewadar goes the donor that theirs was merged into, unless it is of another sewadar', async () => {
  const sewadar = await makeSewadar(area, here);
  const linked = await makeDonor(area, here, { name: 'Rocinante linked', sewadar });
  const kept = await makeDonor(area, here, { name: 'Rocinante kept' });
  await merge(kept, linked);
  await done(area.post(`/api/sewadar/${sewadar}/erase`, { reason: 'Asked for it' }));
  expect(await tablesNaming(portal.owner, 'Rocinante')).toEqual([]);

  const [erased, other] = [await makeSewadar(area, here), await makeSewadar(area, here)];
  const theirs = await makeDonor(area, here, { name: 'Dapple theirs', sewadar: erased });
  const another = await makeDonor(area, here, { name: 'Dapple another', sewadar: other });
  await merge(another, theirs);
  await done(area.post(`/api/sewadar/${erased}/erase`, { reason: 'Asked for it' }));
  expect((await area.get(`${donorPath}/${another}`)).status).toBe(200);
  expect(await tablesNaming(portal.owner, 'Dapple theirs')).toEqual([]);
});

test('the link to a sewadar can be taken with a merge', async () => {
  const sewadar = await makeSewadar(area, here);
  const linked = await makeDonor(area, here, { name: 'Linked One', sewadar });
  const kept = await makeDonor(area, here, { name: 'Linked Two' });
  await merge(kept, linked, ['sewadar']);
  expect((await area.get(`${donorPath}/${kept}`)).body.data).toMatchObject({ sewadar });
});

test('a donation without a donor carries nothing about one, whoever writes it', async () => {
  const camp = await makeCamp(area, here);
  const donor = await makeDonor(area, here, { name: 'Late Donor' });
  await done(area.post(donationPath, donationBody(donor, { camp })));
  await done(area.post(`${donorPath}/${donor}/erase`, { reason: 'Asked for it' }));
  const { rows } = await portal.owner.query(
    `update blood_donation set notes = 'late', care = 'late', seen = '{"weight": 70}' where camp_id = $1 returning notes, care, seen`,
    [camp],
  );
  expect(rows).toEqual([{ notes: '', care: '', seen: {} }]);
});

test('a day that was stated follows through two merges, and back', async () => {
  const [first, second, third] = [
    await makeDonor(area, here, { name: 'Stated One' }),
    await makeDonor(area, here, { name: 'Stated Two' }),
    await makeDonor(area, here, { name: 'Stated Three' }),
  ];
  const day = dayAfter(today, -7);
  await portal.owner.query('update blood_donor set stated_donation_on = $2 where id = $1', [first, day]);
  const daysOf = async (id: string) => {
    const { lastDonationOn: last, statedDonationOn: stated } = (await area.get(`${donorPath}/${id}`)).body
      .data;
    return { last, stated };
  };
  await merge(second, first);
  expect(await daysOf(second)).toEqual({ last: day, stated: day });
  const again = await merge(third, second);
  expect(await daysOf(third)).toEqual({ last: day, stated: day });
  await done(area.post(`${donorPath}/merges/${again}/undo`));
  expect(await daysOf(third)).toEqual({ last: null, stated: null });
});
