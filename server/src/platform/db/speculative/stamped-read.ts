import type { ClientBase, QueryArrayConfig, QueryArrayResult } from 'pg';
import { alwaysNamed, inherited } from '../statement.ts';
import type { Confirmation } from './standing-context.ts';

/** Null unless the context on this connection is still true. */
const stampColumn = '(select stamp from context_session)';

/** A read that brings the stamp of its context along, as its last column. */
export function stampedStatement(sql: string): QueryArrayConfig {
  const { name, text } = alwaysNamed(`select found.*, ${stampColumn} from (${sql}) as found`);
  return inherited({ name, text, rowMode: 'array' as const });
}

export async function readStamped<Row>(
  client: ClientBase,
  { statement, parameters }: { statement: QueryArrayConfig; parameters: unknown[] },
  confirmation: Confirmation,
): Promise<Row[]> {
  const result = await client.query<unknown[]>(statement, parameters);
  confirmation.stamp = stampIn(result);
  return rowsIn<Row>(result);
}

function stampIn({ rows, fields }: QueryArrayResult<unknown[]>): string | null {
  return (rows[0]?.[fields.length - 1] as string | null | undefined) ?? null;
}

/** Without the last column, which is the stamp. */
function rowsIn<Row>({ rows, fields }: QueryArrayResult<unknown[]>): Row[] {
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < fields.length - 1; at++) row[fields[at]?.name ?? ''] = values[at];
    return row as Row;
  });
}
