import { type MarkCounts, sewaDaysOf } from '@sewa/contract/attendance/marks';
import { markOfLetter, NO_ENTRY } from '@sewa/contract/attendance/register';

/** The character of the first day of a month; those of the other days follow. */
export const FIRST_DAY_CODE = 48;
/** The best mark first: it is the one that a day with several shows. */
const best = 'PLHEA';

/**
 * What the database has put together of a person's month: a character for the day and a letter for the mark of each
 * entry, in any order. The database neither sorts nor groups by day.
 */
export function readCells(
  cells: string,
  days: number,
): { letters: string; counts: MarkCounts; sewaDays: number } {
  const letters = Array.from({ length: days }, () => NO_ENTRY as string);
  const counts = { present: 0, late: 0, half: 0, absent: 0, excused: 0 };
  for (let place = 0; place < cells.length; place += 2) {
    const day = cells.charCodeAt(place) - FIRST_DAY_CODE;
    const letter = cells.charAt(place + 1);
    const shown = letters[day];
    const mark = markOfLetter(letter);
    if (mark === null || shown === undefined) throw new Error(`${cells} is no month of ${days} days`);
    counts[mark] += 1;
    if (shown === NO_ENTRY || best.indexOf(letter) < best.indexOf(shown)) letters[day] = letter;
  }
  const sewaDays = letters.map(markOfLetter).reduce((sum, mark) => sum + (mark ? sewaDaysOf(mark) : 0), 0);
  return { letters: letters.join(''), counts, sewaDays };
}
