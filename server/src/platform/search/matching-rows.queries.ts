import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fewestOfPhone, isNumberOf } from './numbers.queries.ts';
import type { SearchEntity } from './people.queries.ts';
import type { LooseSearch } from './ranking.rules.ts';
import { startRange } from './typed-text.rules.ts';

export function rowsByKeys(entity: SearchEntity, { ranges, others }: LooseSearch): RawBuilder<string> {
  const inRange = ranges.map(({ low, high }) => sql<SqlBool>`(k.key >= ${low} and k.key < ${high})`);
  const beside = others.map((patterns) => sql<SqlBool>`and k.key || ' ' like any (${patterns}::text[])`);
  return sql<string>`
    select k.row_id from search_key k
    where k.entity = ${entity} and (${sql.join(inRange, sql` or `)}) ${sql.join(beside, sql` `)}`;
}

export function rowsByDigits(entity: SearchEntity, digits: string): RawBuilder<string> {
  const { low, high } = startRange(`+${[...digits].reverse().join('')}`);
  const phones = sql<string>`
    select k.row_id from search_key k where k.entity = ${entity} and k.key >= ${low} and k.key < ${high}
      and ${digits.length >= fewestOfPhone}`;
  if (!isNumberOf(entity, digits)) return phones;
  return sql<string>`${phones} union select id from ${sql.table(entity)} where number = ${Number(digits)}`;
}

export function theseRows(ids: readonly string[]): RawBuilder<string> {
  return sql<string>`select unnest(${ids}::uuid[])`;
}
