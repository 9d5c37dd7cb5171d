import { expect, test } from 'vitest';
import { FIRST_DAY_CODE, readCells } from './register-cells.rules.ts';

const cell = (day: number, letter: string) => String.fromCharCode(FIRST_DAY_CODE + day - 1) + letter;

test('entries in any order become letters; of several on a day the best is shown and is the day of sewa, and all are counted', () => {
  const cells = [cell(31, 'A'), cell(1, 'P'), cell(3, 'A'), cell(3, 'H'), cell(3, 'E'), cell(1, 'P')].join(
    '',
  );
  expect(readCells(cells, 31)).toEqual({
    letters: `P·H${'·'.repeat(27)}A`,
    counts: { present: 2, late: 0, half: 1, absent: 2, excused: 1 },
    sewaDays: 1.5,
  });
});

test('what is not of the month is an error', () => {
  expect(() => readCells(cell(30, 'P'), 28)).toThrow();
  expect(() => readCells(cell(1, 'x'), 28)).toThrow();
});
