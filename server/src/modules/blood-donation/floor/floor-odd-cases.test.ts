import { dayAfter } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatFor } from '../../../platform/pdf/format.ts';
import { readPrint } from '../../../testing/paper.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  campPath,
  deferralPath,
  donorPath,
  grantBlood,
  makeCamp,
  makeDonor,
  moveTo,
  today,
} from '../testing/blood.ts';
import { deskOf, done, fit, floorOf, goodVitals, noToAll } from '../testing/floor.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let here: string;
let there: string;
let camp: string;
let floor: ReturnType<typeof floorOf>;
beforeAll(async () => {
  portal = await openTestPortal();
  const places = await placesOf(portal);
  [here, there] = [places['ASR-1'] ?? '', places['ASR-2'] ?? ''];
  await grantBlood(portal, 'area');
  // Every station of one centre, and no donors.
  await grantBlood(portal, 'clerk', { donor: 1, camp: 2 * 3 * 5 * 7 * 11 });
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  camp = await makeCamp(area, here, { beds: 2, targetUnits: 10 });
  floor = floorOf(area, { camp, centre: here });
});
afterAll(() => portal.close());

const code = async (asked: Promise<{ body: { code?: string } }>) => (await asked).body.code;
const line = async (visitor = area) => (await visitor.get(`${campPath}/${camp}/floor`)).body.data.visits;
const deferral = (reason: string) => ({
  reason,
  ...{ since: today, chosen: '', welcomeFrom: null, measured: null },
});

describe('an undo', () => {
  test('needs the right of the station whose step it is, not only the name of its desk', async () => {
    await grantBlood(portal, 'clerk', { donor: 1, camp: 2 * 3 });
    const { id, at, donor } = await floor.inLine(10.5);
    const step = newId();
    await done(at.medical.act(id, 'defer', { id: step, ...deferral('malaria') }));
    const pretender = deskOf(clerk, camp, 'registration', at.medical.desk);
    expect((await pretender.act(id, 'undo', { step })).status).toBe(403);
    const { data } = (await area.get('/api/blood-donation/deferral', { filter: { donor } })).body;
    expect(data.total).toBe(1);
    await grantBlood(portal, 'clerk', { donor: 1, camp: 2 * 3 * 5 * 7 * 11 });
  });

  test('that would put two donors on a bed, or one twice into the line, says what is in its way', async () => {
    const { id, at } = await floor.inLine(15);
    const next = await floor.inLine(15);
    const step = newId();
    await done(at.bed.act(id, 'start', floor.bag(1)));
    await done(at.bed.act(id, 'finish', { id: step, reaction: 'none', care: '' }));
    await done(at.bed.act(next.id, 'start', floor.bag(1)));
    expect(await code(at.bed.act(id, 'undo', { step }))).toBe('FLOOR_UNDO_BED_TAKEN');
    await done(at.bed.act(next.id, 'stop', { volume: 10, reaction: 'none', care: '' }));
    await done(at.bed.act(id, 'undo', { step }));
    await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));

    const gone = await floor.inLine(0);
    const left = newId();
    await done(gone.at.registration.act(gone.id, 'withdraw', { id: left, reason: '' }));
    await done(gone.at.registration.register({ donor: gone.donor }));
    expect(await code(gone.at.registration.act(gone.id, 'undo', { step: left }))).toBe('FLOOR_IN_LINE');
  });

  test('takes back what the step wrote into the record: answers, weight, consent', async () => {
    const at = floor.desks();
    const donor = await floor.comer({ weight: 50 });
    const record = async () => (await area.get(`${donorPath}/${donor}`)).body.data;
    const [registered, measured, accepted] = [newId(), newId(), newId()];
    const { id } = await done(at.registration.register({ donor }, { id: registered }));
    expect(await record()).toMatchObject({ consentOn: today });
    await done(at.vital.act(id, 'call'));
    await done(at.vital.act(id, 'vitals', { ...goodVitals, id: measured }));
    await done(at.medical.act(id, 'call'));
    await done(at.medical.act(id, 'accept', { ...fit('male'), id: accepted }));
    const answers = async () => (await area.post(`${donorPath}/${donor}/confidential`)).body.docs;
    expect(await answers()).toHaveLength(1);
    await done(at.medical.act(id, 'undo', { step: accepted }));
    expect(await answers()).toEqual([]);
    await done(at.medical.act(id, 'back', { reason: 'Measured the wrong person' }));
    await done(at.vital.act(id, 'call'));
    const again = newId();
    await done(at.vital.act(id, 'vitals', { ...goodVitals, weight: 80, id: again }));
    expect(await record()).toMatchObject({ weight: 80 });
    await done(at.vital.act(id, 'undo', { step: again }));
    expect(await record()).toMatchObject({ weight: 68 });
    await done(at.vital.act(id, 'withdraw', { reason: '' }));

    const wrong = await floor.comer();
    const visit = await done(
      at.registration.register({ donor: wrong }, { id: registered.replace(/^./, 'f') }),
    );
    await done(at.registration.act(visit.id, 'undo', { step: registered.replace(/^./, 'f') }));
    expect((await area.get(`${donorPath}/${wrong}`)).body.data).toMatchObject({
      consentOn: null,
      consentText: '',
    });
  });
});

