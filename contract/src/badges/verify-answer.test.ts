import { expect, test } from 'vitest';
import type { CodeFields } from './code.ts';
import { judgeDays, judgeOffline, judgeTicks, toneOf } from './verify-answer.ts';

const fields: CodeFields = {
  kind: 'badge',
  type: 1,
  area: 'ASR',
  key: '7F3Q',
  number: 12,
  event: 0,
  validFrom: '2026-01-01',
  validTo: '2030-12-31',
};
const today = '2026-11-16';
const listed = (reason: 'revoked' | 'lost' | 'replaced' | 'returned' | 'changed', numbers = '3,10-14') => [
  { kind: 'badge', type: 1, reason, numbers },
];

test.each([
  ['2025-01-01', '2030-12-31', 'valid', 'green'],
  ['2026-11-16', '2026-11-16', 'valid', 'green'],
  [null, null, 'valid', 'green'],
  ['2025-01-01', '2026-11-29', 'expiring', 'amber'],
  ['2025-01-01', '2026-11-30', 'valid', 'green'],
  // Made for a month, it is not amber from its first day on.
  ['2026-11-01', '2026-11-25', 'valid', 'green'],
  ['2026-11-17', '2030-12-31', 'notYet', 'red'],
  ['2025-01-01', '2026-11-15', 'expired', 'red'],
] as const)('from %s to %s: %s, %s', (validFrom, validTo, answer, tone) => {
  expect(judgeDays({ validFrom, validTo }, today)).toBe(answer);
  expect(toneOf(answer)).toBe(tone);
});

test.each([
  [['valid', 'within30', 'none'], 'valid'],
  [['valid', 'within14', 'none'], 'expiring'],
  [['within7', 'lapsed'], 'expired'],
  [['valid', 'missing'], 'expired'],
] as const)('a vehicle with the papers %j: %s', (ticks, answer) => {
  expect(judgeTicks(ticks.map((tick) => ({ tick })))).toBe(answer);
});

test('a device refuses what its list names, and what is not genuine', () => {
  const judge = (more: Partial<Parameters<typeof judgeOffline>[1]>, of = fields) =>
    judgeOffline(of, { signature: 'genuine', listed: [], today, ...more });
  expect(judge({})).toBe('valid');
  for (const reason of ['revoked', 'lost', 'replaced', 'returned', 'changed'] as const) {
    expect(judge({ listed: listed(reason) })).toBe(reason);
    expect(judge({ listed: listed(reason, '11,13') })).toBe('valid');
    expect(judge({ listed: listed(reason) }, { ...fields, type: 2 })).toBe('valid');
  }
  expect(judge({ signature: 'forged', listed: listed('lost') })).toBe('forged');
  expect(judge({ signature: 'otherArea' })).toBe('otherArea');
  expect(judge({ signature: 'withdrawn' })).toBe('revoked');
  expect(judge({ listed: listed('changed') }, { ...fields, validTo: '2026-11-01' })).toBe('expired');
  expect(judge({ listed: listed('lost') }, { ...fields, validTo: '2026-11-01' })).toBe('lost');
});
