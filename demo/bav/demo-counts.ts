import { newId } from '@sewa/contract/kernel/values/ids';
import type { Client } from 'pg';
import { insertRows } from '../rows.ts';
import { pick } from './demo-choice.ts';
import type { DemoShop, DemoTrade } from './demo-trade.ts';

const EVERY_DAYS = 91;

/** Each store is counted once a quarter, with a few differences; one sheet is still open. */
export function counts({ area, items, centres, stock, referenceOf }: DemoShop): DemoTrade {
  const { areaId, chance, today } = area;
  const headers: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  let days = 0;

  function count(day: string, { id: centre, store }: DemoShop['centres'][number]): void {
    const isPosted = day < today;
    const id = newId();
    const reference = referenceOf(store, 'C', day);
    const counted = pick(items, 25, chance).map(({ id: item }) => {
      const book = stock.onHand(store, item);
      const isWrong = isPosted && book > 1 && chance() < 0.12;
      return { item, book, counted: isWrong ? book - 1 : book };
    });
    const differences = counted.filter((line) => line.counted !== line.book);
    if (differences.length > 0)
      stock.post({
        id,
        kind: 'count',
        at: store,
        day,
        time: '08:00',
        reference,
        lines: differences.map(({ item, book, counted: found }) => ({ item, quantity: found - book })),
      });
    headers.push({
      area_id: areaId,
      id,
      centre_id: centre,
      location_id: store.id,
      status: isPosted ? 'posted' : 'open',
      reference,
      day,
      notes: '',
      made_by_name: 'Simran Kaur',
      posted_at: isPosted ? `${day}T08:00:00Z` : null,
      posted_by_name: isPosted ? 'Harjinder Kaur Sandhu' : null,
      version: 1,
      created_at: `${day}T07:00:00Z`,
      updated_at: `${day}T08:00:00Z`,
    });
    for (const { item, book, counted: found } of counted)
      lines.push({
        area_id: areaId,
        count_id: id,
        item_id: item,
        centre_id: centre,
        counted: isPosted ? found : null,
        book: isPosted ? book : null,
        counted_by_name: isPosted ? 'Simran Kaur' : null,
      });
  }

  return {
    day: (day) => {
      for (const [index, centre] of centres.entries())
        if ((days + index * 9) % EVERY_DAYS === 45 || (index === 0 && day === today)) count(day, centre);
      days++;
    },
    write: async (client: Client) => {
      await insertRows(client, 'stock_count', headers);
      await insertRows(client, 'stock_count_line', lines);
      // What the counters of the first centre are not sure of.
      await client.query(
        `update stock_balance b set count_me_since = now(), count_me_reason = 'asked' from (
           select location_id, item_id from stock_balance where area_id = $1 and location_id = $2 and quantity > 0 order by item_id limit 3) m
         where b.area_id = $1 and b.location_id = m.location_id and b.item_id = m.item_id`,
        [areaId, centres[0]?.counter.id],
      );
    },
  };
}