test('an act that waited longer than the one before it took to arrive is done', async () => {
  const at = floor.desks();
  const { id } = await floor.inLine(0, { at });
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  await portal.owner.query(`update blood_visit set since = since - interval '10 minutes' where id = $1`, [
    id,
  ]);
  await done(at.vital.act(id, 'call', { at: ago(50) }));
  // Half a minute later.
  await portal.owner.query(`update blood_visit set since = since - interval '30 seconds' where id = $1`, [
    id,
  ]);
  expect((await done(at.vital.act(id, 'vitals', { ...goodVitals, at: ago(70) }))).status).toBe(10);
});

test('the doctor is told of a standing deferral that may be decided otherwise, and nobody else is', async () => {
  const donor = await floor.comer();
  const given = { donor, reason: 'doctorDecision', since: today, chosen: 'recovery' };
  const record = { id: newId(), camp: null, welcomeFrom: null, notes: '', ...given };
  await done(area.post('/api/blood-donation/deferral', record));
  const at = floor.desks();
  const { id } = await done(at.registration.register({ donor }));
  await done(at.vital.act(id, 'call'));
  await done(at.vital.act(id, 'vitals', goodVitals));
  const called = await done(at.medical.act(id, 'call'));
  expect(called.against).toMatchObject([{ rule: 'doctorDecision', isOverridable: true }]);
  const shown = async (visitor: Visitor) =>
    (await line(visitor)).find((one: { id: string }) => one.id === id).against;
  expect(await shown(area)).toEqual(called.against);
  await grantBlood(portal, 'clerk', { donor: 1, camp: 2 * 3 * 5 });
  expect(await shown(clerk)).toEqual([]);
  await grantBlood(portal, 'clerk', { donor: 1, camp: 2 * 3 * 5 * 7 * 11 });
  const overridden = { overridden: ['doctorDecision'], overrideReason: 'It is over' };
  await done(at.medical.act(id, 'accept', { answers: noToAll('male'), ...overridden }));
});

test('who is in the line after the last day can still be taken out, so that the camp closes', async () => {
  const other = await makeCamp(area, here);
  const old = floorOf(area, { camp: other, centre: here });
  const { id } = await old.inLine(0);
  const { id: onBed, at } = await old.inLine(15);
  await done(at.bed.act(onBed, 'start', old.bag(1)));
  await portal.owner.query(
    `update blood_camp set first_day = first_day - 2, last_day = last_day - 2 where id = $1`,
    [other],
  );
  await portal.owner.query(`update blood_visit set day = day - 2 where camp_id = $1`, [other]);
  const shown = (await area.get(`${campPath}/${other}/floor`)).body.data.visits;
  expect(shown.map((one: { id: string }) => one.id)).toEqual([id, onBed]);
  const board = (await area.get(`${campPath}/${other}/floor/board`)).body.data;
  expect(board).toMatchObject({ registered: 0, donating: 1 });
  expect(board.stations[0].waiting).toBe(1);
  const late = deskOf(area, other, 'registration').register({ donor: await old.comer() });
  expect(await code(late)).toBe('FLOOR_CLOSED');
  await done(deskOf(area, other, 'head').act(id, 'withdraw', { reason: 'Went home' }));
  await done(at.bed.act(onBed, 'finish', { reaction: 'none', care: '' }));
  expect((await moveTo(area, other, { to: 15 })).status).toBe(200);
});

