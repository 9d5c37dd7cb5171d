import { type Donation, type DonationFields, donationFields } from '@sewa/contract/blood-donation/donations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { donationBody, donationPath, donorPath, grantBlood, makeCamp, makeDonor } from '../testing/blood.ts';
import { done, floorOf } from '../testing/floor.ts';

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

const donorOf = async (id: string) => (await area.get(`${donorPath}/${id}`)).body.data;
const donationOf = async (donor: string): Promise<Donation> =>
  (await area.get(donationPath, { filter: { donor }, sort: '-day' })).body.data.rows[0];

/** As the form sends it: everything that it shows, with what was changed. */
async function save(donation: Donation, change: Partial<DonationFields>) {
  const { version } = (await area.get(`${donationPath}/${donation.id}`)).body.data;
  const shown = donationFields.parse(donation);
  return area.put(`${donationPath}/${donation.id}`, { ...shown, ...change, version });
}

/** A camp with donors who gave on its floor. */
async function openFloor() {
  const camp = await makeCamp(area, here);
  const floor = floorOf(area, { camp, centre: here });
  const give = async () => {
    const { id, donor, at } = await floor.inLine(15);
    await done(at.bed.act(id, 'start', floor.bag(1)));
    await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
    return { donor };
  };
  return { give };
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
