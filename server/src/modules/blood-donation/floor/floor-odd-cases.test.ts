import { DAY_MS, dayAfter, monthsAfter } from '@sewa/contract/kernel/values/days';
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
  donationPath,
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
const newDonor = (over: object = {}) => ({
  ...{ name: 'New Comer', nameLatin: '', gender: 'male', birthDate: '1990-01-01', isBirthEstimated: true },
  ...{ phone: '', bloodGroup: '', language: 'pa', mayBeCalled: true, ...over },
});
/** A deferral from the donor's record. */
const recordDeferral = (donor: string, reason: string) =>
  done(
    area.post(deferralPath, {
      ...{ id: newId(), donor, reason, since: today, chosen: '', welcomeFrom: null, camp: null, notes: '' },
    }),
  );
const deferralsOf = async (donor: string) =>
  (await area.get(deferralPath, { filter: { donor } })).body.data.rows;
const recordOf = async (donor: string) => (await area.get(`${donorPath}/${donor}`)).body.data;

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

test('the weight of who is deferred for it stays in the record, and goes with an undo', async () => {
  const { id, at, donor } = await floor.inLine(5, { over: { weight: 60 } });
  const low = (weight: number) => ({
    ...{ ...deferral('lowWeight'), measured: { ...goodVitals, weight }, id: newId() },
  });
  const wrong = low(41);
  await done(at.vital.act(id, 'defer', wrong));
  expect(await recordOf(donor)).toMatchObject({ weight: 41 });
  await done(at.vital.act(id, 'undo', { step: wrong.id }));
  expect(await recordOf(donor)).toMatchObject({ weight: 60 });
  await done(at.vital.act(id, 'defer', low(43.5)));
  expect(await recordOf(donor)).toMatchObject({ weight: 43.5, eligibility: 'from' });
});

test('an undone registration takes a new donor away, unless anything else was recorded of them', async () => {
  const { registration } = floor.desks();
  const enter = async (name: string) => {
    const [step, donorId] = [newId(), newId()];
    const { id } = await done(registration.register({ newDonor: newDonor({ name }), donorId }, { id: step }));
    return { id, step, donorId };
  };
  const wrong = await enter('Wrong Tap');
  await done(registration.act(wrong.id, 'undo', { step: wrong.step }));
  expect((await area.get(`${donorPath}/${wrong.donorId}`)).status).toBe(404);
  // Whoever comes again is entered again.
  await enter('Wrong Tap');
  const kept = await enter('Deferred Meanwhile');
  await recordDeferral(kept.donorId, 'epilepsy');
  await done(registration.act(kept.id, 'undo', { step: kept.step }));
  expect((await area.get(`${donorPath}/${kept.donorId}`)).status).toBe(200);
});

