import { newId } from '@sewa/contract/kernel/ids';
import type { blocks, SeatBlock } from '@sewa/contract/oae/gatherings';
import { orgLevels } from '@sewa/contract/user/organisation';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { exportOf } from '../../platform/resource/export.ts';
import { historyOf } from '../../platform/resource/history.queries.ts';
import { lockRow } from '../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { deleteBlock, exportBlocks, findBlock, insertBlock, updateBlock } from './blocks.queries.ts';
import { oaeHeadings } from './export-headings.ts';
import { areaOf } from './members.ts';

export const readBlock: Handler<typeof blocks.read> = (tx, { params }) => getBlock(tx, params.id);

export const createBlock: Handler<typeof blocks.create> = async (tx, { who, body }) => {
  const { id = newId(), ...block } = body;
  await insertBlock(tx, { area: areaOf(who), id }, block);
  return { id };
};

export const editBlock: Handler<typeof blocks.update> = async (tx, { who, params, body }) => {
  const { version, ...block } = body;
  await lockRow(tx, 'seat_block', params.id);
  const current = await getBlock(tx, params.id);
  assertMayWrite(who, current);
  assertVersion(current, version);
  await updateBlock(tx, params.id, block);
  return getBlock(tx, params.id);
};

export const removeBlock: Handler<typeof blocks.remove> = async (tx, { who, params }) => {
  const block = await getBlock(tx, params.id);
  assertMayWrite(who, block);
  await deleteBlock(tx, block.id);
  return null;
};

export const exportBlockList: Handler<typeof blocks.export> = (tx, { query, who, language }) =>
  exportOf<SeatBlock>(tx, {
    entity: 'seat_block',
    fileName: 'seat-blocks.csv',
    query,
    columns: ['centreName', 'name', 'seats', 'members', 'hasWheelchairRoom', 'position', 'isActive'],
    headings: { language: who.language ?? language, of: oaeHeadings },
    page: (next, cursor) => exportBlocks(next, query, cursor),
  });

export const blockHistory: Handler<typeof blocks.history> = async (tx, { params }) => {
  const { id } = await getBlock(tx, params.id);
  return historyOf(tx, ['seat_block'], id);
};

/** Everybody sees the blocks of the area, because a member of one centre sits in the hall of another. */
function assertMayWrite(who: Who, { centre }: SeatBlock): void {
  if (who.centres !== '*' && !who.centres.includes(centre))
    throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: orgLevels.AREA } } });
}

async function getBlock(tx: Tx, id: string): Promise<SeatBlock> {
  const block = await findBlock(tx, id);
  if (!block) throw notFound();
  return block;
}
