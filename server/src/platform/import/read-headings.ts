import { guessMapping, type ImportColumn, type ImportMapping } from '@sewa/contract/kernel/import/import';
import { isAadhaar, isPan, maskOf } from '@sewa/contract/people/identity-numbers';
import { PortalError } from '../http/portal-error.ts';
import { readRows } from '../sheets/read-rows.ts';
import type { SheetRow } from '../sheets/sheet.ts';

const mostTitles = 10;
const mostSampled = 5;

export interface Headings {
  headings: string[];
  headingRow: number;
  sample: string[][];
  mapping: ImportMapping;
}

/** Where the headings of a file are, and which column seems to hold which field. Titles may stand above them. */
export async function readHeadings(
  path: string,
  { columns, user }: { columns: readonly ImportColumn[]; user: string },
): Promise<Headings> {
  const rows: SheetRow[] = [];
  for await (const row of readRows(path, { most: mostTitles + mostSampled, user })) rows.push(row);
  if (rows.length < 2) throw new PortalError('SHEET_EMPTY');
  const guesses = rows
    .slice(0, mostTitles)
    .map(({ cells }) => guessMapping(cells, columns))
    .map((mapping) => ({ mapping, known: Object.keys(mapping).length }));
  const best = guesses.reduce(
    (most, guess, place) => (guess.known > (guesses[most]?.known ?? 0) ? place : most),
    0,
  );
  const below = rows.slice(best + 1, best + 1 + mostSampled).map(({ cells }) => cells.map(masked));
  if (below.length === 0) throw new PortalError('SHEET_EMPTY');
  return {
    headings: rows[best]?.cells.map((cell) => cell.trim()) ?? [],
    headingRow: rows[best]?.row ?? 1,
    sample: below,
    mapping: guesses[best]?.mapping ?? {},
  };
}

/** The sample is kept in the database, identity numbers are not. */
function masked(cell: string): string {
  const bare = cell.replace(/[\s-]/g, '').toUpperCase();
  return isAadhaar(bare) || isPan(bare) ? maskOf(bare.slice(-4)) : cell.slice(0, 200).toWellFormed();
}
