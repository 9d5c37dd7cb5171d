import type { BodyOf, QueryOf } from '@sewa/contract/kernel/endpoint';
import type { blocks, SeatBlock } from '@sewa/contract/oae/gatherings';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { exportPage, listOf } from '../../platform/resource/list.queries.ts';

type BlockFields = Omit<BodyOf<typeof blocks.create>, 'id'>;
type BlockQuery = QueryOf<typeof blocks.list>;

const order = { by: { position: sql`b.position`, name: sql`lower(b.name)` }, id: sql`b.id` };

export function listBlocks(tx: Tx, query: BlockQuery) {
  return listOf(blocksFor(tx, query), order, query);
}

export function exportBlocks(tx: Tx, query: BlockQuery, cursor: string | null) {
  return exportPage(blocksFor(tx, query), order, { sort: query.sort, cursor });
}

export async function findBlock(tx: Tx, id: string): Promise<SeatBlock | null> {
  const block = await blockRows(tx).where('b.id', '=', id).executeTakeFirst();
  return block ?? null;
}

export async function insertBlock(
  tx: Tx,
  key: { area: string; id: string },
  block: BlockFields,
): Promise<void> {
  await tx
    .insertInto('seat_block')
    .values({ area_id: key.area, id: key.id, ...asColumns(block) })
    .execute();
}

export async function updateBlock(tx: Tx, id: string, block: BlockFields): Promise<void> {
  await tx.updateTable('seat_block').set(asColumns(block)).where('id', '=', id).execute();
}

export async function deleteBlock(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('seat_block').where('id', '=', id).execute();
}

function blocksFor(tx: Tx, { q = '', filter = {} }: BlockQuery) {
  const text = q.normalize('NFC').toLowerCase();
  return blockRows(tx)
    .$if(text !== '', (all) => all.where(sql<boolean>`position(${text} in lower(b.name)) > 0`))
    .$if(filter.centre !== undefined, (all) => all.where('b.centre_id', '=', filter.centre ?? ''))
    .$if(filter.isActive !== undefined, (all) => all.where('b.is_active', '=', filter.isActive ?? true));
}

function blockRows(tx: Tx) {
  return tx
    .selectFrom('seat_block as b')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'b.area_id').onRef('c.id', '=', 'b.centre_id'),
    )
    .select(['b.id', 'b.version', 'b.centre_id as centre', 'c.name as centreName', 'b.name', 'b.seats'])
    .select(['b.has_wheelchair_room as hasWheelchairRoom', 'b.position', 'b.is_active as isActive'])
    .select(
      sql<number>`(select count(*)::int from oae_member m
        where m.area_id = b.area_id and m.block_id = b.id and m.status = 'active')`.as('members'),
    );
}

function asColumns(block: BlockFields) {
  return {
    centre_id: block.centre,
    name: block.name,
    seats: block.seats,
    has_wheelchair_room: block.hasWheelchairRoom,
    position: block.position,
    is_active: block.isActive,
  };
}
