import { expect, test } from 'vitest';
import { judgePaper } from './judge-paper.ts';
import { type DonorRecords, deferralsOn, knownOnDay } from './known-on-day.ts';
import { publishedRules } from './published-rules.ts';

const deferral = (over: Partial<DonorRecords['deferrals'][number]>) => ({
  ...({ reason: 'malaria', kind: 'until', welcomeFrom: '2026-10-01', day: '2026-07-01' } as const),
  ...{ liftedOn: null, ...over },
});
const person = { gender: 'male', birthDate: '1990-01-01' };

test('a deferral stands from the day of its decision, until the day on which it is lifted', () => {
  const known = [
    deferral({}),
    deferral({ reason: 'epilepsy', kind: 'permanent', welcomeFrom: null, day: '2026-09-01' }),
    deferral({ reason: 'pregnancy', kind: 'recovery', welcomeFrom: null, liftedOn: '2026-08-01' }),
  ];
  const reasonsOn = (day: string) => deferralsOn(known, day).map(({ reason }) => reason);
  expect(reasonsOn('2026-06-30')).toEqual([]);
  expect(reasonsOn('2026-07-01')).toEqual(['malaria', 'pregnancy']);
  expect(reasonsOn('2026-07-31')).toEqual(['malaria', 'pregnancy']);
  expect(reasonsOn('2026-08-01')).toEqual(['malaria']);
  expect(reasonsOn('2026-09-01')).toEqual(['malaria', 'epilepsy']);
  expect(deferralsOn(known, '2026-08-01')).toEqual([
    { reason: 'malaria', kind: 'until', from: '2026-10-01' },
  ]);
});

test('a day lies between the donation before it and the one after it, in whatever order they are known', () => {
  const given = ['2026-05-01', '2026-01-01', '2026-09-01'];
  const around = (day: string) => {
    const { lastDonationOn, nextDonationOn } = knownOnDay(person, { given, deferrals: [] }, day);
    return [lastDonationOn, nextDonationOn];
  };
  expect(around('2026-05-01')).toEqual(['2026-01-01', '2026-09-01']);
  expect(around('2026-10-01')).toEqual(['2026-09-01', null]);
});

test('a paper of a past day is judged by what stood then, not by what stands today', () => {
  const paper = {
    ...({ outcome: 'complete', volume: 350, temperature: null } as const),
    ...{ weight: null, haemoglobin: null, systolic: null, diastolic: null, pulse: null },
  };
  const lifted = deferral({
    reason: 'pregnancy',
    kind: 'recovery',
    welcomeFrom: null,
    liftedOn: '2026-08-01',
  });
  const today = deferral({ reason: 'epilepsy', kind: 'permanent', welcomeFrom: null, day: '2026-09-01' });
  const against = (day: string) =>
    judgePaper(
      { ...paper, day },
      knownOnDay(person, { given: [], deferrals: [lifted, today] }, day),
      publishedRules,
    ).map(({ rule }) => rule);
  expect(against('2026-07-15')).toEqual(['pregnancy']);
  expect(against('2026-08-15')).toEqual([]);
  expect(against('2026-09-15')).toEqual(['epilepsy']);
});
