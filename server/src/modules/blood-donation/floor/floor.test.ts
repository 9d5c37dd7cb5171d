import { DAY_MS, dayAfter } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { wordOfTable } from '@sewa/contract/logged';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../testing/listener.ts';
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
import { deskOf, fit, floorOf, goodVitals, noToAll, done as ok } from '../testing/floor.ts';

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
  // Registration and vitals of one centre; not the doctor, not the beds.
  await grantBlood(portal, 'clerk', { donor: 2, camp: 2 * 3 * 5 });
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
  camp = await makeCamp(area, here, { beds: 2, targetUnits: 10 });
  floor = floorOf(area, { camp, centre: here });
});
afterAll(() => portal.close());

const board = async () => (await area.get(`${campPath}/${camp}/floor/board`)).body.data;
const code = async (asked: Promise<{ body: { code?: string } }>) => (await asked).body.code;

type TestFloor = ReturnType<typeof floorOf>;
const desks = () => floor.desks();
const comer: TestFloor['comer'] = (over) => floor.comer(over);
const inLine: TestFloor['inLine'] = (upTo, how) => floor.inLine(upTo, how);
const bag: TestFloor['bag'] = (bed, volume) => floor.bag(bed, volume);

test('the whole way: six steps, a unit, a free bed, and the board says so at each of them', async () => {
  const before = await board();
  const at = desks();
  const { id, donor } = await inLine(0, { at });
  expect((await board()).stations[0].waiting).toBe(before.stations[0].waiting + 1);
  expect((await ok(at.vital.act(id, 'call'))).status).toBe(5);
  const called = await board();
  expect(called.called[0]).toMatchObject({ station: 'vital' });
  expect(called.stations[0].waiting).toBe(before.stations[0].waiting);
  expect((await ok(at.vital.act(id, 'vitals', goodVitals))).status).toBe(10);
  await ok(at.medical.act(id, 'call'));
  expect((await ok(at.medical.act(id, 'accept', fit('male')))).status).toBe(15);
  expect(await ok(at.bed.act(id, 'start', bag(1, 450)))).toMatchObject({ status: 20, bed: 1, volume: 450 });
  expect((await board()).donating).toBe(before.donating + 1);
  expect((await ok(at.bed.act(id, 'finish', { reaction: 'none', care: '' }))).status).toBe(25);
  expect(await board()).toMatchObject({
    units: before.units + 1,
    donating: before.donating,
    resting: before.resting + 1,
  });
  expect((await ok(at.rest.act(id, 'leave', { reaction: 'mild', care: 'Lay down' }))).hasLeft).toBe(true);
  const donation = (await area.get('/api/blood-donation/donation', { filter: { donor } })).body.data.rows[0];
  expect(donation).toMatchObject({
    outcome: 'complete',
    volume: 450,
    haemoglobin: 14.2,
    reaction: 'mild',
    camp,
  });
  expect((await area.get(`${donorPath}/${donor}`)).body.data).toMatchObject({
    weight: 68,
    donations: 1,
    eligibility: 'from',
  });
  expect(await code(at.registration.register({ donor }))).toBe('FLOOR_IN_LINE');
});

