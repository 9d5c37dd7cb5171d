import { factsOf } from '@sewa/contract/blood-donation/rules/donor-standing';
import { nextEligible } from '@sewa/contract/blood-donation/rules/eligibility';
import { publishedRules } from '@sewa/contract/blood-donation/rules/published-rules';
import { dayAfter, monthsAfter } from '@sewa/contract/kernel/values/days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSewadar, placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  deferralPath,
  donationBody,
  donationPath,
  donorBody,
  donorPath,
  grantBlood,
  makeCamp,
  makeDonor,
  today,
} from '../testing/blood.ts';

let portal: TestPortal;
let area: Visitor;
let clerk: Visitor;
let here: string;
let there: string;
beforeAll(async () => {
  portal = await openTestPortal();
  const places = await placesOf(portal);
  [here, there] = [places['ASR-1'] ?? '', places['ASR-2'] ?? ''];
  await grantBlood(portal, 'area');
  await grantBlood(portal, 'clerk', { donor: 6, camp: 2 });
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

const read = async (id: string, by = area) => (await by.get(`${donorPath}/${id}`)).body.data;
const deferralBody = (donor: string, over: object = {}) => ({
  donor,
  reason: 'tattoo',
  since: today,
  chosen: '',
  welcomeFrom: null,
  camp: null,
  notes: '',
  ...over,
});

test('donors get numbers one after the other, a consent keeps the version of its text', async () => {
  const [first, second] = [await makeDonor(area, here), await makeDonor(area, here, { consentOn: today })];
  const [one, two] = [await read(first), await read(second)];
  expect(two.number).toBe(one.number + 1);
  expect([one.consentText, two.consentText]).toEqual(['', '2026-11']);
  const { version, ...fields } = donorBody(here) as never as { version: number };
  const saved = await area.put(`${donorPath}/${second}`, {
    ...fields,
    consentOn: null,
    version: two.version,
  });
  expect([version, saved.body.data.consentText]).toEqual([undefined, '']);
});

test('a laptop gives numbers that name it', async () => {
  const laptop = await openTestPortal({ PORTAL_DEVICE: '7' });
  try {
    await grantBlood(laptop, 'area');
    const visitor = await laptop.signIn('area');
    const id = await makeDonor(visitor, (await placesOf(laptop))['ASR-1'] ?? '');
    expect((await visitor.get(`${donorPath}/${id}`)).body.data.number).toBe(7_000_001);
  } finally {
    await laptop.close();
  }
});

describe('the next eligible day', () => {
  test('follows donations and deferrals, with its reason; a lifted deferral and a deleted donation count no more', async () => {
    const id = await makeDonor(area, here);
    expect(await read(id)).toMatchObject({ eligibility: 'now', eligibilityReason: '' });
    const last = dayAfter(today, -30);
    const donation = (await area.post(donationPath, donationBody(id, { day: last, place: 'Civil Hospital' })))
      .body.data.id;
    const { version } = await read(id);
    expect(await read(id)).toMatchObject({
      eligibility: 'from',
      eligibleFrom: dayAfter(last, 120),
      eligibilityReason: 'interval',
      lastDonationOn: last,
      donations: 1,
    });
    const deferral = (await area.post(deferralPath, deferralBody(id, { reason: 'lactation' }))).body.data.id;
    expect(await read(id)).toMatchObject({
      eligibility: 'recovery',
      eligibilityReason: 'lactation',
      version,
    });
    expect((await area.post(`${deferralPath}/${deferral}/lift`, { reason: 'Over' })).status).toBe(200);
    expect((await area.post(`${deferralPath}/${deferral}/lift`, { reason: 'Over' })).body.code).toBe(
      'DEFERRAL_LIFTED',
    );
    expect(await read(id)).toMatchObject({ eligibility: 'from' });
    expect((await area.delete(`${donationPath}/${donation}`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ eligibility: 'now', donations: 0, lastDonationOn: null });
  });

  test('of random donors is filtered by the database as the rules judge it', async () => {
    const births = [
      '1950-02-28',
      '1960-11-16',
      '1965-01-01',
      '1992-02-29',
      '2008-02-29',
      '2008-11-16',
      '2012-02-29',
    ];
    const genders = ['male', 'female', 'other'];
    const ids: string[] = [];
    for (let i = 0; i < 42; i += 1)
      ids.push(
        await makeDonor(area, here, {
          name: `Filtered Donor ${i}`,
          birthDate: births[i % births.length] ?? '',
          gender: genders[i % 3] as 'male',
          phone: '',
        }),
      );
    const kinds = ['', 'until', 'recovery', 'permanent'];
    for (const [i, id] of ids.entries())
      await portal.owner.query(
        `update blood_donor set last_donation_on = $2, deferral_kind = $3, deferral_reason = 'tattoo', welcome_from = $4 where id = $1`,
        [
          id,
          i % 2 === 0 ? null : dayAfter(today, -60 - i * 2),
          kinds[i % 4],
          i % 4 === 1 || i % 8 === 2 ? dayAfter(today, i - 20) : null,
        ],
      );
    const counted = new Map<string, string>();
    for (const eligibility of ['now', 'from', 'recovery', 'never'])
      for (const row of (
        await area.get(donorPath, { size: 500, q: 'Filtered Donor', filter: { eligibility } })
      ).body.data.rows) {
        expect(row.eligibility).toBe(eligibility);
        expect(nextEligible(factsOf(row), publishedRules, today).kind).toBe(eligibility);
        counted.set(row.id, eligibility);
      }
    expect(counted.size).toBe(ids.length);
    expect(new Set(counted.values()).size).toBe(4);
  });

  test('a deferral that ended this week is on the list of who is welcome again', async () => {
    const id = await makeDonor(area, here, { name: 'Welcome Again', phone: '+919811111199' });
    await area.post(deferralPath, deferralBody(id, { reason: 'antibiotics', since: dayAfter(today, -16) }));
    const filter = { isWelcomeAgain: true, mayBeCalled: true, eligibility: 'now' };
    const { rows, total } = (await area.get(donorPath, { filter })).body.data;
    expect(rows.map((row: { id: string }) => row.id)).toContain(id);
    const waiting = (await area.get('/api/home/waiting')).body.docs;
    expect(waiting).toContainEqual({ kind: 'donorsWelcome', count: total });
  });
});

describe('confidential reasons', () => {
  test('are read by the medical station alone; list, export, history, print and others see the doctor’s decision', async () => {
    const id = await makeDonor(area, here, { name: 'Confidential Person' });
    const reply = await area.post(deferralPath, deferralBody(id, { reason: 'hiv' }));
    expect(reply.status).toBe(200);
    const donor = await read(id, clerk);
    expect(donor).toMatchObject({ eligibility: 'never', eligibilityReason: 'doctorDecision' });
    const seen = [
      donor,
      (await area.get(donorPath, { q: 'Confidential Person' })).body,
      (await area.get(`${donorPath}/${id}/history`)).body,
      (await area.get(deferralPath, { filter: { donor: id } })).body,
      (await area.get(`${donorPath}/export`, { q: 'Confidential Person' })).body,
      (await portal.owner.query(`select * from change_log where row_id = $1`, [id])).rows,
    ];
    expect(JSON.stringify(seen)).not.toMatch(/hiv/i);
    const opened = await area.post(`${donorPath}/${id}/confidential`);
    expect(opened.body.docs).toMatchObject([{ reason: 'hiv', deferral: reply.body.data.id }]);
    expect((await clerk.post(`${donorPath}/${id}/confidential`)).status).toBe(403);
    const { rows } = await portal.owner.query(
      `select kind, before, after from change_log where entity = 'blood_confidential' and row_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { kind: 4, before: null, after: {} },
      { kind: 6, before: null, after: {} },
    ]);
  });

  test('the application itself can neither read nor write the table, nor pass for the medical station', async () => {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: portal.appUrl });
    await client.connect();
    try {
      await expect(client.query('select * from blood_confidential')).rejects.toThrow(/permission denied/);
      await expect(client.query('delete from blood_confidential')).rejects.toThrow(/permission denied/);
      const { rows } = await portal.owner.query(`select id, area_id from app_user where username = 'clerk'`);
      const donor = await makeDonor(area, here);
      await client.query('begin');
      await client.query(
        `select set_config('app.user', $1, true), set_config('app.area', $2, true), set_config('app.centres', '*', true)`,
        [rows[0].id, rows[0].area_id],
      );
      await expect(client.query('select * from read_blood_confidential($1)', [donor])).rejects.toThrow(
        /not the medical station/,
      );
    } finally {
      await client.end();
    }
  });

  test('a permanent one is lifted only by who may close camps', async () => {
    const id = await makeDonor(area, here);
    const deferral = (await area.post(deferralPath, deferralBody(id, { reason: 'hepatitisBC' }))).body.data
      .id;
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 7 });
    expect((await clerk.post(`${deferralPath}/${deferral}/lift`, { reason: 'x' })).body.code).toBe(
      'DEFERRAL_STANDS',
    );
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 });
    expect((await area.post(`${deferralPath}/${deferral}/lift`, { reason: 'Wrong person' })).status).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({ eligibility: 'now' });
  });
});

test('a deferral is not edited; where the rules leave it to the doctor, how long must be said', async () => {
  const id = await makeDonor(area, here);
  const chosen = deferralBody(id, { reason: 'doctorDecision' });
  expect((await area.post(deferralPath, chosen)).body.fields).toHaveProperty('chosen');
  const until = dayAfter(today, 9);
  const made = await area.post(deferralPath, { ...chosen, chosen: 'until', welcomeFrom: until });
  expect(await read(id)).toMatchObject({ eligibility: 'from', eligibleFrom: until });
  const deferral = (await area.get(`${deferralPath}/${made.body.data.id}`)).body.data;
  const changed = await area.put(`${deferralPath}/${deferral.id}`, { ...chosen, version: deferral.version });
  expect(changed.body.code).toBe('DEFERRAL_FIXED');
  expect(
    (await area.post(deferralPath, deferralBody(id, { since: dayAfter(today, 1) }))).body.fields,
  ).toHaveProperty('since');
});

test('a deferral until a day ends after the day of the decision', async () => {
  const id = await makeDonor(area, here);
  const until = (welcomeFrom: string) =>
    deferralBody(id, { reason: 'doctorDecision', chosen: 'until', welcomeFrom });
  for (const past of [dayAfter(today, -240), today])
    expect((await area.post(deferralPath, until(past))).body.fields).toEqual({
      welcomeFrom: 'Choose a day after the decision',
    });
  expect(await read(id)).toMatchObject({ eligibility: 'now' });
});

test('a deferral of a camp is entered from papers, whenever its cause happened', async () => {
  const camp = await makeCamp(area, here);
  const lastDay = dayAfter(today, -1);
  await portal.owner.query('update blood_camp set first_day = $2, last_day = $3 where id = $1', [
    ...[camp, dayAfter(today, -2), lastDay],
  ]);
  const id = await makeDonor(area, here);
  const enter = (over: object) => area.post(deferralPath, deferralBody(id, { camp, ...over }));
  const entered = async (over: object) =>
    (await area.get(`${deferralPath}/${(await enter(over)).body.data.id}`)).body.data;
  expect(await entered({ since: dayAfter(today, -90) })).toMatchObject({
    ...{ day: lastDay, camp, since: dayAfter(today, -90) },
    welcomeFrom: monthsAfter(dayAfter(today, -90), 12),
  });
  const measured = await entered({ reason: 'lowHaemoglobin', since: dayAfter(today, -2) });
  expect(measured).toMatchObject({ day: dayAfter(today, -2), welcomeFrom: lastDay });
  expect((await enter({ since: today })).body.code).toBe('CAMP_NOT_OPEN');
  const planned = await makeCamp(area, here, { isOpen: false });
  expect((await enter({ camp: planned, since: dayAfter(today, -90) })).body.code).toBe('CAMP_NOT_OPEN');
});

describe('duplicates and merges', () => {
  test('likely matches are found by sound, phone and sewadar, not against another gender', async () => {
    const id = await makeDonor(area, here, {
      name: 'ਜਸਵਿੰਦਰ ਸਿੰਘ ਢਿੱਲੋਂ',
      nameLatin: 'Jaswinder Singh Dhillon',
      gender: 'male',
      phone: '+919812377777',
    });
    const typed = {
      name: 'jasvinder singh dhilon',
      nameLatin: '',
      birthDate: null,
      phone: '',
      gender: 'male',
      except: null,
    };
    const found = (await area.post(`${donorPath}/duplicates`, typed)).body.docs;
    expect(found).toMatchObject([{ id, reasons: ['name'] }]);
    expect((await area.post(`${donorPath}/duplicates`, { ...typed, gender: 'female' })).body.docs).toEqual(
      [],
    );
    const byPhone = { ...typed, name: '', phone: '98123 77777' };
    expect((await area.post(`${donorPath}/duplicates`, byPhone)).body.docs).toMatchObject([
      { reasons: ['phone'] },
    ]);
  });

  test('donations and deferrals follow a merge and come back with its undo; a day counts once', async () => {
    const [kept, other] = [
      await makeDonor(area, here, { phone: '', weight: null }),
      await makeDonor(area, there, { weight: 61.5 }),
    ];
    const day = dayAfter(today, -200);
    await area.post(donationPath, donationBody(kept, { day }));
    await area.post(donationPath, donationBody(other, { day }));
    await area.post(donationPath, donationBody(other, { day: dayAfter(today, -10) }));
    await area.post(deferralPath, deferralBody(other, { reason: 'epilepsy' }));
    const [one, two] = [await read(kept), await read(other)];
    const merged = await area.post(`${donorPath}/${kept}/merge`, {
      other,
      version: one.version,
      otherVersion: two.version,
      take: ['phone', 'weight'],
    });
    expect(merged.status).toBe(200);
    expect(await read(kept)).toMatchObject({
      donations: 2,
      lastDonationOn: dayAfter(today, -10),
      eligibility: 'never',
      weight: 61.5,
      phone: '+919812300001',
    });
    expect(await read(other)).toMatchObject({ mergedInto: kept });
    expect((await area.get(donationPath, { filter: { donor: kept } })).body.data.total).toBe(2);
    expect((await area.post(`${donorPath}/merges/${merged.body.data.id}/undo`)).status).toBe(200);
    expect(await read(kept)).toMatchObject({ donations: 1, eligibility: 'now', weight: null, phone: '' });
    expect(await read(other)).toMatchObject({ donations: 2, eligibility: 'never', mergedInto: null });
  });

  test('a sewadar is one donor, also when several say so at once', async () => {
    const sewadar = await makeSewadar(area, here);
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => area.post(donorPath, donorBody(here, { sewadar }))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies)
      if (status !== 200) expect(['DONOR_EXISTS', 'EXISTS', 'CONFLICT', 'TAKEN']).toContain(body.code);
  });
});

test('who has records is not deleted but erased: the unit stays for its camp, everything else goes', async () => {
  const camp = await makeCamp(area, here);
  const id = await makeDonor(area, here, { name: 'Erasable Donor Singh', weight: 70 });
  expect((await area.post(donationPath, donationBody(id, { camp, weight: 70 }))).body).toMatchObject({
    success: true,
  });
  await area.post(deferralPath, deferralBody(id, { reason: 'riskBehaviour' }));
  expect((await area.delete(`${donorPath}/${id}`)).body.code).toBe('DONOR_HAS_RECORDS');
  const erased = await area.post(`${donorPath}/${id}/erase`, { reason: 'Request of 12 March' });
  expect(erased.body.data).toMatchObject({ removed: { donors: 1 }, kept: { donations: 1 } });
  expect((await area.get(`${donorPath}/${id}`)).status).toBe(404);
  expect((await area.get(donationPath, { filter: { camp } })).body.data.rows).toMatchObject([
    { donor: null, donorName: null, volume: 350, weight: null },
  ]);
  for (const table of ['blood_donor', 'blood_deferral', 'blood_confidential', 'search_key', 'change_log']) {
    const { rows } = await portal.owner.query(`select to_jsonb(t)::text as row from ${table} t`);
    expect(rows.filter(({ row }) => row.includes('Erasable'))).toEqual([]);
  }
});

test('a clerk sees the donors of the own centre and may neither delete nor export', async () => {
  const elsewhere = await makeDonor(area, there, { name: 'Other Centre Donor' });
  expect((await clerk.get(`${donorPath}/${elsewhere}`)).status).toBe(404);
  expect((await clerk.get(donorPath, { q: 'Other Centre Donor' })).body.data.total).toBe(0);
  const own = await makeDonor(clerk, here);
  expect((await clerk.delete(`${donorPath}/${own}`)).status).toBe(403);
  expect((await clerk.get(`${donorPath}/export`)).status).toBe(403);
  expect((await clerk.post(deferralPath, deferralBody(own))).status).toBe(403);
});

test('a donor is found by name in any script, the code of the card and the number', async () => {
  const id = await makeDonor(area, here, { name: 'ਬਲਜਿੰਦਰ ਕੌਰ ਮਾਨ', nameLatin: 'Baljinder Kaur Mann' });
  const { number } = await read(id);
  const { rows } = await portal.owner.query('select card_code from blood_donor where id = $1', [id]);
  for (const q of ['बलजिंदर कौर मान', 'baljinder mann', rows[0].card_code, String(number)]) {
    const found = (await area.get(`${donorPath}/search`, { q })).body.docs;
    expect([q, found.map((one: { id: string }) => one.id)]).toEqual([q, expect.arrayContaining([id])]);
  }
  const { docs } = (await area.get('/api/search', { q: 'baljinder mann' })).body;
  expect(docs).toContainEqual(expect.objectContaining({ entity: 'donor', id }));
});
