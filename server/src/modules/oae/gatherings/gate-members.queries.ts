import type { GateMember } from '@sewa/contract/oae/gatherings';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** Those of the given ids who are still members, with whether they are here already. */
export async function gateMembers(
  tx: Tx,
  { gathering, ids }: { gathering: string; ids: readonly string[] },
): Promise<GateMember[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('oae_member as m')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'm.area_id').onRef('c.id', '=', 'm.centre_id'),
    )
    .leftJoin('oae_arrival as a', (join) =>
      join
        .onRef('a.area_id', '=', 'm.area_id')
        .onRef('a.member_id', '=', 'm.id')
        .on('a.gathering_id', '=', gathering)
        .on('a.left_at', 'is', null),
    )
    .select(['m.id', 'm.number', 'm.name', 'm.name_latin as nameLatin'])
    .select(['m.relative_kind as relativeKind', 'm.relative_name as relativeName', 'm.gender', 'm.phone'])
    .select([
      'm.birth_date as birthDate',
      'm.is_birth_estimated as isBirthEstimated',
      'm.photo_id as photo',
      'c.name as centreName',
      'a.at as hereSince',
      sql.lit(false).as('isVisitor'),
    ])
    .where('m.id', 'in', [...ids])
    .where('m.status', '<>', 'deceased')
    .execute();
}
