import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { gatherings } from '@sewa/contract/oae/gatherings';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

type Floor = ReplyOf<typeof gatherings.floor>;

/** One look: every number of it is of the same moment. Blocks that are no longer used are shown while somebody sits there. */
export async function findFloor(tx: Tx, gathering: { id: string; centre: string }): Promise<Floor> {
  const { rows } = await sql<Floor>`
    with came as (
      select a.block_id, a.member_id, a.attendant_id, a.left_at, coalesce(m.mobility, v.mobility) as mobility
      from oae_arrival a left join oae_member m on m.area_id = a.area_id and m.id = a.member_id
      left join gate_mobilities(${gathering.id}) v on v.arrival = a.id
      where a.area_id = context_area() and a.gathering_id = ${gathering.id}
    ), here as (
      select block_id, count(*)::int as taken, (count(*) filter (where mobility = 'wheelchair'))::int as wheelchairs
      from came where left_at is null group by block_id
    )
    select
      count(member_id)::int as members,
      count(attendant_id)::int as attendants,
      count(left_at)::int as "left",
      (count(*) filter (where mobility = 'wheelchair'))::int as wheelchairs,
      (count(*) filter (where mobility = 'stretcher'))::int as stretchers,
      (count(*) filter (where block_id is null and left_at is null))::int as "withoutBlock",
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'seats', b.seats, 'taken', coalesce(h.taken, 0),
          'wheelchairs', coalesce(h.wheelchairs, 0), 'hasWheelchairRoom', b.has_wheelchair_room) order by b.position, lower(b.name)), '[]')
        from seat_block b left join here h on h.block_id = b.id
        where b.area_id = context_area() and b.centre_id = ${gathering.centre} and (b.is_active or h.taken > 0)) as blocks
    from came`.execute(tx);
  return only(rows);
}
