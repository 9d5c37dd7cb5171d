import { publishedRules } from '@sewa/contract/blood-donation/rules/published-rules';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyselyOn } from '../../../platform/db/kysely-on-client.ts';
import { placesOf } from '../../../testing/people.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../../testing/visitor.ts';
import {
  campBody,
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
import { forgetOldClaims } from './call-claims.ts';

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
  await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 3 });
  [area, clerk] = await Promise.all([portal.signIn('area'), portal.signIn('clerk')]);
});
afterAll(() => portal.close());

test('a camp opens with a bank and a doctor, closes by right 13, and is reconciled by the banks’ number', async () => {
  const id = (await area.post(campPath, campBody(here))).body.data.id;
  expect((await moveTo(area, id, { to: 10 })).body.code).toBe('CAMP_NO_BANK');
  const camp = await makeCamp(clerk, here);
  expect((await area.get(`${campPath}/${camp}`)).body.data).toMatchObject({
    status: 10,
    banks: [{ name: 'Civil Hospital' }],
    staff: [{ station: 'medical', name: 'Dr Anita' }],
  });
  expect((await moveTo(clerk, camp, { to: 15 })).status).toBe(403);
  const donor = await makeDonor(area, here);
  expect((await area.post(donationPath, donationBody(donor, { camp, bagNumber: 'B-1' }))).status).toBe(200);
  expect((await moveTo(clerk, camp, { to: 5, reason: 'Mistake' })).body.code).toBe('CAMP_HAS_RECORDS');
  expect((await moveTo(area, camp, { to: 15 })).status).toBe(200);
  expect((await moveTo(area, camp, { to: 20 })).body.code).toBe('CAMP_UNITS_NEEDED');
  const differ = (await moveTo(area, camp, { to: 20, units: 2 })).body;
  expect([differ.code, differ.message]).toEqual(['CAMP_UNITS_DIFFER', expect.stringMatching(/1 .* 2/)]);
  expect((await moveTo(area, camp, { to: 10 })).body.code).toBe('CAMP_REASON_NEEDED');
  expect((await moveTo(area, camp, { to: 20, units: 1 })).body.data.status).toBe(20);
  const late = donationBody(await makeDonor(area, here), { camp });
  expect((await area.post(donationPath, late)).body.code).toBe('CAMP_RECONCILED');
  expect((await area.delete(`${campPath}/${camp}`)).body.code).toBe('CAMP_FROZEN');
});

test('a user of one centre is shown the history of a bank, which belongs to none', async () => {
  const bank = { name: 'Civil Hospital', licenceNumber: 'L-HISTORY', licenceUntil: '2099-12-31' };
  const empty = { phone: '', address: '', notes: '' };
  const made = await area.post('/api/blood-donation/bank', { ...bank, ...empty, isActive: true });
  const { id } = made.body.data;
  const seen = (await clerk.get(`/api/blood-donation/bank/${id}/history`)).body.data;
  expect(seen.rows).toMatchObject([{ entity: 'blood_bank', after: { name: 'Civil Hospital' } }]);
});

test('an open camp keeps a licensed bank and a doctor, however banks, team and days are changed', async () => {
  const camp = await makeCamp(area, here);
  const read = async () => (await area.get(`${campPath}/${camp}`)).body.data;
  const { banks, staff } = await read();
  const refused = async (asked: Promise<{ body: { code?: string } }>) => (await asked).body.code;
  const makeBank = async (licenceUntil: string) => {
    const bank = { name: 'Another', phone: '', address: '', isActive: true, notes: '', licenceUntil };
    const made = await area.post('/api/blood-donation/bank', { ...bank, licenceNumber: `L-${licenceUntil}` });
    return made.body.data.id;
  };
  const setBanks = (ids: string[]) => area.put(`${campPath}/${camp}/banks`, { banks: ids });
  expect(await refused(setBanks([]))).toBe('CAMP_NO_BANK');
  const lapsed = await makeBank(dayAfter(today, -1));
  expect(await refused(setBanks([banks[0].id, lapsed]))).toBe('CAMP_BANK_LAPSED');
  const removed = (id: string) => area.delete(`${campPath}/${camp}/staff/${id}`);
  expect(await refused(removed(staff[0].id))).toBe('CAMP_NO_DOCTOR');
  expect((await setBanks([await makeBank(today)])).status).toBe(200);
  const longer = area.put(`${campPath}/${camp}`, { ...(await read()), lastDay: dayAfter(today, 1) });
  expect(await refused(longer)).toBe('CAMP_BANK_LAPSED');
  expect(await read()).toMatchObject({ lastDay: today, staff: [{ station: 'medical' }] });
  const second = { station: 'medical', name: 'Dr Gill', phone: '', sewadar: null };
  await area.post(`${campPath}/${camp}/staff`, second);
  expect((await removed(staff[0].id)).status).toBe(200);
});

