import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { members } from '@sewa/contract/oae/members';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

type Attendants = ReplyOf<typeof members.emergency>['attendants'];

/** Who attends a member, and who of them is here today. */
export async function listAttendantsToday(tx: Tx, member: string, today: string): Promise<Attendants> {
  return tx
    .selectFrom('oae_attendant as t')
    .select(['t.name', 't.phone', 't.relation'])
    .select(
      sql<boolean>`exists (
        select from oae_arrival a join oae_gathering g on g.area_id = a.area_id and g.id = a.gathering_id
        where a.area_id = t.area_id and a.attendant_id = t.id and a.left_at is null and g.on_day = ${today})`.as(
        'isHere',
      ),
    )
    .where('t.member_id', '=', member)
    .orderBy('t.place')
    .execute();
}

/** Where the member sits today; null when at no gathering, or without a block. */
export async function findBlockToday(tx: Tx, member: string, today: string): Promise<string | null> {
  const seat = await tx
    .selectFrom('oae_arrival as a')
    .innerJoin('oae_gathering as g', (join) =>
      join.onRef('g.area_id', '=', 'a.area_id').onRef('g.id', '=', 'a.gathering_id'),
    )
    .innerJoin('seat_block as b', (join) =>
      join.onRef('b.area_id', '=', 'a.area_id').onRef('b.id', '=', 'a.block_id'),
    )
    .select('b.name')
    .where('a.member_id', '=', member)
    .where('a.left_at', 'is', null)
    .where('g.on_day', '=', today)
    .orderBy('a.at', 'desc')
    .executeTakeFirst();
  return seat?.name ?? null;
}
