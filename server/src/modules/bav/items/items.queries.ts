import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Of the rows of a list, those with these ids. */
export function isOneOf(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql`r.id = any (${ids}::uuid[])`;
}