test('of two who move a camp at once one is told', async () => {
  const camp = await makeCamp(area, here);
  const { version } = (await area.get(`${campPath}/${camp}`)).body.data;
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => area.post(`${campPath}/${camp}/move`, { to: 15, version })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('days and hours that cannot be are refused at their field', async () => {
  const refused = async (over: object) =>
    Object.keys((await area.post(campPath, campBody(here, over))).body.fields ?? {});
  expect(await refused({ lastDay: dayAfter(today, -1) })).toEqual(['lastDay']);
  expect(await refused({ lastDay: dayAfter(today, 7) })).toEqual(['lastDay']);
  expect(await refused({ closesAt: '09:00' })).toEqual(['closesAt']);
  expect((await area.post(campPath, campBody(here, { lastDay: dayAfter(today, 6) }))).status).toBe(200);
});

describe('a donation from papers', () => {
  test('at a camp keeps the rules, elsewhere it is recorded as it was', async () => {
    const camp = await makeCamp(area, here);
    const young = await makeDonor(area, here, { birthDate: dayAfter(today, -17 * 365) });
    const refused = (await area.post(donationPath, donationBody(young, { camp }))).body;
    expect(refused).toMatchObject({ code: 'DONATION_REFUSED', data: { rules: ['tooYoung'] } });
    expect(refused.message).toContain('Too young');
    expect((await area.post(donationPath, donationBody(young, { day: dayAfter(today, -3) }))).status).toBe(
      200,
    );
    const donor = await makeDonor(area, here);
    const values = { camp, weight: 55, haemoglobin: 12.4, temperature: 38 };
    const judged = (await area.post(donationPath, donationBody(donor, { ...values, volume: 450 }))).body;
    expect(judged.data.rules).toEqual(['weight450', 'haemoglobin', 'temperature']);
    const fits = {
      ...values,
      haemoglobin: 12.5,
      overridden: ['temperature'],
      overrideReason: 'Hot day',
    } as const;
    expect(
      (await area.post(donationPath, donationBody(donor, { ...fits, overrideReason: '' } as never))).body
        .fields,
    ).toHaveProperty('overrideReason');
    const made = await area.post(donationPath, donationBody(donor, fits as never));
    expect((await area.get(`${donationPath}/${made.body.data.id}`)).body.data).toMatchObject({
      ruleVersion: 1,
      haemoglobin: 12.5,
      overridden: ['temperature'],
    });
    const again = (await area.post(donationPath, donationBody(donor, { camp }))).body;
    expect(again.code).toBe('DONATED_THAT_DAY');
    expect((await area.get(`${donorPath}/${donor}`)).body.data).toMatchObject({ weight: 55 });
  });

  test('overriding takes the medical right and a rule that allows it', async () => {
    const camp = await makeCamp(area, here);
    const donor = await makeDonor(area, here, { phone: '' });
    const body = donationBody(donor, {
      camp,
      haemoglobin: 11,
      overridden: ['haemoglobin'],
      overrideReason: 'x',
    });
    expect((await area.post(donationPath, body)).body.code).toBe('OVERRIDE_REFUSED');
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 11 });
    const warm = donationBody(donor, {
      camp,
      temperature: 38,
      overridden: ['temperature'],
      overrideReason: 'x',
    });
    expect((await clerk.post(donationPath, warm)).body.code).toBe('OVERRIDE_REFUSED');
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 3 });
  });

  test('of many who record the same donor at once one does, and a bag is used once', async () => {
    const camp = await makeCamp(area, here);
    const donor = await makeDonor(area, here);
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        area.post(donationPath, donationBody(donor, { camp, bagNumber: `R-${i}` })),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = [await makeDonor(area, here), await makeDonor(area, there)];
    const bags = await Promise.all(
      others.map((one) => area.post(donationPath, donationBody(one, { camp, bagNumber: 'SAME' }))),
    );
    expect(bags.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await area.get(`${campPath}/${camp}`)).body.data.units).toBe(2);
    // The centre of the camp counts donors of every centre.
    expect((await clerk.get(`${campPath}/${camp}`)).body.data.units).toBe(2);
  });

  test('too close to one on either side is refused', async () => {
    const camp = await makeCamp(area, here);
    const donor = await makeDonor(area, here, { gender: 'male' });
    await area.post(donationPath, donationBody(donor, { day: dayAfter(today, -89) }));
    expect((await area.post(donationPath, donationBody(donor, { camp }))).body.data.rules).toEqual([
      'interval',
    ]);
    const other = await makeDonor(area, here, { gender: 'male' });
    await area.post(donationPath, donationBody(other, { day: dayAfter(today, -90) }));
    expect((await area.post(donationPath, donationBody(other, { camp }))).status).toBe(200);
  });
});

