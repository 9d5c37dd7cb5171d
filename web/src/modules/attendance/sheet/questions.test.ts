import type { SheetPerson } from '@sewa/contract/attendance/sheets';
import { expect, test } from 'vitest';
import { hasForgotten } from './questions.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const person: SheetPerson = {
  ...{ sewadar: 'id', number: 1, name: 'Asha', nameLatin: '', photo: null, centreName: 'Ajnala' },
  ...{ isGuest: false, isOutOfSight: false, isExpected: true, userName: '', isRestDue: false, cards: [] },
  ...{ isStated: false, inAt: ago(3), outAt: null },
  mark: 'present',
  how: 'scan',
};

test('a check-out is asked about of those who served and came before the planned end', () => {
  const over = { endsAt: ago(1) };
  expect(hasForgotten(over, person)).toBe(true);
  expect(hasForgotten({ endsAt: ago(-1) }, person)).toBe(false);
  expect(hasForgotten(over, { ...person, outAt: ago(2) })).toBe(false);
  expect(hasForgotten(over, { ...person, inAt: ago(0.5) })).toBe(false);
  for (const mark of ['absent', 'excused'] as const)
    expect(hasForgotten(over, { ...person, mark, isStated: true })).toBe(false);
});
