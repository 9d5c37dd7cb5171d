import type { Client } from 'pg';

const atOnce = 500;

/** Many rows of one table; columns that are not given take their defaults. Every row names the same columns. */
export async function insertRows(
  client: Client,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  for (let from = 0; from < rows.length; from += atOnce)
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + atOnce))],
    );
}
