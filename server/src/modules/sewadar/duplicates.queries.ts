import type { SewadarBrief } from '@sewa/contract/sewadar/sewadars';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

const most = 50;

/** Living records that share a phone or an identity number, and those whose names sound alike. */
export async function findCandidates(
  tx: Tx,
  typed: { phone: string | null; aadhaar: Buffer | null; pan: Buffer | null; ids: readonly string[] },
): Promise<
  (SewadarBrief & { aadhaar_hash: Buffer | null; pan_hash: Buffer | null; otherPhones: string[] })[]
> {
  const { phone, aadhaar, pan, ids } = typed;
  const conditions: Expression<SqlBool>[] = [
    ...(phone === null ? [] : [hasPhone(phone)]),
    ...(aadhaar === null ? [] : [sql<boolean>`s.aadhaar_hash = ${aadhaar}`]),
    ...(pan === null ? [] : [sql<boolean>`s.pan_hash = ${pan}`]),
    ...(ids.length === 0 ? [] : [sql<boolean>`s.id = any (${ids}::uuid[])`]),
  ];
  if (conditions.length === 0) return [];
  return tx
    .selectFrom('sewadar as s')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 's.area_id').onRef('c.id', '=', 's.centre_id'),
    )
    .select(['s.id', 's.number', 's.name', 's.name_latin as nameLatin', 's.relative_name as relativeName'])
    .select('s.relative_kind as relativeKind')
    .select(['s.gender', 's.birth_date as birthDate', 's.is_birth_estimated as isBirthEstimated', 's.phone'])
    .select(['s.centre_id as centre', 'c.name as centreName', 's.status', 's.photo_id as photo'])
    .select(['s.aadhaar_hash', 's.pan_hash', 's.other_phones as otherPhones'])
    .where('s.merged_into', 'is', null)
    .where(({ or }) => or(conditions))
    .limit(most)
    .execute();
}

/** As the first or another number: what people are found by has all of them. The array keeps the index of the ids in use. */
function hasPhone(phone: string) {
  const key = `+${[...phone.slice(1)].reverse().join('')}`;
  return sql<boolean>`s.id = any (array(
    select k.row_id from search_key k where k.area_id = context_area() and k.entity = 'sewadar' and k.key = ${key}))`;
}
