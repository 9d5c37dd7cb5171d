import type { ImportMapping } from '@sewa/contract/kernel/import/import';
import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import type { RowCounts } from './staged-rows.queries.ts';

export interface ImportFile {
  id: string;
  kind: string;
  file_name: string;
  state: 'uploaded' | 'checked' | 'done';
  headings: string[];
  heading_row: number;
  sample: string[][];
  mapping: ImportMapping;
  job_id: string | null;
  row_count: number;
  error_count: number;
  warning_count: number;
  reserved: object | null;
  result: { created: number; leftOut: number; mostLevel: number } | null;
  created_at: string;
}

const columns = [
  'id',
  'kind',
  'file_name',
  'state',
  'headings',
  'heading_row',
  'sample',
  'mapping',
  'job_id',
  'row_count',
  'error_count',
  'warning_count',
  'reserved',
  'result',
  'created_at',
] as const;

/** Whose imports they are, the policy says. */
export async function listImportFiles(tx: Tx, kind: string): Promise<ImportFile[]> {
  const rows = await tx
    .selectFrom('import_file')
    .select(columns)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows as unknown as ImportFile[];
}

export async function findImportFile(tx: Tx, id: string): Promise<ImportFile | null> {
  const row = await tx.selectFrom('import_file').select(columns).where('id', '=', id).executeTakeFirst();
  return (row as unknown as ImportFile | undefined) ?? null;
}

/** A job waits for whoever has it in hand; a request does not, and gets null. */
export async function lockImportFile(
  tx: Tx,
  id: string,
  { isPatient }: { isPatient: boolean },
): Promise<ImportFile | null> {
  const row = await tx
    .selectFrom('import_file')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .$if(!isPatient, (all) => all.skipLocked())
    .executeTakeFirst();
  return (row as unknown as ImportFile | undefined) ?? null;
}

export async function insertImportFile(
  tx: Tx,
  file: Pick<ImportFile, 'id' | 'kind' | 'file_name' | 'headings' | 'heading_row' | 'sample' | 'mapping'> & {
    bytes: number;
  },
): Promise<void> {
  await tx
    .insertInto('import_file')
    .values({
      ...file,
      area_id: sql`context_area()`,
      user_id: sql`context_user()`,
      headings: JSON.stringify(file.headings),
      sample: JSON.stringify(file.sample),
      mapping: JSON.stringify(file.mapping),
    })
    .execute();
}

/** The check begins anew: what was found before counts no more. */
export async function beginCheck(
  tx: Tx,
  id: string,
  { mapping, job }: { mapping: ImportMapping; job: string },
): Promise<void> {
  await tx
    .updateTable('import_file')
    .set({
      mapping: JSON.stringify(mapping),
      job_id: job,
      state: 'uploaded',
      row_count: 0,
      error_count: 0,
      warning_count: 0,
      changed_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function finishCheck(tx: Tx, id: string, counts: RowCounts): Promise<void> {
  await tx
    .updateTable('import_file')
    .set({
      state: 'checked',
      row_count: counts.rows,
      error_count: counts.errors,
      warning_count: counts.warnings,
      changed_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function beginCommit(tx: Tx, id: string, job: string): Promise<void> {
  await tx
    .updateTable('import_file')
    .set({ job_id: job, changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function keepReserved(tx: Tx, id: string, reserved: object | null): Promise<void> {
  await tx
    .updateTable('import_file')
    .set({ reserved: reserved === null ? null : JSON.stringify(reserved) })
    .where('id', '=', id)
    .execute();
}

export async function finishImport(
  tx: Tx,
  id: string,
  result: NonNullable<ImportFile['result']>,
): Promise<void> {
  await tx
    .updateTable('import_file')
    .set({ state: 'done', result: JSON.stringify(result), reserved: null, changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** So that the next lists are planned with the new rows in mind. */
export async function countImported(tx: Tx, tables: readonly string[]): Promise<void> {
  await sql`select count_imported(${tables}::text[]), settle_tallies()`.execute(tx);
}

export async function deleteImportFile(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('import_file').where('id', '=', id).execute();
}
