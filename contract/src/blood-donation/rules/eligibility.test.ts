import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, monthsAfter } from '../../kernel/values/days.ts';
import type { BagVolume } from '../enums.ts';
import { deferralReasons, isConfidential, openReasons } from './deferral-reasons.ts';
import {
  type DonorFacts,
  deferralFor,
  judgeDonor,
  judgeRecord,
  judgeVitals,
  nextEligible,
  type StandingDeferral,
  standingFindings,
  type Vitals,
  volumesFor,
} from './eligibility.ts';
import { publishedRules as rules } from './published-rules.ts';
import { limitNames, ruleNames, ruleSetSchema } from './rule-set.ts';

const day = '2026-11-16';
const well: DonorFacts = { gender: 'male', birthDate: '1990-05-05', lastDonationOn: null, deferrals: [] };
const fit: Vitals = {
  weight: 70,
  haemoglobin: 14,
  systolic: 120,
  diastolic: 80,
  pulse: 72,
  isPulseRegular: true,
  temperature: 36.8,
};

const rulesAgainst = (facts: Partial<DonorFacts>, on = day) =>
  judgeDonor({ ...well, ...facts }, rules, on).map(({ rule }) => rule);
const measuredAgainst = (vitals: Partial<Vitals>, volume: BagVolume = 350) =>
  judgeVitals({ ...fit, ...vitals }, rules, volume).map(({ rule }) => rule);

test('the published rules are a rule set, and every reason has a period', () => {
  expect(ruleSetSchema.safeParse(rules).error).toBeUndefined();
  expect(Object.keys(rules.periods).toSorted()).toEqual([...deferralReasons].toSorted());
  expect(limitNames.toSorted()).toEqual(Object.keys(rules.limits).toSorted());
});

test('an upper limit below its lower one, and a reason without a period, are refused', () => {
  const crossed = { ...rules, limits: { ...rules.limits, minPulse: 70, maxPulse: 80, maxAge: 55 } };
  expect(ruleSetSchema.safeParse(crossed).error?.issues.map(({ path }) => path)).toEqual([
    ['limits', 'maxAge'],
  ]);
  const { tattoo, ...others } = rules.periods;
  expect(ruleSetSchema.safeParse({ ...rules, periods: others }).success).toBe(false);
  expect(tattoo).toEqual({ kind: 'months', count: 12 });
});

describe('each limit at its edge, one below and one above', () => {
  test.each<[string, Partial<Vitals>, BagVolume, string[]]>([
    ['weight below 350 ml', { weight: 44.9 }, 350, ['weight']],
    ['weight for 350 ml', { weight: 45 }, 350, []],
    ['weight above 350 ml', { weight: 45.1 }, 350, []],
    ['weight below 450 ml', { weight: 54.9 }, 450, ['weight450']],
    ['weight that 450 ml must exceed', { weight: 55 }, 450, ['weight450']],
    ['weight for 450 ml', { weight: 55.1 }, 450, []],
    ['too light for either bag', { weight: 44 }, 450, ['weight']],
    ['haemoglobin below', { haemoglobin: 12.4 }, 350, ['haemoglobin']],
    ['haemoglobin', { haemoglobin: 12.5 }, 350, []],
    ['haemoglobin above', { haemoglobin: 12.6 }, 350, []],
    ['systolic below', { systolic: 99 }, 350, ['systolic']],
    ['systolic, lower end', { systolic: 100 }, 350, []],
    ['systolic, above the lower end', { systolic: 101 }, 350, []],
    ['systolic, below the upper end', { systolic: 139 }, 350, []],
    ['systolic, upper end', { systolic: 140 }, 350, []],
    ['systolic above', { systolic: 141 }, 350, ['systolic']],
    ['diastolic below', { diastolic: 59 }, 350, ['diastolic']],
    ['diastolic, lower end', { diastolic: 60 }, 350, []],
    ['diastolic, above the lower end', { diastolic: 61 }, 350, []],
    ['diastolic, below the upper end', { diastolic: 89 }, 350, []],
    ['diastolic, upper end', { diastolic: 90 }, 350, []],
    ['diastolic above', { diastolic: 91 }, 350, ['diastolic']],
    ['pulse below', { pulse: 59 }, 350, ['pulse']],
    ['pulse, lower end', { pulse: 60 }, 350, []],
    ['pulse, above the lower end', { pulse: 61 }, 350, []],
    ['pulse, below the upper end', { pulse: 99 }, 350, []],
    ['pulse, upper end', { pulse: 100 }, 350, []],
    ['pulse above', { pulse: 101 }, 350, ['pulse']],
    ['irregular pulse', { isPulseRegular: false }, 350, ['pulseRhythm']],
    ['temperature below', { temperature: 37.4 }, 350, []],
    ['temperature', { temperature: 37.5 }, 350, []],
    ['temperature above', { temperature: 37.6 }, 350, ['temperature']],
  ])('%s', (_name, vitals, volume, expected) => {
    expect(measuredAgainst(vitals, volume)).toEqual(expected);
  });

  test.each<[string, string, string | null, string[]]>([
    ['a day before 18', '2008-11-17', null, ['tooYoung']],
    ['18 today', '2008-11-16', null, []],
    ['18 since yesterday', '2008-11-15', null, []],
    ['60, first donation', '1965-11-17', null, []],
    ['61 today, first donation', '1965-11-16', null, ['tooOldForFirst']],
    ['61 today, donated before', '1965-11-16', '2020-01-01', []],
    ['65, donated before', '1960-11-17', '2020-01-01', []],
    ['66 today, donated before', '1960-11-16', '2020-01-01', ['tooOld']],
  ])('%s', (_name, birthDate, lastDonationOn, expected) => {
    expect(rulesAgainst({ birthDate, lastDonationOn })).toEqual(expected);
  });

  test.each<[string, number, string[]]>([
    ['male', 89, ['interval']],
    ['male', 90, []],
    ['male', 91, []],
    ['female', 119, ['interval']],
    ['female', 120, []],
    ['female', 121, []],
    ['other', 119, ['interval']],
    ['other', 120, []],
  ])('%s, donated %i days ago', (gender, ago, expected) => {
    expect(rulesAgainst({ gender, lastDonationOn: dayAfter(day, -ago) })).toEqual(expected);
  });
});

