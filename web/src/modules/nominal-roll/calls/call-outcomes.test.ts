import { type CallOutcome, callOutcomes } from '@sewa/contract/nominal-roll/enums';
import { expect, test } from 'vitest';
import { countOutcomes, isInView } from './call-outcomes.ts';

const members = [...callOutcomes, null, null].map((callOutcome: CallOutcome | null) => ({ callOutcome }));

test('whoever has not said yes or no is still to be called', () => {
  expect(members.filter((one) => isInView(one, 'toCall')).map(({ callOutcome }) => callOutcome)).toEqual([
    'later',
    'noAnswer',
    'wrongNumber',
    null,
    null,
  ]);
  for (const one of members) {
    const parts = (['toCall', 'coming', 'notComing'] as const).filter((view) => isInView(one, view));
    expect(parts).toHaveLength(1);
    expect(isInView(one, 'all')).toBe(true);
  }
});

test('every member is counted once', () => {
  const counts = countOutcomes(members);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(members.length);
  expect(counts.at(-1)).toEqual({ outcome: null, count: 2 });
  expect(countOutcomes([])).toEqual([]);
});