describe('who may not donate is stopped at each check', () => {
  test('at the registration: age, interval, a standing deferral', async () => {
    const { registration } = desks();
    const young = await comer({ birthDate: '2015-01-01' });
    const refused = (await registration.register({ donor: young })).body;
    expect([refused.code, refused.message]).toEqual([
      'FLOOR_NOT_ELIGIBLE',
      expect.stringContaining('Too young'),
    ]);
    const found = (await area.get(`${campPath}/${camp}/floor/find`, { q: `Donor ${floor.people()}` })).body
      .docs;
    expect(found.find((one: { id: string }) => one.id === young).against).toMatchObject([
      { rule: 'tooYoung' },
    ]);
  });

  test('at the vitals: outside a limit nobody goes on, and the deferral follows from what was seen', async () => {
    const { id, at, donor } = await inLine(5);
    const low = { ...goodVitals, haemoglobin: 12.4 };
    expect(await code(at.vital.act(id, 'vitals', low))).toBe('FLOOR_OUTSIDE_LIMITS');
    expect(await code(at.vital.act(id, 'vitals', { ...goodVitals, pulse: null }))).toBe(
      'FLOOR_OUTSIDE_LIMITS',
    );
    const deferral = { since: today, chosen: '', welcomeFrom: null };
    const other = at.vital.act(id, 'defer', { ...deferral, reason: 'tattoo', measured: low });
    expect(await code(other)).toBe('FLOOR_DOCTOR_DECIDES');
    const unseen = at.vital.act(id, 'defer', { ...deferral, reason: 'lowHaemoglobin', measured: goodVitals });
    expect(await code(unseen)).toBe('FLOOR_DOCTOR_DECIDES');
    const rhythm = (isPulseRegular: boolean | null) => ({
      ...{ ...deferral, reason: 'pulse', measured: { ...goodVitals, isPulseRegular } },
    });
    expect(await code(at.vital.act(id, 'defer', rhythm(null)))).toBe('FLOOR_DOCTOR_DECIDES');
    const irregular = await inLine(5);
    await ok(irregular.at.vital.act(irregular.id, 'defer', rhythm(false)));
    const gone = await ok(
      at.vital.act(id, 'defer', { ...deferral, reason: 'lowHaemoglobin', measured: low }),
    );
    expect(gone).toMatchObject({ status: 5, outcome: 'deferred' });
    const rows = (await area.get(deferralPath, { filter: { donor } })).body.data.rows;
    expect(rows).toMatchObject([{ reason: 'lowHaemoglobin', kind: 'until', camp }]);
  });

  test('at the doctor: an open question, an answer that stands, an override that is not allowed', async () => {
    const { id, at } = await inLine(10.5);
    expect(await code(at.medical.act(id, 'accept', { ...fit('male'), answers: [] }))).toBe(
      'FLOOR_QUESTIONS_OPEN',
    );
    const answers = noToAll('male').map((one) =>
      one.question === 'tattoo' ? { ...one, reason: 'tattoo', since: today } : one,
    );
    expect(await code(at.medical.act(id, 'accept', { ...fit('male'), answers }))).toBe('DONATION_REFUSED');
    const against = { ...fit('male'), answers, overridden: ['tattoo'], overrideReason: 'I say so' };
    expect(await code(at.medical.act(id, 'accept', against))).toBe('OVERRIDE_REFUSED');
  });

  test('fever goes to the doctor, who decides with a reason', async () => {
    const { id, at } = await inLine(5);
    await ok(at.vital.act(id, 'vitals', { ...goodVitals, temperature: 37.9 }));
    await ok(at.medical.act(id, 'call'));
    expect(await code(at.medical.act(id, 'accept', fit('male')))).toBe('DONATION_REFUSED');
    const decided = { ...fit('male'), overridden: ['temperature'] };
    expect(
      (await at.medical.act(id, 'accept', { ...decided, overrideReason: '' })).body.fields,
    ).toHaveProperty('overrideReason');
    await ok(at.medical.act(id, 'accept', { ...decided, overrideReason: 'Came in the sun' }));
    await ok(at.bed.act(id, 'start', bag(2)));
    await ok(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
  });

  test('at the beds: 450 ml only above 55 kg', async () => {
    const at = desks();
    const { id } = await inLine(5, { at });
    await ok(at.vital.act(id, 'vitals', { ...goodVitals, weight: 55 }));
    await ok(at.medical.act(id, 'call'));
    await ok(at.medical.act(id, 'accept', fit('male')));
    expect(await code(at.bed.act(id, 'start', bag(1, 450)))).toBe('DONATION_REFUSED');
    await ok(at.bed.act(id, 'start', bag(1, 350)));
    await ok(at.bed.act(id, 'stop', { volume: 120, reaction: 'moderate', care: 'Legs up' }));
  });
});

test('confidential answers are read by the medical station alone, and stand in no list, board, history or log', async () => {
  const at = desks();
  const { id, donor } = await inLine(10.5, { at });
  const deferral = { reason: 'hiv', since: today, chosen: '', welcomeFrom: null, measured: null };
  const gone = await ok(at.medical.act(id, 'defer', deferral));
  expect(gone.outcome).toBe('deferred');
  const opened = (await area.post(`${donorPath}/${donor}/confidential`)).body.docs;
  expect(opened.map(({ reason }: { reason: string }) => reason)).toContain('hiv');
  const seen = await Promise.all([
    area.get(`${campPath}/${camp}/floor`),
    area.get(`${campPath}/${camp}/floor/board`),
    area.get(`${campPath}/${camp}/floor/control`),
    area.get(deferralPath, { filter: { donor } }),
    area.get(`${donorPath}/${donor}/history`),
    area.get(`${campPath}/${camp}/history`),
  ]);
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('hiv');
  const { rows } = await portal.owner.query(
    `select count(*)::int as count from change_log where before::text || after::text ilike '%hiv%' or after::text ilike '%riskBehaviour%'`,
  );
  expect(rows[0].count).toBe(0);
  expect((await clerk.post(`${donorPath}/${donor}/confidential`)).status).toBe(403);
});

describe('a deferral by the doctor', () => {
  const decision = (reason: string, since = today) => ({
    ...{ id: newId(), reason, since, chosen: '', welcomeFrom: null, measured: null },
  });
  const answersWith = (...given: { question: string; reason: string; since: string }[]) => [
    ...noToAll('male').filter(({ question }) => !given.some((one) => one.question === question)),
    ...given,
  ];
  const longAgo = `${Number(today.slice(0, 4)) - 2}-01-01`;
  const malaria = { question: 'fevers', reason: 'malaria', since: longAgo };
  const hepatitis = { question: 'risk', reason: 'hepatitisBC', since: today };
  const deferralsOf = async (donor: string) =>
    (await area.get(deferralPath, { filter: { donor } })).body.data.rows;
  const confidentialOf = async (donor: string) =>
    (await area.post(`${donorPath}/${donor}/confidential`)).body.docs;

  test('keeps every answer, and defers for each one that stands, whichever reason was chosen', async () => {
    const { id, donor, at } = await inLine(10.5);
    const tattoo = { question: 'tattoo', reason: 'tattoo', since: today };
    const answers = answersWith(malaria, hepatitis, tattoo);
    const gone = await ok(at.medical.act(id, 'defer', { ...decision('malaria', longAgo), answers }));
    expect((await area.get(`${donorPath}/${donor}`)).body.data).toMatchObject({ eligibility: 'never' });
    const rows: { id: string; reason: string; kind: string }[] = await deferralsOf(donor);
    expect(rows.map(({ reason, kind }) => `${reason} ${kind}`).toSorted()).toEqual([
      'doctorDecision permanent',
      'malaria until',
      'tattoo until',
    ]);
    // One donor, whatever the number of reasons.
    const { rows: counted } = await portal.owner.query(
      'select count(distinct donor_id)::int as donors, count(*)::int as reasons from blood_deferral where camp_id = $1',
      [camp],
    );
    expect(counted[0].reasons).toBeGreaterThan(counted[0].donors);
    expect((await area.get(`${campPath}/${camp}`)).body.data.deferrals).toBe(counted[0].donors);
    // The slip is of what lasts longest.
    expect(rows.find((row) => row.id === gone.deferral)?.kind).toBe('permanent');
    const docs = await confidentialOf(donor);
    const stored = docs.find(({ deferral }: { deferral: string | null }) => deferral === null).answers;
    expect(stored).toMatchObject({
      fevers: { reason: 'malaria', since: longAgo },
      risk: { reason: 'hepatitisBC', since: today },
      alcohol: { reason: '', since: null },
    });
    expect(docs.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual(['', 'hepatitisBC']);
    expect(await code(at.registration.register({ donor }))).toBe('FLOOR_NOT_ELIGIBLE');
  });

  test('that was a wrong tap is undone with all its deferrals and answers', async () => {
    const { id, donor, at } = await inLine(10.5);
    const act = { ...decision('malaria'), answers: answersWith(hepatitis) };
    await ok(at.medical.act(id, 'defer', act));
    expect(await deferralsOf(donor)).toHaveLength(2);
    await ok(at.medical.act(id, 'undo', { step: act.id }));
    expect(await deferralsOf(donor)).toEqual([]);
    expect(await confidentialOf(donor)).toEqual([]);
    expect((await ok(at.medical.act(id, 'accept', fit('male')))).status).toBe(15);
  });

  test('until a day ends after the day of the decision, also where it waited on the tablet', async () => {
    const { id, donor, at } = await inLine(10.5);
    const until = (welcomeFrom: string) => ({ ...decision('doctorDecision'), chosen: 'until', welcomeFrom });
    for (const past of [dayAfter(today, -240), today])
      expect((await at.medical.act(id, 'defer', until(past))).body.fields).toEqual({
        welcomeFrom: 'Choose a day after the decision',
      });
    const ago = new Date(Date.now() - 3 * DAY_MS).toISOString();
    await portal.owner.query(`update blood_visit set since = since - interval '4 days' where id = $1`, [id]);
    const since = dayAfter(today, -3);
    await ok(at.medical.act(id, 'defer', { ...until(dayAfter(today, -1)), since, at: ago }));
    expect(await deferralsOf(donor)).toMatchObject([{ day: since, welcomeFrom: dayAfter(today, -1) }]);
  });

  test('takes no answer of a day to come, and none from the station of the vitals', async () => {
    const { id, at } = await inLine(10.5);
    const future = { ...hepatitis, since: '2099-01-01' };
    const refused = await at.medical.act(id, 'defer', { ...decision('malaria'), answers: [future] });
    expect(refused.body.fields).toHaveProperty('answers');
    const other = await inLine(5);
    const measured = { ...goodVitals, haemoglobin: 12.4 };
    const asked = { ...decision('lowHaemoglobin'), measured, answers: [hepatitis] };
    expect(await code(other.at.vital.act(other.id, 'defer', asked))).toBe('FLOOR_DOCTOR_DECIDES');
  });
});

test('the audit log does not tell who lacks the medical right whose answers were written or read', async () => {
  const { id, donor, at } = await inLine(10.5);
  const deferral = { reason: 'hiv', since: today, chosen: '', welcomeFrom: null, measured: null };
  await ok(at.medical.act(id, 'defer', deferral));
  const log = '/api/user/auditlogs';
  const entries = async (filter: object) => (await area.get(log, { filter })).body.data.total;
  const confidential = { entity: 'blood_confidential', rowId: donor };
  expect(await entries(confidential)).toBe(1);
  const before = await entries({ rowId: donor });
  await grantBlood(portal, 'area', { camp: 30_030 / 7 });
  expect(await entries(confidential)).toBe(0);
  expect(await entries({ rowId: donor })).toBe(before - 1);
  const exported = (await area.get(`${log}/export`, { filter: { rowId: donor } })).body;
  const named = (table: string) => exported.includes(`,${wordOfTable(table)?.en},`);
  expect(['blood_donor', 'blood_confidential'].map(named)).toEqual([true, false]);
  await grantBlood(portal, 'area');
});

test('what was measured is for those who measure, decide or draw; the board has no names', async () => {
  await grantBlood(portal, 'clerk', { donor: 2, camp: 2 * 3 });
  const row = (await clerk.get(`${campPath}/${camp}/floor`)).body.data.visits.at(-1);
  expect(row.vitals).toBeNull();
  expect(JSON.stringify(await board())).not.toMatch(/Donor \d/);
  expect((await clerk.get(`${campPath}/${camp}/floor/control`)).status).toBe(403);
  await grantBlood(portal, 'clerk', { donor: 2, camp: 2 * 3 * 5 });
});

test('a station acts with its own right, on the donors that are at it', async () => {
  const { id } = await inLine(0);
  const [nurse, doctor] = [deskOf(clerk, camp, 'vital'), deskOf(clerk, camp, 'medical')];
  expect(await code(nurse.act(id, 'vitals', goodVitals))).toBe('FLOOR_MOVED_ON');
  await ok(nurse.act(id, 'call'));
  await ok(nurse.act(id, 'vitals', goodVitals));
  expect((await doctor.act(id, 'call')).status).toBe(403);
  expect((await doctor.act(id, 'accept', fit('male'))).status).toBe(403);
  expect((await deskOf(clerk, camp, 'bed').act(id, 'start', bag(1))).status).toBe(403);
  expect(await code(deskOf(area, camp, 'bed').act(id, 'start', bag(1)))).toBe('FLOOR_MOVED_ON');
});

test('of desks that act on a donor at once one wins, and the others are told who', async () => {
  const { id } = await inLine(0);
  const many = Array.from({ length: 5 }, () => deskOf(area, camp, 'vital'));
  await Promise.all(many.map((desk) => desk.act(id, 'call')));
  const replies = await Promise.all(many.map((desk) => desk.act(id, 'vitals', goodVitals)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  for (const { body } of replies.filter(({ status }) => status === 409))
    expect(body.message).toMatch(/\(.+\)/);
});

test('a bed holds one donor, and a bag number is used once, also where both are asked for at the same moment', async () => {
  const waiting = await Promise.all(Array.from({ length: 4 }, () => inLine(15)));
  const same = bag(2);
  const replies = await Promise.all(waiting.map(({ id, at }) => at.bed.act(id, 'start', same)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const codes = replies.flatMap(({ body }) => body.code ?? []);
  expect(new Set(codes)).toEqual(new Set(['FLOOR_BED_TAKEN']));
  const [next] = waiting.filter((_one, place) => replies[place]?.status === 409);
  expect(await code(next?.at.bed.act(next.id, 'start', { ...same, bed: 1 }) as never)).toBe('BAG_TAKEN');
  expect(await code(next?.at.bed.act(next.id, 'start', bag(3)) as never)).toBe('FLOOR_NO_BED');
  for (const [place, { id, at }] of waiting.entries())
    if (replies[place]?.status === 200) {
      // Sent back: the bag was opened, so its number stays used.
      await ok(at.bed.act(id, 'back', { reason: 'Vein not found' }));
      expect(await code(at.bed.act(id, 'start', same))).toBe('BAG_TAKEN');
    }
});

test('back one step with a reason, at every station', async () => {
  const { id, at } = await inLine(15);
  expect((await at.bed.act(id, 'back', { reason: '' })).status).toBe(400);
  expect((await ok(at.bed.act(id, 'back', { reason: 'Feels dizzy' }))).status).toBe(10);
  expect(await code(at.medical.act(id, 'back', { reason: 'Measure again' }))).toBe('FLOOR_NOT_CALLED');
  await ok(at.medical.act(id, 'call'));
  expect((await ok(at.medical.act(id, 'back', { reason: 'Measure again' }))).status).toBe(5);
  await ok(at.vital.act(id, 'call'));
  expect((await ok(at.vital.act(id, 'back', { reason: 'Went for tea' }))).status).toBe(1);
  expect((await ok(at.registration.act(id, 'withdraw', { reason: '' }))).outcome).toBe('withdrew');
  expect(await code(at.vital.act(id, 'call'))).toBe('FLOOR_OVER');
});

describe('a wrong tap', () => {
  test('is undone by the desk that made it, with what it recorded', async () => {
    const { id, at, donor } = await inLine(15);
    const given = bag(1);
    await ok(at.bed.act(id, 'start', given));
    const step = newId();
    await ok(at.bed.act(id, 'finish', { id: step, reaction: 'none', care: '' }));
    expect(await code(deskOf(area, camp, 'bed').act(id, 'undo', { step }))).toBe('FLOOR_UNDO_OTHER');
    const undone = await ok(at.bed.act(id, 'undo', { step }));
    expect(undone.visit).toMatchObject({ status: 20, bed: 1, bagNumber: given.bagNumber, donation: null });
    expect((await area.get('/api/blood-donation/donation', { filter: { donor } })).body.data.total).toBe(0);
    // Again: it was done already.
    await ok(at.bed.act(id, 'undo', { step }));
    await ok(at.bed.act(id, 'finish', { reaction: 'none', care: '' }));
  });

  test('of the registration takes the visit away; of a deferral lets the donor go on', async () => {
    const at = desks();
    const step = newId();
    const donor = await comer();
    const { id } = await ok(at.registration.register({ donor }, { id: step }));
    expect(await ok(at.registration.act(id, 'undo', { step }))).toEqual({ isRemoved: true, visit: null });
    expect(await ok(at.registration.act(id, 'undo', { step }))).toEqual({ isRemoved: true, visit: null });
    await ok(at.registration.register({ donor }));
    const { id: other, at: there_ } = await inLine(10.5);
    const defer = {
      id: newId(),
      reason: 'malaria',
      since: today,
      chosen: '',
      welcomeFrom: null,
      measured: null,
    };
    await ok(there_.medical.act(other, 'defer', defer));
    await ok(there_.medical.act(other, 'undo', { step: defer.id }));
    expect((await ok(there_.medical.act(other, 'accept', fit('male')))).status).toBe(15);
  });

  test('on which somebody went on, or of more than a minute ago, stays', async () => {
    const at = desks();
    const { id } = await inLine(0, { at });
    const step = newId();
    await ok(at.vital.act(id, 'call', { id: step }));
    await portal.owner.query(`update blood_visit_step set at = at - interval '3 minutes' where id = $1`, [
      step,
    ]);
    expect(await code(at.vital.act(id, 'undo', { step }))).toBe('FLOOR_UNDO_LATE');
    await ok(at.vital.act(id, 'vitals', goodVitals));
    expect(await code(at.vital.act(id, 'undo', { step }))).toBe('FLOOR_UNDO_BUILT_ON');
  });
});

test('an act that comes again is answered and done once; one that was overtaken on its way is refused', async () => {
  const at = desks();
  const { id } = await inLine(5, { at });
  const step = { ...goodVitals, id: newId() };
  const first = await ok(at.vital.act(id, 'vitals', step));
  // With another key, as after the server has forgotten it.
  const sent = { ...step, desk: at.vital.desk, station: 'vital', at: new Date().toISOString() };
  const again = await ok(
    area.post(`${campPath}/${camp}/floor/${id}/vitals`, sent, { 'idempotency-key': newId() }),
  );
  expect(again).toEqual(first);
  await ok(at.medical.act(id, 'call'));
  await ok(at.medical.act(id, 'back', { reason: 'Again' }));
  await ok(at.vital.act(id, 'call'));
  const late = new Date(Date.now() - 300_000).toISOString();
  expect(await code(at.vital.act(id, 'vitals', { ...goodVitals, at: late }))).toBe('FLOOR_STALE');
});

test('a donor of another centre is found by card or whole phone, never by name, and donates here', async () => {
  const { registration } = { registration: deskOf(clerk, camp, 'registration') };
  const phone = '+919876512345';
  const guest = await makeDonor(area, there, {
    name: 'Guest Unseen',
    nameLatin: 'Guest Unseen',
    gender: 'male',
    phone,
  });
  const find = async (q: string) => (await clerk.get(`${campPath}/${camp}/floor/find`, { q })).body.docs;
  expect(await find('Guest Unseen')).toEqual([]);
  expect((await find('9876512345')).map(({ id }: { id: string }) => id)).toEqual([guest]);
  const { rows } = await portal.owner.query('select card_code from blood_donor where id = $1', [guest]);
  const { id } = await ok(registration.register({ code: rows[0].card_code }));
  const at = desks();
  await ok(at.vital.act(id, 'call'));
  await ok(at.vital.act(id, 'vitals', goodVitals));
  const shown = (await clerk.get(`${campPath}/${camp}/floor`)).body.data.visits.find(
    (one: { id: string }) => one.id === id,
  );
  expect(shown).toMatchObject({ name: 'Guest Unseen', status: 10 });
  await ok(at.medical.act(id, 'call'));
  await ok(at.medical.act(id, 'withdraw', { reason: '' }));
});

test('somebody new is registered at once, and a camp of another centre is out of sight', async () => {
  const { registration } = desks();
  const newDonor = {
    name: 'New Comer',
    nameLatin: '',
    gender: 'female',
    birthDate: '1995-01-01',
    isBirthEstimated: true,
    phone: '',
    bloodGroup: 'O+',
    language: 'hi',
  };
  const donorId = newId();
  const row = await ok(registration.register({ newDonor, donorId }));
  expect(row).toMatchObject({ name: 'New Comer', status: 1, donor: donorId });
  expect((await area.get(`${donorPath}/${donorId}`)).body.data).toMatchObject({
    centre: here,
    consentText: '2026-11',
  });
  const elsewhere = await makeCamp(area, there);
  expect((await clerk.get(`${campPath}/${elsewhere}/floor`)).status).toBe(404);
  expect((await clerk.get(`${campPath}/${elsewhere}/floor/board`)).status).toBe(404);
  expect(
    (await deskOf(clerk, elsewhere, 'registration').register({ newDonor, donorId: newId() })).status,
  ).toBe(404);
});

test('the hall hears of every move, and a camp with people in the line does not close', async () => {
  const hall = await listen(portal.url, clerk);
  await hall.subscribe('blood-floor.changed');
  const { id, at } = await inLine(0);
  await hall.heard(({ data }) =>
    data.changes.some(({ entity, rowId }) => entity === 'blood_visit' && rowId === camp),
  );
  hall.close();
  const refused = (await moveTo(area, camp, { to: 15 })).body;
  expect([refused.code, refused.message]).toEqual(['CAMP_LINE_OPEN', expect.stringMatching(/^\d+ donors/)]);
  const head = deskOf(area, camp, 'head');
  expect((await ok(head.act(id, 'withdraw', { reason: 'Went home' }))).outcome).toBe('withdrew');
  expect(await code(at.vital.act(id, 'call'))).toBe('FLOOR_OVER');
});