test('what was not measured speaks against a donation', () => {
  const nothing: Vitals = {
    weight: null,
    haemoglobin: null,
    systolic: null,
    diastolic: null,
    pulse: null,
    isPulseRegular: null,
    temperature: null,
  };
  expect(judgeVitals(nothing, rules, 350).map(({ rule }) => rule)).toEqual([
    'weight',
    'haemoglobin',
    'systolic',
    'diastolic',
    'pulse',
    'pulseRhythm',
    'temperature',
  ]);
});

test('the bags that a weight allows', () => {
  expect([44.9, 45, 55, 55.1].map((weight) => volumesFor(weight, rules))).toEqual([
    [],
    [350],
    [350],
    [350, 450],
  ]);
});

test('only what is marked can be overridden, and only where it was', () => {
  const findings = [
    ...judgeVitals({ ...fit, temperature: 38, haemoglobin: 11 }, rules, 350),
    ...judgeDonor({ ...well, birthDate: '2010-01-01' }, rules, day),
  ];
  expect(
    standingFindings(findings, ['temperature', 'haemoglobin', 'tooYoung']).map(({ rule }) => rule),
  ).toEqual(['haemoglobin', 'tooYoung']);
  expect(standingFindings(findings, []).length).toBe(3);
});

test('a permanent deferral is not overridden, whatever its reason', () => {
  const overridden = ['doctorDecision'] as const;
  const standing = (kind: 'permanent' | 'recovery') =>
    standingFindings(
      judgeDonor({ ...well, deferrals: [{ reason: 'doctorDecision', kind }] }, rules, day),
      overridden,
    ).length;
  expect([standing('permanent'), standing('recovery')]).toEqual([1, 0]);
});

test('of a record the doctor finds whether a deferral until recovered is over, and nothing else', () => {
  const deferrals: StandingDeferral[] = [
    { reason: 'pregnancy', kind: 'recovery' },
    { reason: 'tattoo', kind: 'until', from: '2027-01-01' },
    { reason: 'epilepsy', kind: 'permanent' },
  ];
  const facts = { ...well, birthDate: '2010-01-01', deferrals };
  const standing = (found: ReturnType<typeof judgeDonor>) =>
    standingFindings(found, [...ruleNames])
      .map(({ rule }) => rule)
      .toSorted();
  expect(standing(judgeRecord(facts, rules, day))).toEqual(['epilepsy', 'tattoo', 'tooYoung']);
  expect(standing(judgeDonor(facts, rules, day))).toEqual(['epilepsy', 'pregnancy', 'tattoo', 'tooYoung']);
  const named = (found: ReturnType<typeof judgeDonor>) => found.map(({ rule }) => rule).toSorted();
  expect(named(judgeRecord(facts, rules, day))).toEqual(named(judgeDonor(facts, rules, day)));
});

