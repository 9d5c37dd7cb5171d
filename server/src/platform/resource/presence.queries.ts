import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a value is there: neither null nor an empty text or list is one. */
export function isEmpty(value: RawBuilder<unknown>, wanted: 'empty' | 'filled'): RawBuilder<SqlBool> {
  const missing = sql<SqlBool>`coalesce(${value}::text, '') in ('', '{}', '[]')`;
  return wanted === 'empty' ? missing : sql<SqlBool>`not ${missing}`;
}
