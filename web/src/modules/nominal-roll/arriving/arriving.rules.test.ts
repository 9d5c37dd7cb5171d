import type { ArrivingRoll } from '@sewa/contract/nominal-roll/arriving';
import { expect, test } from 'vitest';
import { arrivingBy, partOf } from './arriving.rules.ts';

const roll = (number: number, fromDay: string, toDay: string) => ({ number, fromDay, toDay }) as ArrivingRoll;

test('a group is here from its first to its last day', () => {
  const days = { fromDay: '2026-11-10', toDay: '2026-11-12' };
  expect(['09', '10', '12', '13'].map((day) => partOf(days, `2026-11-${day}`))).toEqual([
    'coming',
    'here',
    'here',
    'over',
  ]);
});

test('the next to come first, of those that are over the latest', () => {
  const rolls = [
    roll(1, '2026-11-01', '2026-11-02'),
    roll(2, '2026-11-05', '2026-11-06'),
    roll(3, '2026-12-01', '2026-12-05'),
    roll(4, '2026-11-20', '2026-11-25'),
    roll(5, '2026-11-14', '2026-11-18'),
  ];
  const { here, coming, over } = arrivingBy(rolls, '2026-11-16');
  expect([here, coming, over].map((part) => part.map(({ number }) => number))).toEqual([[5], [4, 3], [2, 1]]);
});
