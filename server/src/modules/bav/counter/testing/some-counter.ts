import { denominations } from '@sewa/contract/bav/basket';
import type { SaleBody } from '@sewa/contract/bav/sales';
import { newId } from '@sewa/contract/kernel/values/ids';
import { inArea } from '../../../../testing/in-area.ts';
import { placesOf } from '../../../../testing/people.ts';
import type { TestPortal } from '../../../../testing/test-portal.ts';
import type { Reply, Visitor } from '../../../../testing/visitor.ts';
import { postDocument } from '../../stock/post-document.ts';

export interface SoldItem {
  id: string;
  price: number;
  cost: number;
  title: string;
}

export interface TestCounter {
  area: string;
  centre: string;
  location: string;
  till: string;
  code: string;
  items: SoldItem[];
  /** Copies of an item come to the counter's location. */
  stock(item: SoldItem, quantity: number): Promise<void>;
  onHand(item: SoldItem): Promise<number>;
}

let made = 0;

/** A counter of the centre ASR-1 with a location of its own, so that nobody else sells its stock. */
export async function makeCounter(
  portal: TestPortal,
  manager: Visitor,
  over: Record<string, unknown> = {},
): Promise<TestCounter> {
  const places = await placesOf(portal);
  const area = places['ASR'] ?? '';
  const centre = places['ASR-1'] ?? '';
  const location = newId();
  const code = `T${++made}`;
  await portal.owner.query(
    `insert into stock_location (area_id, id, centre_id, name, kind) values ($1, $2, $3, $4, 'counter')`,
    [area, location, centre, `Test counter ${code}`],
  );
  const till = await manager.post('/api/bav/tills', {
    name: `Counter ${code}`,
    code,
    centre,
    location,
    maxDiscount: 10,
    upiAddress: 'stall@okbank',
    upiName: 'Book stall',
    isActive: true,
    ...over,
  });
  if (till.status !== 200) throw new Error(JSON.stringify(till.body));
  const { rows: items } = await portal.owner.query<SoldItem>(
    'select id, price, cost, title from bav_item where area_id = $1 and is_active order by number limit 40',
    [area],
  );
  return {
    area,
    centre,
    location,
    till: till.body.data.id,
    code,
    items,
    stock: async (item, quantity) => {
      await inArea(portal, area, (tx) =>
        postDocument(tx, {
          kind: 'opening',
          location,
          lines: [{ item: item.id, quantity, value: quantity * item.cost }],
          by: { userId: newId(), name: 'Test' },
          today: new Date().toISOString().slice(0, 10),
        }),
      );
    },
    onHand: async (item) => {
      const { rows } = await portal.owner.query<{ quantity: number }>(
        'select quantity from stock_balance where location_id = $1 and item_id = $2',
        [location, item.id],
      );
      return rows[0]?.quantity ?? 0;
    },
  };
}

export async function openShift(by: Visitor, till: string, openingFloat = 100_000): Promise<string> {
  const shift = newId();
  const opened = await by.post(`/api/bav/tills/${till}/open`, { shift, device: newId(), openingFloat });
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
  return shift;
}

/** A sale of some items in cash, exactly paid. */
export function saleOf(
  shift: string,
  number: number,
  lines: readonly (readonly [item: SoldItem, quantity: number])[],
  over: Partial<SaleBody> = {},
): SaleBody {
  const total = lines.reduce((sum, [{ price }, quantity]) => sum + price * quantity, 0);
  return {
    id: newId(),
    shift,
    number,
    lines: lines.map(([{ id, price }, quantity]) => ({ item: id, quantity, price, discount: 0 })),
    cash: total,
    upi: 0,
    tendered: total,
    at: new Date().toISOString(),
    isFinal: false,
    ...over,
  };
}

export function sell(by: Visitor, sale: SaleBody): Promise<Reply> {
  return by.post('/api/bav/sales', sale);
}

/** An amount in the fewest notes and coins. */
export function notesFor(amount: number): Record<string, number> {
  let left = amount;
  const count: Record<string, number> = {};
  for (const value of denominations) {
    const pieces = Math.floor(left / value);
    if (pieces > 0) count[String(value)] = pieces;
    left -= pieces * value;
  }
  if (left > 0) throw new Error(`${amount} paise cannot be counted in coins`);
  return count;
}
