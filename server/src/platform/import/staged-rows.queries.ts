import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';
import type { RowIssue } from './import-kind.ts';

/**
 * By INSERT from JSON: PostgreSQL refuses COPY into a table with row-level security to a role that is under it. The
 * text is parsed there and the policy asked once per statement; it costs little more.
 */
export async function stageRows(tx: Tx, importId: string, json: Uint8Array): Promise<void> {
  await sql`
    insert into import_row (area_id, import_id, user_id, row_no, record_id, level, content, issues)
    select context_area(), ${importId}::uuid, context_user(), r.n, r.id, r.level, r.content, r.issues
    from json_to_recordset(${Buffer.from(json.buffer, json.byteOffset, json.byteLength)}::json) as r(n int, id uuid, level int, content jsonb, issues jsonb)`.execute(
    tx,
  );
}

export async function forgetRows(tx: Tx, importId: string, { mostLevel = 2 } = {}): Promise<void> {
  await tx
    .deleteFrom('import_row')
    .where(sql<boolean>`area_id = context_area()`)
    .where('import_id', '=', importId)
    .where('level', '<=', mostLevel)
    .execute();
}

export async function addIssues(tx: Tx, importId: string, issues: readonly RowIssue[]): Promise<void> {
  if (issues.length === 0) return;
  await sql`
    update import_row r
       set issues = r.issues || i.issues, level = greatest(r.level, i.level)
      from (select row as row_no, jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                     'field', field, 'code', code, 'params', params, 'isWarning', "isWarning"))) as issues,
                   max(case when "isWarning" then 1 else 2 end) as level
              from json_to_recordset(${JSON.stringify(issues)}::json)
                as one(row int, field text, code text, params jsonb, "isWarning" boolean)
             group by row) i
     where r.area_id = context_area() and r.import_id = ${importId} and r.row_no = i.row_no`.execute(tx);
}

export interface RowCounts {
  rows: number;
  errors: number;
  warnings: number;
  lastRow: number;
}

export async function countRows(tx: Tx, importId: string): Promise<RowCounts> {
  const { rows } = await sql<RowCounts>`
    select count(*)::int as rows, (count(*) filter (where level = 2))::int as errors,
           (count(*) filter (where level = 1))::int as warnings, coalesce(max(row_no), 0) as "lastRow"
      from import_row where area_id = context_area() and import_id = ${importId}`.execute(tx);
  return only(rows);
}

export interface IssueRow {
  row_no: number;
  issues: unknown;
}

/** Rows worse than a level, in their order. */
export async function rowsWithIssues(
  tx: Tx,
  options: { importId: string; after: number; limit: number; offset?: number; level: number },
): Promise<IssueRow[]> {
  return tx
    .selectFrom('import_row')
    .select(['row_no', 'issues'])
    .where(sql<boolean>`area_id = context_area()`)
    .where('import_id', '=', options.importId)
    .where('level', '>=', options.level)
    .where('row_no', '>', options.after)
    .orderBy('row_no')
    .limit(options.limit)
    .offset(options.offset ?? 0)
    .execute();
}
