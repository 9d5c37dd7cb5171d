/** A row that is drawn, or the room of rows that are not. */
export type DrawnRow = { kind: 'row'; row: number } | { kind: 'gap'; from: number; rows: number };

interface Wanted {
  total: number;
  /** The first row in sight, and how many are. */
  first: number;
  count: number;
  /** Drawn wherever it is: it has the focus. */
  kept: number;
}

/** Rows around those in sight; a scroll of a few rows draws nothing anew. */
const MARGIN = 10;

/** The rows of a long table that are drawn, in their order, with gaps as high as the others. */
export function drawnRows({ total, first, count, kept }: Wanted): DrawnRow[] {
  const from = Math.max(0, first - MARGIN);
  const to = Math.min(total, first + count + MARGIN);
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  if (kept >= 0 && kept < total && !rows.includes(kept)) rows.push(kept);
  rows.sort((one, other) => one - other);
  const drawn: DrawnRow[] = [];
  let next = 0;
  for (const row of [...rows, total]) {
    if (row > next) drawn.push({ kind: 'gap', from: next, rows: row - next });
    if (row < total) drawn.push({ kind: 'row', row });
    next = row + 1;
  }
  return drawn;
}