describe('deferral periods', () => {
  const from = (reason: (typeof deferralReasons)[number], since: string) =>
    deferralFor({ reason, since, chosen: null }, rules);

  test.each([
    ['tattoo', '2025-06-10', '2026-06-10'],
    ['transfusion', '2024-02-29', '2025-03-01'],
    ['majorSurgery', '2023-03-01', '2024-03-01'],
    ['typhoid', '2023-02-28', '2024-02-28'],
    ['delivery', '2024-12-31', '2025-12-31'],
    ['abortion', '2025-08-31', '2026-03-01'],
    ['dengue', '2023-08-31', '2024-03-01'],
    ['chikungunya', '2023-08-29', '2024-02-29'],
    ['malaria', '2025-11-30', '2026-03-01'],
    ['tuberculosis', '2024-02-29', '2026-03-01'],
    ['liveVaccine', '2024-02-01', '2024-02-29'],
    ['liveVaccine', '2025-02-01', '2025-03-01'],
    ['inactivatedVaccine', '2024-12-20', '2025-01-03'],
    ['antibiotics', '2024-02-16', '2024-03-01'],
  ] as const)('%s since %s: welcome from %s', (reason, since, expected) => {
    expect(from(reason, since)).toEqual({ reason, kind: 'until', from: expected });
  });

  test.each([
    'hepatitisBC',
    'heartDisease',
    'insulinDiabetes',
    'cancer',
    'bleedingDisorder',
    'epilepsy',
    'transplant',
  ] as const)('%s is permanent', (reason) => {
    expect(from(reason, day)).toEqual({ reason, kind: 'permanent' });
  });

  test('breast-feeding lasts for its whole time', () => {
    expect(from('lactation', day)).toEqual({ reason: 'lactation', kind: 'recovery' });
  });

  test('the doctor chooses where the rules leave it to them, and must', () => {
    expect(from('doctorDecision', day)).toBeNull();
    expect(
      deferralFor({ reason: 'doctorDecision', since: day, chosen: { kind: 'permanent' } }, rules),
    ).toEqual({
      reason: 'doctorDecision',
      kind: 'permanent',
    });
  });

  test('a deferral ends on its day', () => {
    const deferrals = [{ reason: 'tattoo', kind: 'until', from: '2026-06-10' }] as const;
    expect(rulesAgainst({ deferrals }, '2026-06-09')).toEqual(['tattoo']);
    expect(rulesAgainst({ deferrals }, '2026-06-10')).toEqual([]);
  });
});

test('answers about risk behaviour and infections are not among the open reasons', () => {
  expect(deferralReasons.filter(isConfidential)).toEqual([
    'hepatitisBC',
    'hiv',
    'sexuallyTransmitted',
    'riskBehaviour',
  ]);
  expect(openReasons).not.toContain('riskBehaviour');
});

