import type { StockKind } from '@sewa/contract/bav/stock-kinds';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import { share } from '../../server/src/modules/bav/stock/moving-average.rules.ts';
import { insertRows } from '../rows.ts';

export interface DemoPlace {
  id: string;
  centreId: string;
}

interface DemoDocument {
  /** That of the record which posts; a new one where there is none. */
  id?: string;
  kind: StockKind;
  at: DemoPlace;
  day: string;
  /** UTC. */
  time?: string;
  reference?: string;
  reason?: string;
  by?: string;
  reverses?: string;
  /** Quantities with the sign of the movement. Copies that leave do so at their average cost, unless a value is given. */
  lines: readonly { item: string; quantity: number; value?: number }[];
}

export interface DemoStock {
  onHand(place: DemoPlace, item: string): number;
  /** In the order of the days. Says what the copies of each line cost, with the sign of the movement. */
  post(document: DemoDocument): { id: string; values: readonly number[] };
  /** All that was posted. The trigger of the ledger makes the balances of it. */
  write(client: Client): Promise<void>;
}

/** The ledger of a demo area while its year is made up: kept here, so that a year of trade is written at once. */
export function startDemoStock(areaId: string): DemoStock {
  const held = new Map<string, { quantity: number; value: number }>();
  const documents: Record<string, unknown>[] = [];
  const movements: Record<string, unknown>[] = [];
  const balances = new Map<string, Record<string, unknown>>();

  function holding({ id, centreId }: DemoPlace, item: string) {
    const key = `${id}/${item}`;
    const found = held.get(key) ?? { quantity: 0, value: 0 };
    held.set(key, found);
    if (!balances.has(key))
      balances.set(key, { area_id: areaId, centre_id: centreId, location_id: id, item_id: item });
    return found;
  }

  function move(document: DemoDocument, line: DemoDocument['lines'][number]): number {
    const stock = holding(document.at, line.item);
    if (stock.quantity + line.quantity < 0)
      throw new Error(`the demo takes more than it has of ${line.item}`);
    const value = line.quantity < 0 ? -leaving(stock, -line.quantity, line.value) : (line.value ?? 0);
    stock.quantity += line.quantity;
    stock.value += value;
    return value;
  }

  return {
    onHand: (place, item) => held.get(`${place.id}/${item}`)?.quantity ?? 0,
    post: (document) => {
      const { id = newId(), kind, at, day, time = '05:00' } = document;
      const place = { area_id: areaId, centre_id: at.centreId, location_id: at.id };
      const created = { created_at: `${day}T${time}:00Z` };
      const values = document.lines.map((line) => {
        const value = move(document, line);
        const { item: item_id, quantity } = line;
        // What the trigger of the ledger says.
        const later = { seq: 0, quantity_after: 0, value_after: 0 };
        movements.push({
          ...place,
          item_id,
          document_id: id,
          kind,
          day,
          quantity,
          value,
          ...later,
          ...created,
        });
        return value;
      });
      documents.push({
        ...place,
        id,
        kind,
        day,
        reference: document.reference ?? '',
        reason: document.reason ?? '',
        reverses_id: document.reverses ?? null,
        quantity: document.lines.reduce((all, { quantity }) => all + quantity, 0),
        value: values.reduce((all, value) => all + value, 0),
        made_by_name: document.by ?? 'Mohinder Singh Gill',
        ...created,
      });
      return { id, values };
    },
    write: async (client) => {
      const empty = { quantity: 0, value: 0, last_seq: 0 };
      await insertRows(
        client,
        'stock_balance',
        [...balances.values()].map((balance) => ({ ...balance, ...empty })),
      );
      await insertRows(client, 'stock_document', documents);
      await insertRows(client, 'stock_movement', movements);
    },
  };
}

function leaving(
  { quantity, value }: { quantity: number; value: number },
  copies: number,
  own?: number,
): number {
  if (copies === quantity) return value;
  return own === undefined ? share(value, copies, quantity) : Math.min(own, value);
}
