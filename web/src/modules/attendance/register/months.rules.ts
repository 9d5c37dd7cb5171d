/** How far back the register goes; what is older is in its files. */
const MONTHS = 36;

/** The days of so many months up to the end of this one. */
export function periodUpTo(month: string, months: number): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, number - months, 1)), to: day(Date.UTC(year, number, 0)) };
}

/** The months up to this one (YYYY-MM), newest first. */
export function monthsUpTo(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back)).toISOString().slice(0, 7),
  );
}
