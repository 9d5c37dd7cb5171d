import { columnOfField } from '@sewa/contract/kernel/resource/columns';
import { shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { AnyResource } from '@sewa/contract/kernel/resource/resource';
import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What records are called now, by their id. Row-level security leaves out those that the reader does not see. */
export async function findRecordTitles(
  tx: Tx,
  ids: readonly string[],
  resources: readonly AnyResource[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => uuid.test(id));
  const parts = resources.flatMap(({ entity, titleField, fields }) => {
    // A reference says nothing to a reader.
    if (titleField === null || shapesOf(fields).get(titleField)?.kind !== 'text') return [];
    const title = sql.ref(columnOfField(titleField, { isId: false }));
    return [
      sql`select id::text as id, ${title} as title from ${sql.table(entity)} where id = any (${wanted}::uuid[])`,
    ];
  });
  if (wanted.length === 0 || parts.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string }>`${sql.join(parts, sql` union all `)}`.execute(tx);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
