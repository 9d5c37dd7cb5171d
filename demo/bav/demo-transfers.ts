import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import { insertRows } from '../rows.ts';
import type { DemoPlace } from './demo-stock.ts';
import type { DemoShop } from './demo-trade.ts';

interface DemoTransfer {
  day: string;
  from: DemoPlace;
  to: DemoPlace;
  order: string | null;
  lines: readonly { item: string; quantity: number }[];
  isReceived: boolean;
}

const REFILL_DAYS = 14;
const SHELF = 6;

/** Stock on its way: from the area to the centres, and within a centre from the store to the counter. */
export function demoTransfers({ area, items, centres, stock, referenceOf }: DemoShop) {
  const { areaId, today } = area;
  const headers: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];

  function send(transfer: DemoTransfer): string {
    const { day, from, to, isReceived } = transfer;
    const id = newId();
    const reference = referenceOf(from, 'T', day);
    const { values } = stock.post({
      id,
      kind: 'transferOut',
      at: from,
      day,
      reference,
      lines: transfer.lines.map(({ item, quantity }) => ({ item, quantity: -quantity })),
    });
    const sent = transfer.lines.map((line, place) => ({ ...line, value: -(values[place] ?? 0) }));
    const received = isReceived
      ? stock.post({ kind: 'transferIn', at: to, day, time: '07:00', reference, lines: sent })
      : null;
    const ends = { centre_id: from.centreId, other_centre_id: to.centreId };
    headers.push({
      area_id: areaId,
      id,
      ...ends,
      from_id: from.id,
      to_id: to.id,
      status: isReceived ? 'received' : 'inTransit',
      reference,
      day,
      order_id: transfer.order,
      copies: sent.reduce((all, { quantity }) => all + quantity, 0),
      missing: 0,
      value: sent.reduce((all, { value }) => all + value, 0),
      notes: '',
      reason: '',
      made_by_name: 'Mohinder Singh Gill',
      received_at: isReceived ? `${day}T07:00:00Z` : null,
      received_by_name: isReceived ? 'Simran Kaur' : null,
      received_id: received?.id ?? null,
      version: 1,
      created_at: `${day}T05:00:00Z`,
      updated_at: `${day}T07:00:00Z`,
    });
    for (const [place, { item, quantity, value }] of sent.entries())
      lines.push({
        area_id: areaId,
        transfer_id: id,
        item_id: item,
        ...ends,
        place,
        quantity,
        value,
        received: isReceived ? quantity : null,
      });
    return id;
  }

  /** Fills the counters of the centres, each on its own day of the fortnight. */
  function refill(day: string, days: number): void {
    for (const [index, { store, counter }] of centres.entries()) {
      if ((days + index * 3) % REFILL_DAYS !== 0) continue;
      const wanted = items.flatMap(({ id }) => {
        const missing = Math.min(SHELF - stock.onHand(counter, id), stock.onHand(store, id));
        return missing > 0 ? [{ item: id, quantity: missing }] : [];
      });
      const few = wanted.slice(0, 12);
      if (few.length > 0)
        send({ day, from: store, to: counter, order: null, lines: few, isReceived: day < today });
    }
  }

  return {
    send,
    refill,
    write: async (client: Client) => {
      await insertRows(client, 'stock_transfer', headers);
      await insertRows(client, 'stock_transfer_line', lines);
    },
  };
}
