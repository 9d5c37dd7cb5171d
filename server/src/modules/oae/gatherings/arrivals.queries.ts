import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { ReadPass } from '../pass-code.rules.ts';

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

/**
 * Whether this person comes for the first time, comes back, or is here already; then nothing is changed.
 * One statement, so that of two gates exactly one brings somebody back.
 */
export async function saveArrival(
  tx: Tx,
  arrival: {
    area: string;
    centre: string;
    gathering: string;
    holder: Pick<PassHolder, 'member' | 'attendant'>;
    block: string | null;
    userName: string;
    at: string;
  },
): Promise<'first' | 'back' | 'here'> {
  const { member, attendant } = arrival.holder;
  const saved = await tx
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
      at: arrival.at,
    })
    .onConflict((before) =>
      before
        .columns(['area_id', 'gathering_id', attendant === null ? 'member_id' : 'attendant_id'])
        .doUpdateSet({ left_at: null, block_id: arrival.block })
        // A scan that was made before they left and comes only now brings nobody back.
        .where('oae_arrival.left_at', '<', arrival.at),
    )
    // The version tells them apart: it is one only when the row is new.
    .returning('version')
    .executeTakeFirst();
  if (!saved) return 'here';
  return saved.version === 1 ? 'first' : 'back';
}

/** What is left out stays: another gate may be changing it. False when there is no such arrival at this gathering. */
export async function updateArrival(
  tx: Tx,
  key: { gathering: string; id: string },
  { block, hasLeft }: { block?: string | null | undefined; hasLeft?: boolean | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('oae_arrival')
    .set({
      ...(block === undefined ? {} : { block_id: block }),
      ...(hasLeft === undefined ? {} : { left_at: hasLeft ? sql<string>`coalesce(left_at, now())` : null }),
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
