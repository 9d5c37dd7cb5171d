import { deferralFields } from '@sewa/contract/blood-donation/deferrals';
import { type Donation, type DonationFields, donationFields } from '@sewa/contract/blood-donation/donations';
import { donorFields } from '@sewa/contract/blood-donation/donors';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf } from '../../../testing/people.ts';
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
  moveTo,
  today,
} from '../testing/blood.ts';
import { done, fit, floorOf, goodVitals } from '../testing/floor.ts';

let portal: TestPortal;
let area: Visitor;
let nurse: Visitor;
let here: string;
let there: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const places = await placesOf(portal);
  [here, there] = [places['ASR-1'] ?? '', places['ASR-2'] ?? ''];
  await grantBlood(portal, 'area');
  await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 11 });
  [area, nurse] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

const code = async (asked: Promise<{ body: { code?: string } }>) => (await asked).body.code;
const donorOf = async (id: string) => (await area.get(`${donorPath}/${id}`)).body.data;
const donationOf = async (donor: string): Promise<Donation> =>
  (await area.get(donationPath, { filter: { donor }, sort: '-day' })).body.data.rows[0];

/** As the form sends it: everything that it shows, with what was changed. */
async function save(donation: Donation, change: Partial<DonationFields>, visitor = area) {
  const { version } = (await visitor.get(`${donationPath}/${donation.id}`)).body.data;
  const shown = donationFields.parse(donation);
  return visitor.put(`${donationPath}/${donation.id}`, { ...shown, ...change, version });
}

/** A camp with donors who gave on its floor. */
async function openFloor() {
  const camp = await makeCamp(area, here);
  const floor = floorOf(area, { camp, centre: here });
  const give = async (bag = floor.bag(1)) => {
    const { id, donor, at } = await floor.inLine(15);
    await done(at.bed.act(id, 'start', bag));
    await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
    return { donor, bagNumber: bag.bagNumber };
  };
  return { camp, floor, give };
}

describe('of a donation the donor’s record takes', () => {
  test('the group that was entered as tested, not the stated one that the floor copied', async () => {
    const { give } = await openFloor();
    const { donor } = await give();
    const donation = await donationOf(donor);
    expect(donation.bloodGroup).toBe('B+');
    await done(save(donation, { segment: 'S-7' }));
    expect(await donorOf(donor)).toMatchObject({ bloodGroup: 'B+', confirmedGroup: '' });
    await done(save(donation, { bloodGroup: 'B-' }));
    expect(await donorOf(donor)).toMatchObject({ confirmedGroup: 'B-' });
    const untested = await makeDonor(area, here, { bloodGroup: 'B+' });
    await done(area.post(donationPath, donationBody(untested)));
    expect((await donorOf(untested)).confirmedGroup).toBe('');
  });

  test('the weight of the latest one', async () => {
    const donor = await makeDonor(area, here);
    await done(area.post(donationPath, donationBody(donor, { weight: 72 })));
    await done(area.post(donationPath, donationBody(donor, { day: '2024-11-02', weight: 60 })));
    expect((await donorOf(donor)).weight).toBe(72);
    await done(save(await donationOf(donor), { weight: 71 }));
    expect((await donorOf(donor)).weight).toBe(71);
  });
});

