import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { RowIssue } from '../../../platform/import/import-kind.ts';

/** The same likely person twice in the file: the second is told where the first stands. */
export async function findLikelyTwice(tx: Tx, importId: string): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; first: number }>`
    with staged as materialized (
      select row_no, content -> 'name_keys' ->> 0 as name_key, nullif(content ->> 'phone', '') as phone, content ->> 'birth_date' as birth_date
      from import_row where area_id = context_area() and import_id = ${importId}
    ), same as (
      select row_no, min(row_no) over (partition by name_key, phone) as first from staged where phone is not null
      union all
      select row_no, min(row_no) over (partition by name_key, birth_date) from staged where birth_date is not null
    )
    select row_no as row, min(first) as first from same where first < row_no group by row_no order by row_no`.execute(
    tx,
  );
  return rows.map(({ row, first }) => ({
    row,
    field: 'name',
    code: 'likelyTwice',
    params: { row: first },
    isWarning: true,
  }));
}