describe('the next eligible day', () => {
  const next = (facts: Partial<DonorFacts>, today = day) => nextEligible({ ...well, ...facts }, rules, today);

  test('now, from a day with its reason, after a recovery, or never', () => {
    expect(next({})).toEqual({ kind: 'now', day, reason: null });
    expect(next({ lastDonationOn: '2026-11-01' })).toEqual({
      kind: 'from',
      day: '2027-01-30',
      reason: 'interval',
    });
    expect(next({ birthDate: '2009-01-05' })).toEqual({
      kind: 'from',
      day: '2027-01-05',
      reason: 'tooYoung',
    });
    expect(next({ deferrals: [{ reason: 'lactation', kind: 'recovery' }] })).toEqual({
      kind: 'recovery',
      day: null,
      reason: 'lactation',
    });
    expect(next({ deferrals: [{ reason: 'epilepsy', kind: 'permanent' }] })).toMatchObject({ kind: 'never' });
    expect(next({ birthDate: '1950-01-01' })).toEqual({ kind: 'never', day: null, reason: 'tooOld' });
    expect(next({ birthDate: '1964-01-01' })).toMatchObject({ kind: 'never', reason: 'tooOldForFirst' });
  });

  test('the latest of several days counts, with its own reason', () => {
    const deferrals = [
      { reason: 'tattoo', kind: 'until', from: '2027-03-01' },
      { reason: 'malaria', kind: 'until', from: '2026-12-01' },
    ] as const;
    expect(next({ lastDonationOn: '2026-11-01', deferrals })).toEqual({
      kind: 'from',
      day: '2027-03-01',
      reason: 'tattoo',
    });
  });

  test('a day beyond the last birthday is never', () => {
    const facts = { birthDate: '1961-01-10', lastDonationOn: '2026-11-01' };
    expect(next(facts)).toEqual({ kind: 'never', day: null, reason: 'tooOld' });
  });

  test('born on 29 February: 18 on 1 March of a common year', () => {
    const facts = { birthDate: '2008-02-29' };
    expect(next(facts, '2026-02-01')).toMatchObject({ day: '2026-03-01' });
    expect(rulesAgainst(facts, '2026-02-28')).toEqual(['tooYoung']);
    expect(rulesAgainst(facts, '2026-03-01')).toEqual([]);
  });

  test('intervals run across 29 February', () => {
    expect(next({ lastDonationOn: '2027-12-15' }, '2027-12-16')).toMatchObject({ day: '2028-03-14' });
    expect(next({ lastDonationOn: '2026-12-15' }, '2026-12-16')).toMatchObject({ day: '2027-03-15' });
  });
});

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => dayAfter('1990-01-01', count));
const deferrals: fc.Arbitrary<StandingDeferral> = fc.oneof(
  fc.record({
    reason: fc.constantFrom(...deferralReasons),
    kind: fc.constantFrom('permanent', 'recovery'),
  }),
  fc.record({ reason: fc.constantFrom(...deferralReasons), kind: fc.constant('until'), from: days }),
) as fc.Arbitrary<StandingDeferral>;
const donors: fc.Arbitrary<DonorFacts> = fc.record({
  gender: fc.constantFrom('male', 'female', 'other'),
  birthDate: fc.integer({ min: 0, max: 30_000 }).map((count) => dayAfter('1930-01-01', count)),
  lastDonationOn: fc.option(days, { nil: null }),
  deferrals: fc.array(deferrals, { maxLength: 4 }),
});

describe('properties', () => {
  test('another reason never makes an ineligible donor eligible, nor an earlier day', () => {
    fc.assert(
      fc.property(donors, deferrals, days, (donor, another, on) => {
        const more = { ...donor, deferrals: [...donor.deferrals, another] };
        const before = judgeDonor(donor, rules, on);
        const after = judgeDonor(more, rules, on);
        expect(after.length).toBeGreaterThanOrEqual(before.length);
        const [first, second] = [nextEligible(donor, rules, on), nextEligible(more, rules, on)];
        const order = ['now', 'from', 'recovery', 'never'];
        expect(order.indexOf(second.kind)).toBeGreaterThanOrEqual(order.indexOf(first.kind));
        if (first.day !== null && second.day !== null) expect(second.day >= first.day).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('the day that is promised is the first on which nothing speaks against a donation', () => {
    fc.assert(
      fc.property(donors, days, (donor, on) => {
        const next = nextEligible(donor, rules, on);
        if (next.kind === 'recovery' || next.kind === 'never') {
          expect(judgeDonor(donor, rules, on).length).toBeGreaterThan(0);
          return;
        }
        expect(judgeDonor(donor, rules, next.day)).toEqual([]);
        if (next.kind === 'from') expect(judgeDonor(donor, rules, dayAfter(next.day, -1))).not.toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('overriding takes away nothing but what is marked', () => {
    fc.assert(
      fc.property(donors, days, fc.subarray([...ruleNames]), (donor, on, overridden) => {
        const findings = judgeDonor(donor, rules, on);
        const gone = findings.filter((one) => !standingFindings(findings, overridden).includes(one));
        expect(gone.every(({ rule }) => rules.overridable.includes(rule))).toBe(true);
      }),
    );
  });

  test('months have passed when they say so, and not a day earlier', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 36 }), (start, count) => {
        const end = monthsAfter(start, count);
        const span = (to: string) =>
          (Number(to.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
          Number(to.slice(5, 7)) -
          Number(start.slice(5, 7)) -
          (to.slice(8) < start.slice(8) ? 1 : 0);
        expect(span(end)).toBe(count);
        expect(span(dayAfter(end, -1))).toBe(count - 1);
      }),
    );
  });
});
