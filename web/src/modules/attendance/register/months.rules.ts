/** How far back the register goes; what is older is in its files. */
const MONTHS = 36;

/** The months up to this one (YYYY-MM), newest first. */
export function monthsUpTo(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back)).toISOString().slice(0, 7),
  );
}
