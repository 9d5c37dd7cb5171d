import { currentConsent } from '@sewa/contract/blood-donation/consent';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { publishedRules } from '@sewa/contract/blood-donation/rules/published-rules';
import { randomCode } from '@sewa/contract/kernel/calls/codes';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { bloodGroups } from '@sewa/contract/people/person';
import { nameKeysOf } from '../../server/src/platform/search/name-key.rules.ts';
import { type Chance, crowdPerson, oneOf } from '../crowd.ts';
import type { DemoArea, DemoPart } from '../demo-part.ts';
import { insertRows } from '../rows.ts';
import { common, type Donor, type Here, userOf } from './blood-rows.ts';
import { IN_LINE, visitsOf } from './demo-floor.ts';

const DONORS = 1_500;
const doctor = 'Dr Anita Sharma';
const clerk = 'Harjinder Kaur';
/** As often as in Punjab, roughly. */
const groupWeights = [21, 1, 35, 2, 9, 1, 29, 2] as const;
const { PLANNED, OPEN, RECONCILED } = campStatuses;

/** Days from today. */
const camps = [
  {
    name: 'Blood donation camp, autumn',
    day: -130,
    status: RECONCILED,
    target: 220,
    units: 196,
    deferred: 24,
  },
  { name: 'Blood donation camp', day: 0, status: OPEN, target: 300, units: 42, deferred: 7 },
  { name: 'Blood donation camp, new year', day: 47, status: PLANNED, target: 250, units: 0, deferred: 0 },
] as const;

const deferralPlans = [
  ['lowHaemoglobin', 1],
  ['antibiotics', 14],
  ['tattoo', 365],
  ['minorIllness', null],
  ['bloodPressure', 1],
  ['malaria', 92],
] as const;

/** Some three thousand donors over the areas, a past camp, one that runs today and one that is planned. */
export const insertBlood: DemoPart = async (client, area) => {
  const donors = makeDonors(area);
  await insertRows(client, 'blood_donor', donors);
  const bank = { ...common(area), name: 'Civil Hospital Blood Bank', licence_number: 'PB/BB/2019/014' };
  const second = { ...common(area), name: 'Red Cross Blood Centre', licence_number: 'PB/BB/2021/003' };
  await insertRows(
    client,
    'blood_bank',
    [bank, second].map((one) => ({
      ...one,
      licence_until: dayAfter(area.today, 700),
      phone: '+911832500100',
      address: '',
      is_active: true,
      notes: '',
    })),
  );
  const centre = area.centres[0]?.id ?? '';
  // Nobody gives twice within the interval.
  const fit = donors.filter(({ birth_date }) => isFit(birth_date, area.today));
  let next = 0;
  for (const [place, plan] of camps.entries()) {
    const day = dayAfter(area.today, plan.day);
    const camp = { ...common(area), centre_id: centre, number: place + 1 };
    await insertRows(client, 'blood_camp', [
      {
        ...camp,
        name: plan.name,
        place: '',
        first_day: day,
        last_day: day,
        opens_at: '09:00',
        closes_at: '15:00',
        beds: 8,
        target_units: plan.target,
        bags_brought: plan.target,
        status: plan.status,
        status_by_name: clerk,
        notes: '',
      },
    ]);
    await insertRows(client, 'blood_camp_bank', [
      { ...common(area), centre_id: centre, camp_id: camp.id, bank_id: bank.id },
    ]);
    await insertRows(client, 'blood_camp_staff', team(area, { camp: camp.id, centre }));
    const here = { area, camp: camp.id, centre, bank: bank.id, day };
    const givers = fit.slice(next, next + plan.units);
    const turnedAway = fit.slice(next + plan.units, next + plan.units + plan.deferred);
    next += plan.units + plan.deferred;
    await client.query("select set_config('app.standing_later', 'on', false)");
    const donations = donationsOf(givers, here);
    const deferrals = deferralsOf(turnedAway, here);
    await insertRows(client, 'blood_donation', donations);
    await insertRows(client, 'blood_deferral', deferrals);
    await client.query("select set_config('app.standing_later', '', false)");
    if (plan.status !== PLANNED) {
      const isRunning = plan.status === OPEN;
      const inLine = isRunning ? fit.slice(next, next + IN_LINE) : [];
      next += inLine.length;
      const { visits, steps } = visitsOf({ here, donations, deferrals, inLine, isRunning });
      await insertRows(client, 'blood_visit', visits);
      await insertRows(client, 'blood_visit_step', steps);
      await client.query('insert into number_counter (area_id, kind, last) values ($1, $2, $3)', [
        area.areaId,
        `blood-queue/${camp.id}/0`,
        visits.length,
      ]);
    }
    if (plan.status === PLANNED) await insertRows(client, 'blood_call', callsOf(fit.slice(next), here));
  }
  await client.query(
    `select refresh_blood_donor(d.area_id, d.id) from blood_donor d
      where d.area_id = $1 and (exists (select from blood_donation g where g.area_id = d.area_id and g.donor_id = d.id)
        or exists (select from blood_deferral f where f.area_id = d.area_id and f.donor_id = d.id))`,
    [area.areaId],
  );
  for (const [kind, last] of [
    ['donor/0', DONORS],
    ['blood-camp/0', camps.length],
  ] as const)
    await client.query('insert into number_counter (area_id, kind, last) values ($1, $2, $3)', [
      area.areaId,
      kind,
      last,
    ]);
};