describe('the calling list', () => {
  test('has who agreed, has a phone and may donate on the day; outcomes are kept', async () => {
    const day = dayAfter(today, 40);
    const camp = await makeCamp(area, here, { isOpen: false, firstDay: day, lastDay: day });
    const names = {
      agreed: 'Calling One',
      silent: 'Calling Two',
      gave: 'Calling Three',
      soon: 'Calling Four',
    };
    const [agreed, silent, gave, soon] = [
      await makeDonor(area, here, { name: names.agreed }),
      await makeDonor(area, here, { name: names.silent, mayBeCalled: false }),
      await makeDonor(area, here, { name: names.gave }),
      await makeDonor(area, here, { name: names.soon, gender: 'male' }),
    ];
    await area.post(donationPath, donationBody(gave, { day: dayAfter(today, -10) }));
    await area.post(donationPath, donationBody(soon, { day: dayAfter(today, -50) }));
    const listed = async (filter: object = {}) =>
      (await area.get(`${campPath}/${camp}/calling-list`, { q: 'Calling', size: 100, filter })).body.data
        .rows;
    expect((await listed()).map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [agreed, soon].toSorted(),
    );
    const called = `${campPath}/${camp}/calling-list/${agreed}`;
    expect((await area.put(called, { outcome: 'noAnswer', note: '' })).status).toBe(200);
    expect((await area.put(called, { outcome: 'comes', note: 'With brother' })).status).toBe(200);
    expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([soon, agreed]);
    expect(await listed({ outcome: 'comes' })).toMatchObject([{ id: agreed, note: 'With brother' }]);
    expect((await area.get(`${campPath}/${camp}`)).body.data.expected).toBe(1);
    const refused = await area.put(`${campPath}/${camp}/calling-list/${silent}`, {
      outcome: 'comes',
      note: '',
    });
    expect(refused.body.code).toBe('NOT_CALLABLE');
    expect((await area.put(called, { outcome: null, note: '' })).status).toBe(200);
    expect(await listed({ outcome: 'notCalled' })).toHaveLength(2);
  });
});

