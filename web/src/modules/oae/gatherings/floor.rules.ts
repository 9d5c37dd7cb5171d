const MOST_CELLS = 60;

/** How a block is drawn: a cell for each seat, or for several when there are many; somebody is seen, and a free seat too. */
export function seatCells({ seats, taken }: { seats: number; taken: number }): {
  cells: number;
  filled: number;
} {
  const cells = Math.min(seats, MOST_CELLS);
  if (taken <= 0) return { cells, filled: 0 };
  if (taken >= seats) return { cells, filled: cells };
  const share = Math.round((taken / seats) * cells);
  return { cells, filled: Math.min(Math.max(share, 1), cells - 1) };
}