test('a new donor who gave elsewhere lately is told from when, and who gave before may be over sixty', async () => {
  const { registration } = floor.desks();
  const newDonor = (over: object) => ({
    ...{ name: 'New Comer', nameLatin: '', gender: 'male', birthDate: '1990-01-01', isBirthEstimated: true },
    ...{ phone: '', bloodGroup: '', language: 'pa', mayBeCalled: true, ...over },
  });
  const come = (over: object) => registration.register({ newDonor: newDonor(over), donorId: newId() });
  const lately = await come({ statedDonationOn: today });
  const welcome = new Date(`${dayAfter(today, 90)}T00:00:00Z`);
  const welcomeIn = (language: string) =>
    welcome.toLocaleDateString(`${language}-IN`, { dateStyle: 'medium', timeZone: 'UTC' });
  expect(lately.body).toMatchObject({
    code: 'FLOOR_NOT_ELIGIBLE',
    message: `Cannot donate today: Donated recently (from ${welcomeIn('en')}). Nothing was saved.`,
    data: { rules: ['interval'] },
  });
  const known = await floor.comer();
  for (const language of ['hi', 'pa']) {
    const reply = await area.post(
      `${campPath}/${camp}/floor/register`,
      {
        ...{ id: newId(), visit: newId(), desk: newId(), at: new Date().toISOString() },
        ...{ who: { donor: known }, statedDonationOn: today, consentText: '2026-11', signature: '' },
      },
      { 'idempotency-key': newId(), 'accept-language': language },
    );
    expect(reply.body.message).toContain(welcomeIn(language));
  }
  const old = { birthDate: `${Number(today.slice(0, 4)) - 63}-01-01` };
  expect(await code(come(old))).toBe('FLOOR_NOT_ELIGIBLE');
  const { donor } = await done(come({ ...old, statedDonationOn: `${Number(today.slice(0, 4)) - 2}-01-01` }));
  expect((await area.get(`${donorPath}/${donor}`)).body.data).toMatchObject({
    mayBeCalled: true,
    donations: 0,
  });
});

test('the consent names a version that there is', async () => {
  const { registration } = floor.desks();
  const donor = await floor.comer();
  const reply = await registration.register({ donor }, { consentText: 'constructor' });
  expect(reply.body.fields).toHaveProperty('consentText');
});

test('papers of the floor are printed for a donor of another centre, by who sees no donors', async () => {
  const guest = await makeDonor(area, there, {
    ...{ name: 'Guest Unseen', nameLatin: '', gender: 'male', phone: '+919876512345', language: 'en' },
  });
  const at = floor.desks();
  const { id } = await done(at.registration.register({ donor: guest }, { signature: 'M10 10L200 150' }));
  const text = async (visitor: Visitor, path: string) => {
    const { pages } = await readPrint({ portal, visitor, path, query: {} });
    return pages.join(' ').replace(/\s+/g, ' ');
  };
  const paper = (visit: string, name: string) => `${campPath}/${camp}/floor/${visit}/${name}`;
  expect(await text(clerk, paper(id, 'consent'))).toContain('Signed on the screen');
  expect((await clerk.get(paper(id, 'certificate'))).status).toBe(404);
  await done(at.vital.act(id, 'call'));
  await done(at.vital.act(id, 'vitals', goodVitals));
  await done(at.medical.act(id, 'call'));
  await done(at.medical.act(id, 'accept', fit('male')));
  await done(at.bed.act(id, 'start', floor.bag(2)));
  await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
  const certificate = await text(clerk, paper(id, 'certificate'));
  expect(certificate).toContain('Guest Unseen');
  expect(certificate).toContain('You may donate again from');
  // Who sees the record prints the same consent from there.
  expect(await text(area, `${donorPath}/${guest}/consent`)).toContain('Signed on the screen');

  const deferred = await makeDonor(area, there, {
    ...{ name: 'Guest Deferred', nameLatin: '', gender: 'male', phone: '+919876512346', language: 'en' },
  });
  const { id: second } = await done(at.registration.register({ donor: deferred }));
  await done(at.vital.act(second, 'call'));
  await done(at.vital.act(second, 'vitals', goodVitals));
  await done(at.medical.act(second, 'call'));
  await done(at.medical.act(second, 'defer', deferral('hiv')));
  const words = await text(clerk, paper(second, 'deferral-slip'));
  expect(words).toContain('The doctor has explained the reason to you.');
  expect(words).not.toMatch(/hiv/i);

  // A cold has no day of its own, but the tattoo beside it has.
  const both = await makeDonor(area, there, {
    ...{ name: 'Guest Twice', nameLatin: '', gender: 'male', phone: '+919876512347', language: 'en' },
  });
  const { id: third } = await done(at.registration.register({ donor: both }));
  await done(at.vital.act(third, 'call'));
  await done(at.vital.act(third, 'vitals', goodVitals));
  await done(at.medical.act(third, 'call'));
  const tattoo = { question: 'tattoo', reason: 'tattoo', since: today };
  await done(at.medical.act(third, 'defer', { ...deferral('minorIllness'), answers: [tattoo] }));
  const slip = await text(clerk, paper(third, 'deferral-slip'));
  expect(slip).toContain('once the doctor finds that it is over');
  const { rows } = (await area.get(deferralPath, { filter: { donor: both } })).body.data;
  const { welcomeFrom } = rows.find(({ kind }: { kind: string }) => kind === 'until');
  expect(slip).toContain(formatFor('en', 'UTC').day(welcomeFrom));
});
