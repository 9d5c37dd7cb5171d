import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { compileOnce } from '../db/compile-once.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { LooseSearch } from './ranking.rules.ts';
import type { SearchSource } from './search-source.ts';
import type { KeyRange } from './typed-text.rules.ts';

/** Whom a look-up is about. `among` narrows it and may speak of k.row_id and k.centre_id. */
export interface Sought {
  source: SearchSource;
  among?: RawBuilder<SqlBool> | undefined;
  /** Other keys than those in the caller's sight: the rows (row_id, key) from a low to below a high key. */
  keysBetween?: ((low: RawBuilder<string>, high: RawBuilder<string>) => RawBuilder<unknown>) | undefined;
  limit: number;
}

export interface KeyFound {
  id: string;
  key: string;
}

/** However many bear a common name, a look-up reads no more of its keys; where few of them are wanted, some more. */
const mostRead = { freely: 3_000, among: 10_000 };

/** The people of the ranges, those of the first range first. It reads in the order of the index and ends when it has enough. */
export function peopleInRanges(tx: Tx, sought: Sought, ranges: readonly KeyRange[]): Promise<KeyFound[]> {
  if (isNarrowed(sought)) return peopleAmong(tx, sought, { ranges: [...ranges], others: [] });
  return inRanges(
    tx,
    listOf(ranges.map(({ low }) => low)),
    listOf(ranges.map(({ high }) => high)),
    sought.source.table,
    String(sought.limit),
  );
}

/** As many of each range, and only those in whose names the other words stand too. */
export function peopleLoosely(tx: Tx, sought: Sought, search: LooseSearch): Promise<KeyFound[]> {
  if (isNarrowed(sought)) return peopleAmong(tx, sought, search);
  const { ranges, others } = search;
  const [first = anything, second = anything, third = anything] = others;
  return withOthers(
    tx,
    listOf(ranges.map(({ low }) => low)),
    listOf(ranges.map(({ high }) => high)),
    ...([listOf(first), listOf(second), listOf(third)] as const),
    sought.source.table,
    String(sought.limit),
  );
}

/** Words of the area with these consonants. */
export async function wordsWith(tx: Tx, skeleton: string): Promise<string[]> {
  return (await wordsOf(tx, skeleton)).map(({ sound }) => sound);
}

/** Words of the area whose consonants begin so. */
export async function wordsBeginning(tx: Tx, { low, high }: KeyRange): Promise<string[]> {
  return (await wordsFrom(tx, low, high)).map(({ sound }) => sound);
}

function isNarrowed({ among, keysBetween }: Sought): boolean {
  return among !== undefined || keysBetween !== undefined;
}

async function peopleAmong(
  tx: Tx,
  { source, among = sql<SqlBool>`true`, keysBetween, limit }: Sought,
  { ranges, others }: LooseSearch,
): Promise<KeyFound[]> {
  const conditions = others.map((patterns) => sql<SqlBool>`and k.key || ' ' like any (${patterns}::text[])`);
  const keys =
    keysBetween?.(sql<string>`r.low`, sql<string>`r.high`) ??
    sql`(
        select row_id, key, centre_id from search_key
        where entity = ${source.table} and key >= r.low and key < r.high order by key limit ${sql.lit(mostRead.among)}
      )`;
  const { rows } = await sql<KeyFound>`
    select f.row_id as id, f.key
    from unnest(${ranges.map(({ low }) => low)}::text[], ${ranges.map(({ high }) => high)}::text[]) as r (low, high)
    cross join lateral (
      select k.row_id, k.key
      from ${keys} k
      where ${among} ${sql.join(conditions, sql` `)}
      limit ${limit}
    ) f`.execute(tx);
  return rows;
}

const anything = ['%'];

/** One value for the database; no key has a comma. */
function listOf(keys: readonly string[]): string {
  return keys.join(',');
}

// Parts of a text instead of an array, and a select around them: the planner knows nothing of them, so it plans once for all.
const inRanges = compileOnce((db, lows: string, highs: string, entity: string, limit: string) => ({
  compile: () =>
    sql<KeyFound>`
      select f.row_id as id, f.key
      from unnest(string_to_array(${lows}, ','), string_to_array(${highs}, ',')) as r (low, high)
      cross join lateral (
        select k.row_id, k.key from search_key k
        where k.entity = ${entity} and k.key >= r.low and k.key < r.high order by k.key limit ${limit}::int
      ) f
      limit ${limit}::int`.compile(db),
}));

const withOthers = compileOnce(
  (
    db,
    lows: string,
    highs: string,
    first: string,
    second: string,
    third: string,
    entity: string,
    limit: string,
  ) => ({
    compile: () =>
      sql<KeyFound>`
        select f.row_id as id, f.key
        from unnest(string_to_array(${lows}, ','), string_to_array(${highs}, ',')) as r (low, high)
        cross join lateral (
          select k.row_id, k.key
          from (
            select row_id, key from search_key
            where entity = ${entity} and key >= r.low and key < r.high order by key limit ${sql.lit(mostRead.freely)}
          ) k
          where k.key || ' ' like any ((select string_to_array(${first}, ','))::text[])
            and k.key || ' ' like any ((select string_to_array(${second}, ','))::text[])
            and k.key || ' ' like any ((select string_to_array(${third}, ','))::text[])
          limit ${limit}::int
        ) f
        limit 2 * ${limit}::int`.compile(db),
  }),
);

const wordsOf = compileOnce((db, skeleton: string) =>
  db.selectFrom('search_word').select('sound').where('skeleton', '=', skeleton),
);

const wordsFrom = compileOnce((db, low: string, high: string) =>
  db
    .selectFrom('search_word')
    .select('sound')
    .where('skeleton', '>=', low)
    .where('skeleton', '<', high)
    .limit(sql.lit(200)),
);