describe('a deferral until recovered', () => {
  const over = { overridden: ['pregnancy'], overrideReason: 'The child is weaned' };
  const toDoctor = async (donor: string, visitor = area) => {
    const at = (station: string) => deskOf(visitor, camp, station);
    const { id } = await done(at('registration').register({ donor }));
    const [vital, doctor] = [at('vital'), at('medical')];
    await done(vital.act(id, 'call'));
    await done(vital.act(id, 'vitals', goodVitals));
    return { id, doctor, called: await done(doctor.act(id, 'call')) };
  };

  test('reaches the doctor, who finds it over or not; an undo lets it stand again', async () => {
    const donor = await floor.comer({ gender: 'female' });
    await recordDeferral(donor, 'pregnancy');
    const q = (await recordOf(donor)).phone.slice(-10);
    const [found] = (await area.get(`${campPath}/${camp}/floor/find`, { q })).body.docs;
    expect(found).toMatchObject({ id: donor, against: [], isForDoctor: true });
    const { id, doctor, called } = await toDoctor(donor);
    expect(called.against).toMatchObject([{ rule: 'pregnancy', isOverridable: true }]);
    const answers = noToAll('female');
    const nothing = { answers, overridden: [], overrideReason: '' };
    expect(await code(doctor.act(id, 'accept', nothing))).toBe('DONATION_REFUSED');
    // What is answered today is not over.
    const now = answers.map((one) =>
      one.question === 'women' ? { ...one, reason: 'pregnancy', since: today } : one,
    );
    expect(await code(doctor.act(id, 'accept', { ...over, answers: now }))).toBe('OVERRIDE_REFUSED');
    const step = newId();
    const accepted = await done(doctor.act(id, 'accept', { ...over, answers, id: step }));
    expect(accepted).toMatchObject({ status: 15, overridden: [] });
    expect(await deferralsOf(donor)).toMatchObject([
      { liftedOn: today, liftReason: 'The child is weaned', liftedByName: expect.stringMatching(/./) },
    ]);
    expect((await recordOf(donor)).eligibility).toBe('now');
    await done(doctor.act(id, 'undo', { step }));
    expect(await deferralsOf(donor)).toMatchObject([{ liftedOn: null, liftReason: '' }]);
    expect((await recordOf(donor)).eligibility).toBe('recovery');
    await done(doctor.act(id, 'accept', { ...over, answers }));
    const bed = deskOf(area, camp, 'bed');
    await done(bed.act(id, 'start', floor.bag(2)));
    await done(bed.act(id, 'finish', { reaction: 'none', care: '' }));
  });

  test('of a guest is lifted by the doctor of the camp, and a permanent one never', async () => {
    const guest = await makeDonor(area, there, {
      ...{ name: 'Guest Recovered', nameLatin: '', gender: 'female', phone: '+919876512399' },
    });
    await recordDeferral(guest, 'pregnancy');
    const { id, doctor } = await toDoctor(guest, clerk);
    await done(doctor.act(id, 'accept', { ...over, answers: noToAll('female') }));
    expect(await deferralsOf(guest)).toMatchObject([{ liftedOn: today }]);
    const lasting = await floor.comer();
    await recordDeferral(lasting, 'epilepsy');
    expect(await code(floor.desks().registration.register({ donor: lasting }))).toBe('FLOOR_NOT_ELIGIBLE');
  });
});

describe('of a camp of two days', () => {
  const twoDays = async () => {
    const other = await makeCamp(area, here, { firstDay: dayAfter(today, -1), lastDay: today });
    return { other, days: floorOf(area, { camp: other, centre: here }) };
  };
  const shown = async (other: string) =>
    (await area.get(`${campPath}/${other}/floor`)).body.data.visits.map(({ id }: { id: string }) => id);

  test('who is carried over is measured again, gives on the second day, and rests in sight', async () => {
    const { other, days } = await twoDays();
    const { id, donor, at } = await days.inLine(15);
    const { owner } = portal;
    await owner.query(`update blood_visit set day = day - 1 where id = $1`, [id]);
    await owner.query(`update blood_visit_step set at = at - interval '1 day' where visit_id = $1`, [id]);
    const refused = (await at.bed.act(id, 'start', days.bag(1))).body;
    expect([refused.code, refused.message]).toEqual([
      'FLOOR_MEASURED_EARLIER',
      expect.stringContaining('measured again'),
    ]);
    await done(at.bed.act(id, 'back', { reason: 'Measured yesterday' }));
    await done(at.medical.act(id, 'call'));
    expect(await code(at.medical.act(id, 'accept', fit('male')))).toBe('FLOOR_MEASURED_EARLIER');
    await done(at.medical.act(id, 'back', { reason: 'Measured yesterday' }));
    await done(at.vital.act(id, 'call'));
    await done(at.vital.act(id, 'vitals', goodVitals));
    await done(at.medical.act(id, 'call'));
    await done(at.medical.act(id, 'accept', fit('male')));
    await done(at.bed.act(id, 'start', days.bag(1)));
    await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
    const { rows } = (await area.get(donationPath, { filter: { donor } })).body.data;
    expect(rows).toMatchObject([{ day: today }]);
    const { hours } = (await area.get(`${campPath}/${other}/floor/control`)).body.data;
    const sum = (act: string) =>
      hours.reduce((all: number, hour: Record<string, number>) => all + (hour[act] ?? 0), 0);
    expect(['registered', 'vitals', 'accepted', 'donated'].map(sum)).toEqual([0, 1, 1, 1]);
    expect(await shown(other)).toContain(id);
    await done(at.rest.act(id, 'leave', { reaction: 'none', care: '' }));
    // The bed is to be cleaned.
    expect(await shown(other)).toContain(id);
    await owner.query(`update blood_visit set ended_at = ended_at - interval '7 hours' where id = $1`, [id]);
    expect(await shown(other)).not.toContain(id);
  });

  test('a start that waited on a tablet is judged by its own day', async () => {
    const { days } = await twoDays();
    const { id, donor, at } = await days.inLine(15);
    const { owner } = portal;
    const yesterday = `day = day - 1, since = since - interval '1 day'`;
    await owner.query(`update blood_visit set ${yesterday} where id = $1`, [id]);
    await owner.query(`update blood_visit_step set at = at - interval '1 day' where visit_id = $1`, [id]);
    // Too old for a first donation since this morning.
    const birthDate = monthsAfter(today, -12 * 61);
    await owner.query('update blood_donor set birth_date = $2 where id = $1', [donor, birthDate]);
    await done(at.bed.act(id, 'start', { ...days.bag(1), at: new Date(Date.now() - DAY_MS).toISOString() }));
  });

  test('a registration that waited on a tablet counts for its own day', async () => {
    const { days } = await twoDays();
    const donor = await days.comer();
    const at = new Date(Date.now() - DAY_MS).toISOString();
    const { id } = await done(days.desks().registration.register({ donor }, { at }));
    const { rows } = await portal.owner.query('select day::text as day from blood_visit where id = $1', [id]);
    expect(rows).toEqual([{ day: dayAfter(today, -1) }]);
    expect((await recordOf(donor)).consentOn).toBe(dayAfter(today, -1));
  });
});

