import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import type { Sought } from './people.queries.ts';
import { startRange } from './typed-text.rules.ts';

/** Fewer digits are no end of a phone number. */
export const fewestOfPhone = 4;
const largestNumber = 2_147_483_647;

/** The one with that number first, then those whose phone number ends so. */
export async function findByDigits(tx: Tx, sought: Sought, digits: string): Promise<string[]> {
  const [numbers, phones] = await Promise.all([
    isNumber(digits) ? rowsWhere(tx, sought, sql`number = ${Number(digits)}`) : [],
    digits.length >= fewestOfPhone ? byPhoneEnd(tx, sought, digits) : [],
  ]);
  return [...new Set([...numbers, ...phones])].slice(0, sought.limit);
}

/** Not more than a number of the portal can be. */
export function isNumber(digits: string): boolean {
  return Number(digits) <= largestNumber;
}

export async function findByCode(tx: Tx, sought: Sought, code: string): Promise<string[]> {
  const { byCode } = sought.source;
  return byCode ? rowsWhere(tx, sought, byCode(code)) : [];
}

async function rowsWhere(
  tx: Tx,
  { source, among }: Sought,
  condition: RawBuilder<SqlBool>,
): Promise<string[]> {
  const { table, isFindable = sql<SqlBool>`true` } = source;
  const { rows } = await sql<{ id: string }>`
    select k.row_id as id
    from (select id as row_id, centre_id from ${sql.table(table)} where (${condition}) and ${isFindable}) k
    where true ${narrowedTo(among)}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function byPhoneEnd(tx: Tx, { source, among, limit }: Sought, digits: string): Promise<string[]> {
  const { low, high } = startRange(`+${[...digits].reverse().join('')}`);
  const { rows } = await sql<{ id: string }>`
    select k.row_id as id from search_key k
    where k.entity = ${source.table} and k.key >= ${low} and k.key < ${high} ${narrowedTo(among)}
    order by k.key limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

function narrowedTo(among: Sought['among']) {
  return among === undefined ? sql`` : sql<SqlBool>`and ${among}`;
}
