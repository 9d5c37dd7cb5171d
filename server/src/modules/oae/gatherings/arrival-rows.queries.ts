import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Arrival, gatherings } from '@sewa/contract/oae/gatherings';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { PassHolder } from './arrivals.queries.ts';

export async function getArrivalOf(
  tx: Tx,
  gathering: string,
  { member, attendant }: Pick<PassHolder, 'member' | 'attendant'>,
): Promise<Arrival> {
  return arrivalRows(tx, gathering)
    .$if(attendant === null, (all) => all.where('a.member_id', '=', member))
    .$if(attendant !== null, (all) => all.where('a.attendant_id', '=', attendant))
    .executeTakeFirstOrThrow() as Promise<Arrival>;
}

export const mostShown = 500;

export async function listArrivals(
  tx: Tx,
  gathering: string,
  { block, mobility, q = '' }: QueryOf<typeof gatherings.arrivals>,
): Promise<Arrival[]> {
  const text = q.normalize('NFC').toLowerCase();
  const name = sql`lower(concat_ws(' ', coalesce(t.name, m.name), coalesce(t.name_latin, m.name_latin), m.number))`;
  const rows = await arrivalRows(tx, gathering)
    .$if(block !== undefined, (all) => all.where('a.block_id', '=', block ?? ''))
    .$call((all) =>
      mobility ? all.where('a.member_id', 'is not', null).where('m.mobility', '=', mobility) : all,
    )
    .$if(text !== '', (all) => all.where(sql<boolean>`position(${text} in ${name}) > 0`))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows as Arrival[];
}

/** Who came from a centre out of sight is counted on the floor, but has no row here: see the visitors. */
function arrivalRows(tx: Tx, gathering: string) {
  return tx
    .selectFrom('oae_arrival as a')
    .leftJoin('oae_attendant as t', (join) =>
      join.onRef('t.area_id', '=', 'a.area_id').onRef('t.id', '=', 'a.attendant_id'),
    )
    .innerJoin('oae_member as m', (join) =>
      join.onRef('m.area_id', '=', 'a.area_id').on(sql<boolean>`m.id = coalesce(a.member_id, t.member_id)`),
    )
    .leftJoin('sewadar as w', (join) =>
      join.onRef('w.area_id', '=', 't.area_id').onRef('w.id', '=', 't.sewadar_id'),
    )
    .leftJoin('seat_block as b', (join) =>
      join.onRef('b.area_id', '=', 'a.area_id').onRef('b.id', '=', 'a.block_id'),
    )
    .where('a.gathering_id', '=', gathering)
    .select([
      'a.id',
      'm.id as member',
      'm.name as memberName',
      'm.number',
      'a.block_id as block',
      'b.name as blockName',
    ])
    .select(['a.at', 'a.left_at as leftAt', sql.lit(false).as('isVisitor')])
    .select([
      sql<string>`case when a.member_id is null then 'attendant' else 'member' end`.as('kind'),
      sql<string>`coalesce(t.name, m.name)`.as('name'),
      sql<string>`coalesce(t.name_latin, m.name_latin)`.as('nameLatin'),
      sql<
        string | null
      >`case when a.member_id is null then coalesce(t.photo_id, w.photo_id) else m.photo_id end`.as('photo'),
      // What the gate needs to know of an attendant is only whom they attend.
      sql<string>`case when a.member_id is null then 'walks' else m.mobility end`.as('mobility'),
      sql<string[]>`case when a.member_id is null then '{}' else m.needs end`.as('needs'),
    ]);
}
