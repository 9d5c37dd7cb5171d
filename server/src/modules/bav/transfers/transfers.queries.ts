import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { countOf } from '../../../platform/overview/overview.queries.ts';
import { joinItem, lineItemColumns } from '../stock/document.queries.ts';
import { isToReceive } from './transfers.resource.ts';

export interface TransferLine {
  item: string;
  title: string;
  titleLatin: string;
  code: string;
  category: number;
  quantity: number;
  value: number;
  received: number | null;
}

export async function listLines(tx: Tx, transfer: string): Promise<TransferLine[]> {
  const { rows } = await sql<TransferLine>`
    select ${lineItemColumns}, n.quantity, n.value::float8 as value, n.received
    from stock_transfer_line n ${joinItem}
    where n.area_id = context_area() and n.transfer_id = ${transfer} order by n.place`.execute(tx);
  return rows;
}

export async function setReceived(
  tx: Tx,
  transfer: string,
  lines: readonly { item: string; received: number }[],
): Promise<void> {
  await sql`update stock_transfer_line n set received = g.received
    from unnest(${lines.map(({ item }) => item)}::uuid[], ${lines.map(({ received }) => received)}::int[]) g (item, received)
    where n.area_id = context_area() and n.transfer_id = ${transfer} and n.item_id = g.item`.execute(tx);
}

export function countToReceive(tx: Tx): Promise<number> {
  return countOf(tx, sql`select from stock_transfer r where ${isToReceive}`);
}
