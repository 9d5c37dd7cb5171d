import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fewestOfPhone, isNumber } from './numbers.queries.ts';
import type { LooseSearch } from './ranking.rules.ts';
import type { SearchSource } from './search-source.ts';
import { startRange } from './typed-text.rules.ts';

export function rowsByKeys({ table }: SearchSource, { ranges, others }: LooseSearch): RawBuilder<string> {
  const inRange = ranges.map(({ low, high }) => sql<SqlBool>`(k.key >= ${low} and k.key < ${high})`);
  const beside = others.map((patterns) => sql<SqlBool>`and k.key || ' ' like any (${patterns}::text[])`);
  return sql<string>`
    select k.row_id from search_key k
    where k.entity = ${table} and (${sql.join(inRange, sql` or `)}) ${sql.join(beside, sql` `)}`;
}

export function rowsByDigits({ table }: SearchSource, digits: string): RawBuilder<string> {
  const { low, high } = startRange(`+${[...digits].reverse().join('')}`);
  const phones = sql<string>`
    select k.row_id from search_key k where k.entity = ${table} and k.key >= ${low} and k.key < ${high}
      and ${digits.length >= fewestOfPhone}`;
  if (!isNumber(digits)) return phones;
  return sql<string>`${phones} union select id from ${sql.table(table)} where number = ${Number(digits)}`;
}

export function theseRows(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`select unnest(${ids}::uuid[])`;
}
