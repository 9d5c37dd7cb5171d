import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrint } from '../../../testing/paper.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { campPath, donationBody, donationPath, grantBlood, makeCamp, today } from '../testing/blood.ts';
import { done, floorOf } from '../testing/floor.ts';

let portal: TestPortal;
let area: Visitor;
let here: string;
beforeAll(async () => {
  // As on a camp laptop that nobody has enrolled yet.
  portal = await openTestPortal({ PORTAL_DEVICE: '7' });
  here = (await placesOf(portal))['ASR-1'] ?? '';
  await grantBlood(portal, 'area');
  area = await portal.signIn('area');
});
afterAll(() => portal.close());

const code = async (asked: Promise<{ body: { code?: string } }>) => (await asked).body.code;
const noReaction = { reaction: 'none', care: '' };

async function campWithBanks(count: number, over: object = {}) {
  const camp = await makeCamp(area, here, { beds: 4, ...over });
  const [first] = (await area.get(`${campPath}/${camp}`)).body.data.banks.map(({ id }: { id: string }) => id);
  const banks = [first];
  while (banks.length < count) banks.push(await makeBank(`Bank ${banks.length + 1}`));
  await done(area.put(`${campPath}/${camp}/banks`, { banks }));
  return { camp, banks, floor: floorOf(area, { camp, centre: here }) };
}

async function makeBank(name: string): Promise<string> {
  const id = newId();
  const more = { licenceUntil: '2099-12-31', phone: '', address: '', isActive: true, notes: '' };
  await done(area.post('/api/blood-donation/bank', { id, name, licenceNumber: `L-${id}`, ...more }));
  return id;
}

const donationOf = async (donor: string) =>
  (await area.get(donationPath, { filter: { donor } })).body.data.rows[0];

test('of several banks the start of a donation says whose bag it is, and lists and report go by it', async () => {
  const { camp, banks, floor } = await campWithBanks(2);
  const [, second] = banks;
  const one = await floor.inLine(15);
  const foreign = { ...floor.bag(1), bank: await makeBank('Of no camp') };
  expect(await code(one.at.bed.act(one.id, 'start', foreign))).toBe('BANK_NOT_AT_CAMP');
  const started = await done(one.at.bed.act(one.id, 'start', { ...floor.bag(1), bank: second }));
  expect(started.bank).toBe(second);
  await done(one.at.bed.act(one.id, 'finish', noReaction));
  expect(await donationOf(one.donor)).toMatchObject({ bank: second, bankName: 'Bank 2' });
  // An older tablet did not ask: nobody guesses which of the two.
  const other = await floor.inLine(15);
  expect((await done(other.at.bed.act(other.id, 'start', floor.bag(2)))).bank).toBeNull();
  await done(other.at.bed.act(other.id, 'finish', noReaction));
  expect((await donationOf(other.donor)).bank).toBeNull();
  const read = async (name: string) => {
    const { pages } = await readPrint({
      portal,
      visitor: area,
      path: `${campPath}/${camp}/${name}`,
      query: {},
    });
    return pages.map((page) => page.replace(/\s+/g, ' '));
  };
  const list = await read('bank-list');
  expect(list).toHaveLength(2);
  expect(list[0]).toContain('Bank 2');
  expect(list[1]).toContain('Blood bank not named · Units: 1');
  const report = (await read('report')).join(' ');
  expect(report).toMatch(/Bank 2 \S+ 1 /);
  expect(report).toContain('Blood bank not named – 1');
});

test('the only bank of a camp needs no question, and a return or an undo forgets the bank', async () => {
  const { banks, floor } = await campWithBanks(1);
  const { id, at } = await floor.inLine(15);
  const step = newId();
  expect((await done(at.bed.act(id, 'start', { ...floor.bag(1), id: step }))).bank).toBe(banks[0]);
  expect((await done(at.bed.act(id, 'undo', { step }))).visit.bank).toBeNull();
  await done(at.bed.act(id, 'start', floor.bag(1)));
  expect((await done(at.bed.act(id, 'back', { reason: 'Vein not found' }))).bank).toBeNull();
});

