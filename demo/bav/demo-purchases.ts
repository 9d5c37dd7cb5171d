import { purchaseTypes } from '@sewa/contract/bav/enums';
import { newId } from '@sewa/contract/kernel/values/ids';
import { insertRows } from '../rows.ts';
import { pick } from './demo-choice.ts';
import type { DemoShop, DemoTrade } from './demo-trade.ts';

const suppliers = ['Amrit Offset Press', 'Sharma Stationers', 'Sadhana Photo Works', 'Data Mart, Jalandhar'];
const EVERY_DAYS = 12;

/** Bills of suppliers and the head office for the store of the area; now and then something goes back. */
export function purchases({ area, items, areaStore, stock, referenceOf }: DemoShop): DemoTrade {
  const { areaId, chance } = area;
  const headers: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  let days = 0;

  function add(entry: {
    day: string;
    type: 5 | 10;
    source: string;
    supplier: string;
    purchase: string | null;
    bought: readonly { item: string; quantity: number; cost: number }[];
  }): string {
    const { day, type, bought } = entry;
    const id = newId();
    const isPurchase = type === purchaseTypes.PURCHASE;
    const reference = referenceOf(areaStore, isPurchase ? 'P' : 'R', day);
    const sign = isPurchase ? 1 : -1;
    stock.post({
      id,
      kind: isPurchase ? 'purchase' : 'purchaseReturn',
      at: areaStore,
      day,
      reference,
      lines: bought.map(({ item, quantity, cost }) => ({
        item,
        quantity: sign * quantity,
        value: quantity * cost,
      })),
    });
    headers.push({
      area_id: areaId,
      id,
      centre_id: areaStore.centreId,
      location_id: areaStore.id,
      type,
      reference,
      day,
      source: entry.source,
      supplier: entry.supplier,
      bill_number: `B-${1_000 + Math.floor(chance() * 9_000)}`,
      purchase_id: entry.purchase,
      total: bought.reduce((all, { quantity, cost }) => all + quantity * cost, 0),
      copies: bought.reduce((all, { quantity }) => all + quantity, 0),
      notes: '',
      is_cancelled: false,
      reason: '',
      made_by_name: 'Mohinder Singh Gill',
      version: 1,
      created_at: `${day}T05:00:00Z`,
      updated_at: `${day}T05:00:00Z`,
    });
    for (const [place, { item, quantity, cost }] of bought.entries())
      lines.push({
        area_id: areaId,
        purchase_id: id,
        item_id: item,
        centre_id: areaStore.centreId,
        place,
        quantity,
        cost,
      });
    return id;
  }

  return {
    day: (day) => {
      if (days++ % EVERY_DAYS !== 0) return;
      const isHeadOffice = chance() < 0.5;
      const source = isHeadOffice ? 'headOffice' : 'supplier';
      const supplier = isHeadOffice ? '' : (suppliers[Math.floor(chance() * suppliers.length)] ?? '');
      const bought = pick(items, 18, chance).map(({ id, cost }) => ({
        item: id,
        quantity: 20 + 10 * Math.floor(chance() * 8),
        cost: Math.round(cost * (0.95 + chance() * 0.1)),
      }));
      const purchase = add({ day, type: purchaseTypes.PURCHASE, source, supplier, purchase: null, bought });
      const [first] = bought;
      if (first && chance() < 0.2)
        add({
          day,
          type: purchaseTypes.RETURN,
          source,
          supplier,
          purchase,
          bought: [{ ...first, quantity: 1 + Math.floor(chance() * 4) }],
        });
    },
    write: async (client) => {
      await insertRows(client, 'stock_purchase', headers);
      await insertRows(client, 'stock_purchase_line', lines);
    },
  };
}