describe('who calls a donor', () => {
  const listOf = async (visitor: Visitor, camp: string) =>
    (await visitor.get(`${campPath}/${camp}/calling-list`, { q: 'Claimed', size: 100 })).body.data.rows;
  const setOut = async (count: number) => {
    const day = dayAfter(today, 40);
    const camp = await makeCamp(area, here, { isOpen: false, firstDay: day, lastDay: day });
    const donors: string[] = [];
    for (let one = 0; one < count; one += 1)
      donors.push(await makeDonor(area, here, { name: `Claimed ${camp.slice(-6)} ${one}` }));
    const path = (donor: string) => `${campPath}/${camp}/calling-list/${donor}`;
    const claim = (visitor: Visitor, donor: string, seenCallAt: string | null = null) =>
      visitor.put(`${path(donor)}/claim`, { seenCallAt });
    const shownTo = async (visitor: Visitor, donor: string) =>
      (await listOf(visitor, camp)).find(({ id }: { id: string }) => id === donor);
    return { camp, donors, path, claim, shownTo };
  };

  test('of callers who take the same donor at once one gets it, and the other one sees whose it is', async () => {
    const { donors, claim, shownTo } = await setOut(4);
    for (const donor of donors) {
      const replies = await Promise.all(
        [area, clerk, area, clerk, area, clerk].map(async (visitor) => ({
          visitor,
          ...(await claim(visitor, donor)),
        })),
      );
      const winners = new Set(replies.flatMap(({ visitor, status }) => (status === 200 ? [visitor] : [])));
      expect(winners.size).toBe(1);
      for (const { status, body } of replies)
        expect(body.code).toBe(status === 200 ? undefined : 'CALL_CLAIMED');
      for (const { visitor, status } of replies) expect(status === 200).toBe(winners.has(visitor));
      const claims = await Promise.all([area, clerk].map((visitor) => shownTo(visitor, donor)));
      expect(claims.map((one) => one.claim.isMine)).toEqual([area, clerk].map((one) => winners.has(one)));
    }
  });

  test('is told to the others until the outcome is noted, another donor is called, or the time is over', async () => {
    const { camp, donors, path, claim, shownTo } = await setOut(2);
    const [one = '', two = ''] = donors;
    const code = async (asked: Promise<Reply>) => {
      const { status, body } = await asked;
      return status === 200 ? 'OK' : body.code;
    };
    expect(await code(claim(area, one))).toBe('OK');
    expect((await shownTo(clerk, one)).claim).toEqual({ name: expect.any(String), isMine: false });
    expect(await code(claim(area, two))).toBe('OK');
    expect((await shownTo(clerk, one)).claim).toBeNull();
    expect(await code(claim(clerk, two))).toBe('CALL_CLAIMED');
    await area.delete(`${path(two)}/claim`);
    expect(await code(claim(clerk, two))).toBe('OK');
    // Nobody leaves to others what somebody else has taken.
    await area.delete(`${path(two)}/claim`);
    expect(await code(claim(area, two))).toBe('CALL_CLAIMED');
    await portal.owner.query(
      "update blood_call_claim set until = now() - interval '1 second' where donor_id = $1",
      [two],
    );
    expect(await code(claim(area, two))).toBe('OK');
    expect((await area.put(path(two), { outcome: 'noAnswer', note: '' })).status).toBe(200);
    expect((await shownTo(clerk, two)).claim).toBeNull();
    // So does withdrawing what was noted.
    const noted = (await shownTo(area, two)).calledAt;
    expect(await code(claim(area, two, noted))).toBe('OK');
    expect((await area.put(path(two), { outcome: null, note: '' })).status).toBe(200);
    expect((await shownTo(clerk, two)).claim).toBeNull();
    expect((await area.put(path(two), { outcome: 'noAnswer', note: '' })).status).toBe(200);
    // The list of the other caller may not show the outcome yet.
    expect(await code(claim(clerk, two))).toBe('CALL_NOTED');
    const { calledAt } = await shownTo(clerk, two);
    expect(await code(claim(clerk, two, calledAt))).toBe('OK');
    const silent = await makeDonor(area, here, { mayBeCalled: false });
    expect(await code(claim(area, silent))).toBe('NOT_CALLABLE');
    expect((await portal.visitor().put(`${path(one)}/claim`, { seenCallAt: null })).status).toBe(401);
    const { rows } = await portal.owner.query(
      "select after from change_log where entity = 'blood_call_claim' and after ->> 'camp_id' = $1",
      [camp],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(two);
  });

  test('follows the camp to another centre, and stays behind when two donors are merged', async () => {
    const { camp, donors, claim, shownTo } = await setOut(2);
    const [kept = '', merged = ''] = donors;
    expect((await claim(area, kept)).status).toBe(200);
    expect((await claim(clerk, merged)).status).toBe(200);
    const [version, otherVersion] = await Promise.all(
      [kept, merged].map(async (id) => (await area.get(`${donorPath}/${id}`)).body.data.version),
    );
    const pair = { other: merged, version, otherVersion, take: [], isConfirmed: true };
    expect((await area.post(`${donorPath}/${kept}/merge`, pair)).status).toBe(200);
    expect((await shownTo(area, kept)).claim).toMatchObject({ isMine: true });
    const shown = (await area.get(`${campPath}/${camp}`)).body.data;
    const moved = { ...campBody(there), firstDay: shown.firstDay, lastDay: shown.lastDay };
    expect((await area.put(`${campPath}/${camp}`, { ...moved, version: shown.version })).status).toBe(200);
    // Here, where the policy lets only users of the new centre see it.
    const { rows } = await portal.owner.query('select centre_id from blood_call_claim where camp_id = $1', [
      camp,
    ]);
    expect(new Set(rows.map(({ centre_id }) => centre_id))).toEqual(new Set([there]));
  });

  test('are forgotten when they are over, also where a caller is just taking one', async () => {
    const { donors, claim } = await setOut(3);
    for (const donor of donors) expect((await claim(area, donor)).status).toBe(200);
    const [over = '', taken = '', last = ''] = donors;
    const insert = `insert into blood_call_claim (area_id, id, centre_id, camp_id, donor_id, user_id, user_name, until)
      select area_id, gen_random_uuid(), centre_id, camp_id, $1, user_id, user_name, now() - interval '1 minute'
      from blood_call_claim where donor_id = $2`;
    for (const donor of [over, taken]) await portal.owner.query(insert, [donor, last]);
    const taker = await portal.owner.connect();
    const keeper = new Client({ connectionString: portal.appUrl });
    await keeper.connect();
    try {
      await taker.query('begin');
      await taker.query('select from blood_call_claim where donor_id = $1 for update', [taken]);
      const progress = { cursor: null, save: async () => undefined };
      const run = () => forgetOldClaims.run(progress, (work) => work(kyselyOn(keeper)));
      expect(await run()).toEqual({ claims: 1 });
      await taker.query('commit');
      expect(await run()).toEqual({ claims: 1 });
    } finally {
      await keeper.end();
      taker.release();
    }
    const { rows } = await portal.owner.query(
      'select donor_id from blood_call_claim where donor_id = any ($1)',
      [donors],
    );
    expect(rows).toEqual([{ donor_id: last }]);
  });
});

describe('rules', () => {
  const path = '/api/blood-donation/rules';
  const change = (base: number, minAge: number) => {
    const { version, ...rules } = publishedRules;
    return {
      base,
      rules: { ...rules, limits: { ...rules.limits, minAge } },
      source: 'Order 5 of 2027',
      reason: `Version ${version}`,
    };
  };

  test('are changed by right 13 for the whole area, each version stays, and of two at once one is told', async () => {
    expect((await area.get(path)).body.data.current).toMatchObject({ version: 1, limits: { minAge: 18 } });
    expect((await clerk.post(path, change(1, 19))).status).toBe(403);
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 13 });
    expect((await clerk.post(path, change(1, 19))).body.code).toBe('RULES_OF_AREA');
    await grantBlood(portal, 'clerk', { donor: 6, camp: 2 * 3 });
    const replies = await Promise.all(Array.from({ length: 5 }, () => area.post(path, change(1, 19))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { current, versions } = (await area.get(path)).body.data;
    expect(current).toMatchObject({ version: 2, limits: { minAge: 19 }, source: 'Order 5 of 2027' });
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const donor = await makeDonor(area, here, { birthDate: dayAfter(today, -Math.ceil(18.5 * 365.25)) });
    expect((await area.get(`${donorPath}/${donor}`)).body.data.eligibilityReason).toBe('tooYoung');
    const deferral = { reason: 'tattoo', since: today, chosen: '', welcomeFrom: null, camp: null, notes: '' };
    const made = (await area.post(deferralPath, { ...deferral, donor })).body.data.id;
    expect((await area.get(`${deferralPath}/${made}`)).body.data.ruleVersion).toBe(2);
    expect((await area.post(path, change(2, 18))).status).toBe(200);
  });

  test('that cannot be are refused', async () => {
    const { base, ...body } = change(3, 40);
    expect((await area.post(path, { ...body, base })).status).toBe(400);
    const crossed = change(3, 18);
    crossed.rules.limits.maxFirstAge = 70;
    expect((await area.post(path, crossed)).status).toBe(400);
  });
});
