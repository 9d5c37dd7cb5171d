import { type DaySpan, daysInYear } from '@sewa/contract/nominal-roll/days';

interface Stay {
  fromDay: string;
  toDay: string;
  /** None on a cancelled roll, or for who dropped out. */
  days: number;
  servedFrom: string | null;
  servedTo: string | null;
}

/** Planned and served days of each year, latest first; a stay over New Year counts in both. */
export function daysByYear(stays: readonly Stay[]): { year: string; planned: number; served: number }[] {
  const planned = stays
    .filter(({ days }) => days > 0)
    .map(({ fromDay, toDay }): DaySpan => ({ first: fromDay, last: toDay }));
  const served = stays.flatMap(({ servedFrom, servedTo }): DaySpan[] =>
    servedFrom === null || servedTo === null ? [] : [{ first: servedFrom, last: servedTo }],
  );
  const years = [...planned, ...served].flatMap(({ first, last }) => [first.slice(0, 4), last.slice(0, 4)]);
  return [...new Set(years)]
    .sort()
    .reverse()
    .map((year) => ({ year, planned: daysInYear(planned, year), served: daysInYear(served, year) }));
}