function makeDonors(area: DemoArea) {
  const { chance, today } = area;
  return Array.from({ length: DONORS }, (_, place) => {
    const person = crowdPerson(chance);
    const centre = oneOf(area.centres, chance);
    const blood_group = chance() < 0.85 ? groupBy(chance) : '';
    const hasConsent = chance() < 0.6;
    return {
      ...common(area),
      centre_id: centre.id,
      number: place + 1,
      card_code: `D${randomCode(9)}`,
      name: person.name,
      name_latin: person.nameLatin,
      name_keys: nameKeysOf(person.name, person.nameLatin),
      relative_kind: 'father',
      relative_name: person.relativeName,
      gender: person.gender,
      birth_date: dayAfter(today, -Math.floor((17 + chance() ** 1.3 * 48) * 365.25)),
      is_birth_estimated: false,
      phone: `+9198${String(Math.floor(chance() * 100_000_000)).padStart(8, '0')}`,
      address: '',
      language: centre.script === 'devanagari' ? 'hi' : 'pa',
      blood_group,
      confirmed_group: blood_group !== '' && chance() < 0.4 ? blood_group : '',
      weight: Math.round((46 + chance() * 44) * 10) / 10,
      may_be_called: chance() < 0.7,
      consent_on: hasConsent ? dayAfter(today, -200) : null,
      consent_text: hasConsent ? currentConsent : '',
      notes: '',
    };
  });
}

function donationsOf(givers: readonly Donor[], { area, camp, centre, bank, day }: Here) {
  return givers.map((donor, place) => ({
    ...common(area),
    centre_id: donor.centre_id,
    donor_id: donor.id,
    camp_id: camp,
    camp_centre_id: centre,
    bank_id: bank,
    device: 0,
    day,
    place: '',
    outcome: place % 40 === 39 ? 'incomplete' : 'complete',
    volume: place % 40 === 39 ? 120 : 350,
    bag_number: `CH-${day.slice(2, 4)}${String(place + 1).padStart(4, '0')}`,
    segment: '',
    blood_group: donor.blood_group,
    reaction: place % 40 === 39 ? 'mild' : 'none',
    care: '',
    rule_version: publishedRules.version,
    seen: {
      haemoglobin: 13 + (place % 20) / 10,
      systolic: 112 + (place % 20),
      diastolic: 70 + (place % 15),
      pulse: 64 + (place % 25),
    },
    overridden: [],
    override_reason: '',
    recorded_by: userOf(area),
    recorded_by_name: clerk,
    notes: '',
  }));
}

function deferralsOf(turnedAway: readonly Donor[], { area, camp, centre, day }: Here) {
  return turnedAway.map((donor, place) => {
    const [reason, days] = deferralPlans[place % deferralPlans.length] ?? deferralPlans[0];
    return {
      ...common(area),
      centre_id: donor.centre_id,
      donor_id: donor.id,
      camp_id: camp,
      camp_centre_id: centre,
      device: 0,
      reason,
      kind: days === null ? 'recovery' : 'until',
      since: day,
      day,
      welcome_from: days === null ? null : dayAfter(day, days),
      rule_version: publishedRules.version,
      seen: {},
      decided_by: userOf(area),
      decided_by_name: doctor,
      notes: '',
    };
  });
}

function callsOf(donors: readonly Donor[], { area, camp, centre }: Here) {
  const outcomes = ['comes', 'comes', 'maybe', 'noAnswer', 'declines', 'comes'] as const;
  return donors
    .filter(({ may_be_called }) => may_be_called)
    .slice(0, 60)
    .map((donor, place) => ({
      ...common(area),
      centre_id: centre,
      camp_id: camp,
      donor_id: donor.id,
      outcome: outcomes[place % outcomes.length],
      note: '',
      called_by_name: clerk,
    }));
}

function team(area: DemoArea, { camp, centre }: { camp: string; centre: string }) {
  const people = [
    ['head', 'Satnam Singh Gill'],
    ['registration', 'Harjinder Kaur'],
    ['vital', 'Manpreet Kaur'],
    ['medical', doctor],
    ['bed', 'Sister Rajwinder'],
    ['rest', 'Balbir Singh'],
  ] as const;
  return people.map(([station, name]) => ({
    ...common(area),
    centre_id: centre,
    camp_id: camp,
    station,
    name,
    phone: '',
    sewadar_id: null,
  }));
}

function groupBy(chance: Chance): string {
  let rest = chance() * groupWeights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, weight] of groupWeights.entries()) {
    rest -= weight;
    if (rest < 0) return bloodGroups[place] ?? '';
  }
  return '';
}

function isFit(birthDate: string, today: string): boolean {
  return birthDate < dayAfter(today, -19 * 366) && birthDate > dayAfter(today, -58 * 365);
}
