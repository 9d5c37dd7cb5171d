import { applicationStatuses as S } from '@sewa/contract/applications/enums';
import { expect, test } from 'vitest';
import { ageOf } from './ageing.rules.ts';

const since = '2026-11-01T06:30:00.000Z';
const after = (days: number) => Date.parse(since) + days * 86_400_000;

test.each([
  [0, 'fresh'],
  [6.99, 'fresh'],
  [7, 'old'],
  [29.99, 'old'],
  [30, 'veryOld'],
  [400, 'veryOld'],
])('an open application after %d days is %s', (days, ageing) => {
  const age = ageOf({ status: S.PENDING, statusSince: since }, after(days));
  expect(age).toEqual({ days: Math.floor(days), ageing });
});

test('a closed one grows no older', () => {
  for (const status of [S.REJECTED, S.FINAL_ACCEPTANCE])
    expect(ageOf({ status, statusSince: since }, after(90))).toEqual({ days: 90, ageing: 'closed' });
});

test('a clock that runs behind makes no negative days', () => {
  expect(ageOf({ status: S.PENDING, statusSince: since }, after(-1)).days).toBe(0);
});
