import {
  hasServed,
  type Mark,
  type MarkCounts,
  marks,
  percentageOf,
  sewaDaysOf,
} from '@sewa/contract/attendance/marks';
import type { GridPerson, GridSheet, MonthGrid } from '@sewa/contract/attendance/month-grid';
import { daysInMonth, isWeekend } from '@sewa/contract/attendance/months';
import { markLetters, markOfLetter } from '@sewa/contract/attendance/register';
import { mayBeGiven } from '@sewa/contract/attendance/scan';

/** A day of the month, or one of its sheets where it has several. */
export interface GridColumn {
  key: string;
  day: string;
  isGathering: boolean;
  /** A weekend, or a day with a gathering. */
  isShaded: boolean;
  sheet: GridSheet | null;
  /** Where the letters of a person have the mark of this sheet. */
  place: number;
  /** Several sheets on this day: the time tells them apart. */
  isOneOfSeveral: boolean;
  /** What could be opened on a day without a sheet. */
  planned: MonthGrid['planned'][number] | null;
}

export function columnsOf(
  month: string,
  { sheets, planned, gatherings }: Pick<MonthGrid, 'sheets' | 'planned' | 'gatherings'>,
): GridColumn[] {
  return daysInMonth(month).flatMap((day): GridColumn[] => {
    const own = sheets.flatMap((sheet, place) => (sheet.onDay === day ? [{ sheet, place }] : []));
    const isGathering = gatherings.includes(day);
    const base = {
      day,
      isGathering,
      isShaded: isGathering || isWeekend(day),
      planned: planned.find(({ onDay }) => onDay === day) ?? null,
    };
    if (own.length === 0) return [{ ...base, key: day, sheet: null, place: -1, isOneOfSeveral: false }];
    return own.map(({ sheet, place }) => ({
      ...base,
      key: sheet.id,
      sheet,
      place,
      isOneOfSeveral: own.length > 1,
    }));
  });
}

/** A place in the grid; row -1 is the row of the days. */
export interface Place {
  row: number;
  column: number;
}

interface Size {
  rows: number;
  columns: number;
}

/** Rows that a page key passes over. */
const PAGE_ROWS = 10;

/** Where a key leads; null for a key that does not move. */
export function placeAfter(
  key: string,
  { row, column }: Place,
  size: Size,
  isControl: boolean,
): Place | null {
  const within = (next: Place): Place => ({
    row: Math.max(-1, Math.min(size.rows - 1, next.row)),
    column: Math.max(0, Math.min(size.columns - 1, next.column)),
  });
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column });
    case 'ArrowDown':
      return within({ row: row + 1, column });
    case 'ArrowLeft':
      return within({ row, column: column - 1 });
    case 'ArrowRight':
      return within({ row, column: column + 1 });
    case 'PageUp':
      return within({ row: row - PAGE_ROWS, column });
    case 'PageDown':
      return within({ row: row + PAGE_ROWS, column });
    case 'Home':
      return within({ row: isControl ? 0 : row, column: 0 });
    case 'End':
      return within({ row: isControl ? size.rows - 1 : row, column: size.columns - 1 });
    default:
      return null;
  }
}

/** The mark of a key, null to take one away, undefined for any other key. */
export function markOfKey(key: string): Mark | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null;
  if (key.length !== 1) return undefined;
  return marks.find((mark) => markLetters[mark] === key.toUpperCase());
}

export type Refusal =
  | 'noSheet'
  | 'planned'
  | 'tooEarly'
  | 'guest'
  | 'mayNotMark'
  | 'mayNotCorrect'
  | 'keepsMark';
export interface GridRights {
  mayMark: boolean;
  mayCorrect: boolean;
}

/** Why somebody cannot be given this mark here; null where they can. */
export function refusalOf(
  { sheet, planned }: Pick<GridColumn, 'sheet' | 'planned'>,
  given: { mark: Mark | null; letter: string; isGuest: boolean; rights: GridRights; now: number },
): Refusal | null {
  const { mark, letter, isGuest, rights, now } = given;
  if (sheet === null) return planned && rights.mayMark ? 'planned' : 'noSheet';
  const hasMark = markOfLetter(letter) !== null;
  if (isGuest && !hasMark) return 'guest';
  if (sheet.isClosed) {
    if (!rights.mayCorrect) return 'mayNotCorrect';
    return mark === null ? 'keepsMark' : null;
  }
  if (!rights.mayMark) return 'mayNotMark';
  if (mark !== null && !mayBeGiven(mark, { startsAt: Date.parse(sheet.startsAt) }, now)) return 'tooEarly';
  return null;
}

function countsOf(letters: string): MarkCounts {
  const counts = { present: 0, late: 0, half: 0, absent: 0, excused: 0 };
  for (const letter of letters) {
    const mark = markOfLetter(letter);
    if (mark !== null) counts[mark] += 1;
  }
  return counts;
}

/** The totals of a row, as the register has them: of several sheets of a day the best mark makes the day of sewa. */
export function totalsOf(
  letters: string,
  columns: readonly Pick<GridColumn, 'day' | 'place'>[],
): { sewaDays: number; percentage: number | null } {
  const served = new Map<string, number>();
  for (const { day, place } of columns) {
    const mark = markOfLetter(letters.charAt(place));
    if (mark !== null) served.set(day, Math.max(served.get(day) ?? 0, sewaDaysOf(mark)));
  }
  const sewaDays = [...served.values()].reduce((sum, part) => sum + part, 0);
  return { sewaDays, percentage: percentageOf(countsOf(letters)) };
}

/** How many came to a sheet. */
export function cameTo(people: readonly Pick<GridPerson, 'letters'>[], place: number): number {
  return people.filter(({ letters }) => {
    const mark = markOfLetter(letters.charAt(place));
    return mark !== null && hasServed(mark);
  }).length;
}

/** The letters of a person with one of them changed. */
export function withLetter(letters: string, place: number, letter: string): string {
  return letters.slice(0, place) + letter + letters.slice(place + 1);
}
