import type { QueryOf } from '@sewa/contract/kernel/endpoint';
import { newId } from '@sewa/contract/kernel/ids';
import type { Arrival, gatherings } from '@sewa/contract/oae/gatherings';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { ReadPass } from './pass-code.rules.ts';

export type PassHolder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** Whose pass it is; null also when it is of a centre that this user does not see. */
export async function findHolder(tx: Tx, pass: NonNullable<ReadPass>) {
  const people = tx
    .selectFrom('oae_member as m')
    .leftJoin('seat_block as b', (join) =>
      join.onRef('b.area_id', '=', 'm.area_id').onRef('b.id', '=', 'm.block_id').on('b.is_active', '=', true),
    )
    .select(['m.id as member', 'm.status', 'm.is_permanent as isPermanent', 'm.valid_from as validFrom'])
    .select(['m.valid_to as validTo', 'b.id as block', 'b.centre_id as blockCentre']);
  if (pass.kind === 'attendant') {
    const holder = await people
      .innerJoin('oae_attendant as t', (join) =>
        join.onRef('t.area_id', '=', 'm.area_id').onRef('t.member_id', '=', 'm.id'),
      )
      .select('t.id as attendant')
      .where('t.pass_code', '=', pass.code)
      .executeTakeFirst();
    return holder ?? null;
  }
  const holder = await people
    .$if(pass.kind === 'member', (all) => all.where('m.pass_code', '=', 'code' in pass ? pass.code : ''))
    .$if(pass.kind === 'number', (all) => all.where('m.number', '=', 'number' in pass ? pass.number : 0))
    .executeTakeFirst();
  return holder ? { ...holder, attendant: null } : null;
}

/** Where the member sits at this gathering; null when not here, or gone again. */
export async function findSeat(tx: Tx, gathering: string, member: string) {
  const seat = await tx
    .selectFrom('oae_arrival')
    .select('block_id as block')
    .where('gathering_id', '=', gathering)
    .where('member_id', '=', member)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return seat ?? null;
}

/** A block of this place. Two gates take their turns, so that the last seat is the last for exactly one of them. */
export async function lockBlock(tx: Tx, { id, centre }: { id: string; centre: string }) {
  const block = await tx
    .selectFrom('seat_block')
    .select(['id', 'seats'])
    .where('id', '=', id)
    .where('centre_id', '=', centre)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return block ?? null;
}

export async function countTaken(tx: Tx, gathering: string, block: string): Promise<number> {
  const { taken } = await tx
    .selectFrom('oae_arrival')
    .select(sql<number>`count(*)::int`.as('taken'))
    .where('gathering_id', '=', gathering)
    .where('block_id', '=', block)
    .where('left_at', 'is', null)
    .executeTakeFirstOrThrow();
  return taken;
}

/** False when this person has arrived before: then nothing is changed. */
export async function insertArrival(
  tx: Tx,
  arrival: {
    area: string;
    centre: string;
    gathering: string;
    holder: Pick<PassHolder, 'member' | 'attendant'>;
    block: string | null;
    userName: string;
  },
): Promise<boolean> {
  const { member, attendant } = arrival.holder;
  const made = await tx
    .insertInto('oae_arrival')
    .values({
      area_id: arrival.area,
      id: newId(),
      centre_id: arrival.centre,
      gathering_id: arrival.gathering,
      member_id: attendant === null ? member : null,
      attendant_id: attendant,
      block_id: arrival.block,
      user_name: arrival.userName,
    })
    .onConflict((other) => other.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** False when there is no such arrival at this gathering. */
export async function updateArrival(
  tx: Tx,
  key: { gathering: string; id: string },
  change: { block: string | null; hasLeft: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oae_arrival')
    .set({
      block_id: change.block,
      left_at: change.hasLeft ? sql<string>`coalesce(left_at, now())` : null,
    })
    .where('id', '=', key.id)
    .where('gathering_id', '=', key.gathering)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteArrival(tx: Tx, key: { gathering: string; id: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('oae_arrival')
    .where('id', '=', key.id)
    .where('gathering_id', '=', key.gathering)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

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

const mostShown = 500;

export async function listArrivals(
  tx: Tx,
  gathering: string,
  { block, mobility, q = '' }: QueryOf<typeof gatherings.arrivals>,
): Promise<Arrival[]> {
  const text = q.normalize('NFC').toLowerCase();
  const name = sql`lower(concat_ws(' ', coalesce(t.name, m.name), coalesce(t.name_latin, m.name_latin), m.number))`;
  const rows = await arrivalRows(tx, gathering)
    .$if(block !== undefined, (all) => all.where('a.block_id', '=', block ?? ''))
    .$if(mobility !== undefined, (all) =>
      all.where('a.member_id', 'is not', null).where('m.mobility', '=', mobility ?? ''),
    )
    .$if(text !== '', (all) => all.where(sql<boolean>`position(${text} in ${name}) > 0`))
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows as Arrival[];
}

/** Who came from a centre out of sight is counted on the floor, but has no row here. */
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
    .select(['a.at', 'a.left_at as leftAt'])
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
