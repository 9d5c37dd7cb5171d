import { expect, test } from 'vitest';
import { judgePaper } from './judge-paper.ts';
import { publishedRules } from './published-rules.ts';

test('a paper from shortly before another donation names the day from which that one allows the next', () => {
  const nothing = { weight: null, haemoglobin: null, systolic: null, diastolic: null, pulse: null };
  const facts = { gender: 'male', birthDate: '1990-01-01', lastDonationOn: null, deferrals: [] };
  const [finding, ...others] = judgePaper(
    { day: '2026-11-01', outcome: 'complete', volume: 350, temperature: null, ...nothing },
    { ...facts, nextDonationOn: '2026-11-20' },
    publishedRules,
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'interval', limit: '2027-02-18' });
});