test('somebody new who seems to be on the record is asked about, and registered where nobody could be asked', async () => {
  const { registration } = floor.desks();
  const known = await floor.comer({ name: 'Alike Known' });
  const { phone } = await recordOf(known);
  await recordDeferral(known, 'epilepsy');
  const person = newDonor({ name: 'Other Name', birthDate: '1992-01-01', phone });
  const alike = async (over: object, visitor = area) =>
    (await visitor.post(`${campPath}/${camp}/floor/alike`, { ...person, ...over })).body.docs;
  expect(await alike({})).toMatchObject([{ id: known, against: [{ rule: 'epilepsy' }] }]);
  expect(await alike({ gender: 'female' })).toEqual([]);
  expect(await alike({ phone: '' })).toEqual([]);
  const named = (birthDate: string) => alike({ phone: '', name: 'Alike Known', birthDate });
  expect(await named('1990-05-17')).toMatchObject([{ id: known }]);
  // The floor asks for an age.
  expect(await named('1990-01-01')).toMatchObject([{ id: known }]);
  expect(await named('1993-01-01')).toEqual([]);
  const guest = await makeDonor(area, there, {
    ...{ name: 'Guest Alike', nameLatin: '', gender: 'male', phone: '+919876512388' },
  });
  expect(await alike({ phone: '+919876512388' }, clerk)).toMatchObject([{ id: guest }]);

  const come = (over: object = {}, sent: object = {}) =>
    registration.register({ newDonor: person, donorId: newId(), ...over }, { ...sent });
  const refused = (await come()).body;
  expect([refused.code, refused.message]).toEqual(['FLOOR_ALIKE', expect.stringContaining('Alike Known')]);
  const ago = new Date(Date.now() - 120_000).toISOString();
  expect((await done(come({}, { at: ago }))).donor).not.toBe(known);
  expect((await done(come({ isSomebodyElse: true }))).donor).not.toBe(known);
});

test('a bed that was left is to be cleaned, and the others at the beds see that it was', async () => {
  const { id, at } = await floor.inLine(15);
  const clean = (isCleaned: boolean) =>
    done(area.post(`${campPath}/${camp}/floor/${id}/clean`, { isCleaned }));
  const isCleaned = async () => (await line(clerk)).find((one: { id: string }) => one.id === id).isBedCleaned;
  await done(at.bed.act(id, 'start', floor.bag(1)));
  expect((await clean(true)).isBedCleaned).toBe(false);
  await done(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
  expect(await isCleaned()).toBe(false);
  expect((await clean(true)).isBedCleaned).toBe(true);
  expect(await isCleaned()).toBe(true);
  expect((await clean(false)).isBedCleaned).toBe(false);
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
  const { id: onBed, at, donor } = await old.inLine(15);
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
  const given = (await area.get(donationPath, { filter: { donor } })).body.data.rows;
  expect(given).toMatchObject([{ day: dayAfter(today, -2) }]);
  expect((await moveTo(area, other, { to: 15 })).status).toBe(200);
});

test('a new donor who gave elsewhere lately is told from when, and who gave before may be over sixty', async () => {
  const { registration } = floor.desks();
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
