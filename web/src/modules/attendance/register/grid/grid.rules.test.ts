import { marks } from '@sewa/contract/attendance/marks';
import { markLetters, NO_ENTRY } from '@sewa/contract/attendance/register';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cameTo, columnsOf, markOfKey, placeAfter, refusalOf, totalsOf, withLetter } from './grid.rules.ts';

const sheet = (onDay: string, over = {}) => ({
  id: `${onDay} sheet`,
  onDay,
  title: 'Sewa',
  startTime: '06:00',
  startsAt: `${onDay}T00:30:00.000Z`,
  isClosed: false,
  ...over,
});
const planned = { schedule: 's', onDay: '2026-11-08', title: 'Sewa', startTime: '06:00' };

test('a day has a column, and one for each of its sheets where it has several', () => {
  const sheets = [sheet('2026-11-01'), sheet('2026-11-01', { id: 'evening' })];
  const columns = columnsOf('2026-11', { sheets, planned: [planned], gatherings: [] });
  expect(columns).toHaveLength(31);
  expect(columns.slice(0, 3)).toMatchObject([
    { place: 0, isOneOfSeveral: true },
    { place: 1, key: 'evening', isOneOfSeveral: true },
    { day: '2026-11-02', sheet: null, planned: null },
  ]);
  expect(columns[8]).toMatchObject({ day: '2026-11-08', sheet: null, planned });
});

test('weekends and days with a gathering are shaded', () => {
  const columns = columnsOf('2026-11', { sheets: [], planned: [], gatherings: ['2026-11-04'] });
  const shaded = columns.filter(({ isShaded }) => isShaded).map(({ day }) => day.slice(8));
  expect(shaded.slice(0, 5)).toEqual(['01', '04', '07', '08', '14']);
  expect(columns.filter(({ isGathering }) => isGathering)).toMatchObject([{ day: '2026-11-04' }]);
});

describe('keys', () => {
  const size = { rows: 300, columns: 31 };

  test('move by cells, pages and to the ends, and never leave the grid', () => {
    expect(placeAfter('ArrowUp', { row: 0, column: 4 }, size, false)).toEqual({ row: -1, column: 4 });
    expect(placeAfter('End', { row: 2, column: 4 }, size, false)).toEqual({ row: 2, column: 30 });
    expect(placeAfter('End', { row: 2, column: 4 }, size, true)).toEqual({ row: 299, column: 30 });
    expect(placeAfter('x', { row: 2, column: 4 }, size, false)).toBeNull();
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())), (pressed) => {
        let place = { row: 0, column: 0 };
        for (const [key, isControl] of pressed) place = placeAfter(key, place, size, isControl) ?? place;
        expect(place.row).toBeGreaterThanOrEqual(-1);
        expect(place.row).toBeLessThan(size.rows);
        expect(place.column).toBeGreaterThanOrEqual(0);
        expect(place.column).toBeLessThan(size.columns);
      }),
    );
  });

  test('give marks by their letters', () => {
    expect(marks.map((mark) => markOfKey(markLetters[mark]))).toEqual([...marks]);
    expect(markOfKey('p')).toBe('present');
    expect([markOfKey('Delete'), markOfKey('Backspace')]).toEqual([null, null]);
    expect([markOfKey('x'), markOfKey('PageUp'), markOfKey('Enter')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a cell that cannot be marked says why', () => {
  const rights = { mayMark: true, mayCorrect: false };
  const now = Date.parse('2026-11-16T06:00:00Z');
  const given = { mark: 'present' as const, letter: NO_ENTRY, isGuest: false, rights, now };
  const open = { sheet: sheet('2026-11-15'), planned: null };
  const closed = { sheet: sheet('2026-11-15', { isClosed: true }), planned: null };
  const ahead = { sheet: sheet('2026-11-29'), planned: null };

  test.each([
    ['an open sheet', open, given, null],
    ['a day without a sheet', { sheet: null, planned: null }, given, 'noSheet'],
    ['a day whose sheet can be opened', { sheet: null, planned }, given, 'planned'],
    ['without the right', open, { ...given, rights: { mayMark: false, mayCorrect: false } }, 'mayNotMark'],
    ['ahead', ahead, given, 'tooEarly'],
    ['leave ahead', ahead, { ...given, mark: 'excused' as const }, null],
    ['a guest who was not scanned', open, { ...given, isGuest: true }, 'guest'],
    ['a guest who was', open, { ...given, isGuest: true, letter: 'P' }, null],
    ['a closed sheet', closed, given, 'mayNotCorrect'],
    [
      'a closed sheet, with the right',
      closed,
      { ...given, rights: { mayMark: true, mayCorrect: true } },
      null,
    ],
    [
      'clearing a closed sheet',
      closed,
      { ...given, mark: null, rights: { mayMark: true, mayCorrect: true } },
      'keepsMark',
    ],
  ])('%s', (_case, column, what, refusal) => {
    expect(refusalOf(column, what)).toBe(refusal);
  });
});

test('totals follow the letters; two sheets of one day are one day of sewa', () => {
  const days = (...of: number[]) => of.map((day, place) => ({ day: `2026-11-0${day}`, place }));
  expect(totalsOf('PLH·EA', days(1, 2, 3, 4, 5, 6))).toEqual({ sewaDays: 2.5, percentage: 63 });
  expect(totalsOf('···', days(1, 2, 3))).toEqual({ sewaDays: 0, percentage: null });
  expect(totalsOf('PHAH', days(1, 1, 2, 2))).toEqual({ sewaDays: 1.5, percentage: 50 });
  expect(cameTo([{ letters: 'PA' }, { letters: 'H·' }], 0)).toBe(2);
  expect(withLetter('PA·', 2, 'L')).toBe('PAL');
});
