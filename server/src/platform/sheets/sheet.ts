import { PortalError } from '../http/portal-error.ts';

/** One row that is not empty, by its number in the file (from 1), as texts; days are YYYY-MM-DD. */
export interface SheetRow {
  row: number;
  cells: string[];
}

export const sheetLimits = {
  rows: 200_000,
  columns: 100,
  cellLength: 5_000,
  /** What a file may grow to when it is unpacked, for all its parts together. */
  unpackedBytes: 1024 * 1024 * 1024,
  /** Texts shrink to a tenth or a thirtieth; what shrinks so much more is no list of people. */
  unpackedRatio: 200,
  /** A table of texts that is larger than this would not fit into the memory that reading may take. */
  sharedBytes: 128 * 1024 * 1024,
} as const;

/** Checks what every format has in common; null for a row without anything in it. */
export function checkedRow(row: number, cells: string[]): SheetRow | null {
  let length = cells.length;
  while (length > 0 && (cells[length - 1] ?? '').trim() === '') length--;
  if (length === 0) return null;
  if (length > sheetLimits.columns) throw new PortalError('SHEET_TOO_MANY_COLUMNS');
  const kept = length === cells.length ? cells : cells.slice(0, length);
  const long = kept.findIndex((cell) => cell.length > sheetLimits.cellLength);
  if (long >= 0) throw new PortalError('SHEET_CELL_TOO_LONG', { data: { row, column: long + 1 } });
  return { row, cells: kept };
}