describe('a donation that is deleted takes back from the donor’s record', () => {
  const remove = async (donor: string) => {
    const { id } = await donationOf(donor);
    await done(area.delete(`${donationPath}/${id}`));
    return donorOf(donor);
  };

  test('the group and the weight that it put there, however often it was corrected', async () => {
    const donor = await makeDonor(area, here, { bloodGroup: 'A+', weight: 60 });
    await done(area.post(donationPath, donationBody(donor, { bloodGroup: 'B+', weight: 72 })));
    await done(save(await donationOf(donor), { bloodGroup: 'B-', weight: 71.5 }));
    expect(await donorOf(donor)).toMatchObject({ confirmedGroup: 'B-', weight: 71.5 });
    expect(await remove(donor)).toMatchObject({ bloodGroup: 'A+', confirmedGroup: '', weight: 60 });
  });

  test('and leaves what somebody wrote there since, or another donation says too', async () => {
    const donor = await makeDonor(area, here);
    const earlier = { day: '2024-11-02', bloodGroup: 'O+' as const, weight: 64 };
    await done(area.post(donationPath, donationBody(donor, earlier)));
    await done(area.post(donationPath, donationBody(donor, { bloodGroup: 'O+', weight: 66 })));
    expect(await remove(donor)).toMatchObject({ confirmedGroup: 'O+', weight: 64 });
    await done(area.post(donationPath, donationBody(donor, { bloodGroup: 'AB+', weight: 67 })));
    const shown = await donorOf(donor);
    const body = { ...donorFields.parse(shown), confirmedGroup: 'A-', weight: 68, version: shown.version };
    await done(area.put(`${donorPath}/${donor}`, body));
    expect(await remove(donor)).toMatchObject({ confirmedGroup: 'A-', weight: 68 });
  });

  test('also of a guest, by the centre of the camp', async () => {
    const guest = await makeDonor(area, there, { gender: 'male', phone: '', weight: 80 });
    const camp = await makeCamp(area, here);
    await done(area.post(donationPath, donationBody(guest, { camp, bloodGroup: 'A-', weight: 82 })));
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 11 * 13 });
    const head = await portal.signIn('clerk');
    const { id } = await donationOf(guest);
    expect((await head.get(`${donorPath}/${guest}`)).status).toBe(404);
    await done(head.delete(`${donationPath}/${id}`));
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 11 });
    expect(await donorOf(guest)).toMatchObject({ confirmedGroup: '', weight: 80, donations: 0 });
  });
});

