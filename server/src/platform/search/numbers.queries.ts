import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import type { SearchEntity, Sought } from './people.queries.ts';
import { startRange } from './typed-text.rules.ts';

/** Those that have a number of their own. */
export type NumberedEntity = Exclude<SearchEntity, 'oae_attendant'>;
const numbered: readonly SearchEntity[] = ['sewadar', 'application', 'oae_member'] satisfies NumberedEntity[];
const withPass: readonly SearchEntity[] = ['oae_member', 'oae_attendant'];
/** Fewer digits are no end of a phone number. */
export const fewestOfPhone = 4;
const largestNumber = 2_147_483_647;

/** The one with that number first, then those whose phone number ends so. */
export async function findByDigits(tx: Tx, sought: Sought, digits: string): Promise<string[]> {
  const [numbers, phones] = await Promise.all([
    isNumberOf(sought.entity, digits) ? rowsWhere(tx, sought, sql`number = ${Number(digits)}`) : [],
    digits.length >= fewestOfPhone ? byPhoneEnd(tx, sought, digits) : [],
  ]);
  return [...new Set([...numbers, ...phones])].slice(0, sought.limit);
}

export function isNumberOf(entity: SearchEntity, digits: string): boolean {
  return numbered.includes(entity) && Number(digits) <= largestNumber;
}

export async function findByCode(tx: Tx, sought: Sought, code: string): Promise<string[]> {
  if (!withPass.includes(sought.entity)) return [];
  // Whoever holds an attendant's pass in the hand looks for the member.
  const attended =
    sought.entity === 'oae_member'
      ? sql`or id in (select member_id from oae_attendant where pass_code = ${code})`
      : sql``;
  return rowsWhere(tx, sought, sql`(pass_code = ${code} ${attended})`);
}

async function rowsWhere(
  tx: Tx,
  { entity, among }: Sought,
  condition: RawBuilder<SqlBool>,
): Promise<string[]> {
  const isLiving = entity === 'sewadar' ? sql`and merged_into is null` : sql``;
  const { rows } = await sql<{ id: string }>`
    select k.row_id as id
    from (select id as row_id, centre_id from ${sql.table(entity)} where ${condition} ${isLiving}) k
    where true ${narrowedTo(among)}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function byPhoneEnd(tx: Tx, { entity, among, limit }: Sought, digits: string): Promise<string[]> {
  const { low, high } = startRange(`+${[...digits].reverse().join('')}`);
  const { rows } = await sql<{ id: string }>`
    select k.row_id as id from search_key k
    where k.entity = ${entity} and k.key >= ${low} and k.key < ${high} ${narrowedTo(among)}
    order by k.key limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

function narrowedTo(among: Sought['among']) {
  return among === undefined ? sql`` : sql<SqlBool>`and ${among}`;
}