test('papers of a camp name one of its banks, too', async () => {
  const { camp, banks, floor } = await campWithBanks(2);
  const body = donationBody(await floor.comer(), { camp, ...{ weight: 68, haemoglobin: 14 } });
  const vitals = { systolic: 120, diastolic: 80, pulse: 70, temperature: 36.8 };
  const enter = (bank: string) => area.post(donationPath, { ...body, ...vitals, id: newId(), bank });
  expect(await code(enter(await makeBank('Elsewhere')))).toBe('BANK_NOT_AT_CAMP');
  await done(enter(banks[1] ?? ''));
});

test('a donation that was stopped early drew less than its bag holds', async () => {
  const { floor } = await campWithBanks(1);
  const { id, at } = await floor.inLine(15);
  await done(at.bed.act(id, 'start', floor.bag(1, 350)));
  const full = (await at.bed.act(id, 'stop', { volume: 350, ...noReaction })).body;
  expect(full).toMatchObject({ code: 'FLOOR_VOLUME_FULL', fields: { volume: expect.anything() } });
  expect(full.message).toContain('350 ml');
  await done(at.bed.act(id, 'stop', { volume: 349, ...noReaction }));
});

test('a camp says how many bags were brought, and control how many are used', async () => {
  const { camp, floor } = await campWithBanks(1, { bagsBrought: 12 });
  const control = async () => (await area.get(`${campPath}/${camp}/floor/control`)).body.data;
  const { id, at } = await floor.inLine(15);
  await done(at.bed.act(id, 'start', floor.bag(1)));
  expect((await control()).bagsUsed).toBe(1);
  await done(at.bed.act(id, 'finish', noReaction));
  expect((await control()).bagsUsed).toBe(1);
  const row = (await area.get(`${campPath}/${camp}`)).body.data;
  expect(row.bagsBrought).toBe(12);
  await done(area.put(`${campPath}/${camp}`, { ...row, bagsBrought: 40 }));
  expect((await area.get(`${campPath}/${camp}`)).body.data.bagsBrought).toBe(40);
  const negative = await area.put(`${campPath}/${camp}`, {
    ...row,
    version: row.version + 1,
    bagsBrought: -1,
  });
  expect(negative.body.fields).toHaveProperty('bagsBrought');
});

test('a known donor who gave elsewhere lately is told so; an older day is kept, and goes with an undo', async () => {
  const { camp, floor } = await campWithBanks(1);
  const { registration } = floor.desks();
  const donor = await floor.comer();
  const lately = await registration.register({ donor }, { statedDonationOn: today });
  expect(lately.body.message).toContain('Donated recently');
  const tomorrow = await registration.register({ donor }, { statedDonationOn: '2999-01-01' });
  expect(tomorrow.body.fields).toHaveProperty('statedDonationOn');
  const last = async () => {
    const q = (await area.get(`/api/blood-donation/donor/${donor}`)).body.data.phone.slice(-10);
    const found = (await area.get(`${campPath}/${camp}/floor/find`, { q })).body.docs;
    return found.find(({ id }: { id: string }) => id === donor).lastDonationOn;
  };
  const { rows } = await portal.owner.query('select ($1::date - 200)::text as day', [today]);
  const [{ day }] = rows;
  const standing = async () =>
    (
      await portal.owner.query(
        `select stated_donation_on::text as stated, last_donation_on::text as last from blood_donor where id = $1`,
        [donor],
      )
    ).rows[0];
  const step = newId();
  const { id } = await done(registration.register({ donor }, { id: step, statedDonationOn: day }));
  expect(await standing()).toEqual({ stated: day, last: day });
  expect(await last()).toBe(day);
  await done(registration.act(id, 'undo', { step }));
  expect(await standing()).toEqual({ stated: null, last: null });
  await done(registration.register({ donor }, { statedDonationOn: day }));
  expect(await standing()).toEqual({ stated: day, last: day });
});