describe('a donation is corrected in its record', () => {
  test('with a misread bag number, and the bag is free for its donor on the floor', async () => {
    const { floor, give } = await openFloor();
    const misread = floor.bag(1);
    const donation = await donationOf((await give(misread)).donor);
    const { id, at } = await floor.inLine(15);
    expect(await code(at.bed.act(id, 'start', misread))).toBe('BAG_TAKEN');
    await done(save(donation, { bagNumber: 'RIGHT-1' }));
    expect(await code(at.bed.act(id, 'start', { ...misread, bagNumber: 'RIGHT-1' }))).toBe('BAG_TAKEN');
    await done(at.bed.act(id, 'start', misread));
    await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
    expect(await code(save(donation, { bagNumber: misread.bagNumber }))).toBe('BAG_TAKEN');
  });

  test('with the number of a bag that was opened for the donor before', async () => {
    const { floor } = await openFloor();
    const { id, donor, at } = await floor.inLine(15);
    const [first, second] = [floor.bag(1), floor.bag(1)];
    await done(at.bed.act(id, 'start', first));
    await done(at.bed.act(id, 'back', { reason: 'Vein not found' }));
    await done(at.bed.act(id, 'start', second));
    await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
    const saved = await done(save(await donationOf(donor), { bagNumber: first.bagNumber }));
    expect(saved.bagNumber).toBe(first.bagNumber);
  });

  test('by a nurse, without judging anew what the rules allowed on the day', async () => {
    const camp = await makeCamp(area, here);
    const donor = await makeDonor(area, here, { phone: '' });
    const warm = { temperature: 38, overridden: ['temperature' as const], overrideReason: 'After a walk' };
    await done(area.post(donationPath, donationBody(donor, { camp, bagNumber: 'W-1', ...warm })));
    const deferral = { ...emptyFields(deferralFields), donor, reason: 'epilepsy', since: today };
    await done(area.post(deferralPath, deferral));
    const donation = await donationOf(donor);
    expect((await done(save(donation, { bagNumber: 'W-2' }, nurse))).bagNumber).toBe('W-2');
    expect(await code(save(donation, { temperature: 39 }, nurse))).toBe('OVERRIDE_REFUSED');
    expect(await code(save(donation, { overrideReason: 'Measured again' }, nurse))).toBe('OVERRIDE_REFUSED');
    expect(await code(save(donation, { temperature: 37.6 }))).toBe('DONATION_REFUSED');
  });

  test('of a guest by the centre of the camp, judged by what lies out of its sight, too', async () => {
    const { camp, floor } = await openFloor();
    const guest = await makeDonor(area, there, { gender: 'male', phone: '' });
    const at = floor.desks();
    const { id } = await done(at.registration.register({ donor: guest }));
    await done(at.vital.act(id, 'call'));
    await done(at.vital.act(id, 'vitals', goodVitals));
    await done(at.medical.act(id, 'call'));
    await done(at.medical.act(id, 'accept', fit('male')));
    await done(at.bed.act(id, 'start', floor.bag(1)));
    await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
    const donation = await donationOf(guest);
    const seen = (await nurse.get(`${donationPath}/${donation.id}`)).body.data;
    expect(seen).toMatchObject({ donor: guest, donorName: null, camp });
    expect((await done(save(donation, { bagNumber: 'GUEST-1' }, nurse))).bagNumber).toBe('GUEST-1');
    const tested = { bagNumber: 'GUEST-1', haemoglobin: 13.1, bloodGroup: 'O+' as const };
    expect((await done(save(donation, tested, nurse))).haemoglobin).toBe(13.1);
    expect(await donorOf(guest)).toMatchObject({ centre: there, confirmedGroup: 'O+', donations: 1 });
    expect(await code(save(donation, { ...tested, camp: null }, nurse))).toBe('BAD_REFERENCE');
    await done(area.post(donationPath, donationBody(guest, { day: dayAfter(today, -30) })));
    expect(await code(save(donation, { ...tested, haemoglobin: 13.2 }, nurse))).toBe('DONATION_REFUSED');
    expect((await done(save(donation, { ...tested, segment: 'S-1' }, nurse))).segment).toBe('S-1');
    // A paper of a guest is entered by who sees the donor.
    expect(await code(nurse.post(donationPath, donationBody(guest, { camp })))).toBe('BAD_REFERENCE');
  });

  test('or deleted by right 13: the bag is entered for its donor, and the camp is reconciled', async () => {
    const { camp, floor, give } = await openFloor();
    const wrong = await give();
    const { bagNumber } = wrong;
    const right = await makeDonor(area, here, { phone: '' });
    const paper = donationBody(right, { camp, bagNumber });
    await done(moveTo(area, camp, { to: 15 }));
    expect(await code(area.post(donationPath, paper))).toBe('BAG_TAKEN');
    const { id } = await donationOf(wrong.donor);
    expect((await nurse.delete(`${donationPath}/${id}`)).status).toBe(403);
    await done(area.delete(`${donationPath}/${id}`));
    expect(await donorOf(wrong.donor)).toMatchObject({ donations: 0, lastDonationOn: null });
    expect((await area.get(`${donationPath}/${id}/certificate`)).status).toBe(404);
    await done(area.post(donationPath, paper));
    await done(moveTo(area, camp, { to: 10, reason: 'One more' }));
    // Whose donation it was not can be registered again, and the bag counts once.
    const again = await done(floor.desks().registration.register({ donor: wrong.donor }));
    await done(floor.desks().registration.act(again.id, 'withdraw', { reason: 'Went home' }));
    expect((await area.get(`${campPath}/${camp}/floor/control`)).body.data.bagsUsed).toBe(1);
    const next = await floor.inLine(15);
    expect(await code(next.at.bed.act(next.id, 'start', { ...floor.bag(2), bagNumber }))).toBe('BAG_TAKEN');
    await done(next.at.bed.act(next.id, 'withdraw', { reason: 'Went home' }));
    await done(moveTo(area, camp, { to: 15 }));
    await done(moveTo(area, camp, { to: 20, units: 1 }));
    const kept = await donationOf(right);
    expect(await code(save(kept, { bagNumber: 'LATE-1' }))).toBe('CAMP_RECONCILED');
    expect(await code(area.delete(`${donationPath}/${kept.id}`))).toBe('CAMP_RECONCILED');
  });
});
