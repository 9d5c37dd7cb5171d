import type { DemoPlace } from './demo-stock.ts';
import type { DemoShop, DemoTrade } from './demo-trade.ts';

/** What each place has when the year begins. */
export function openingStock({ area: { chance }, items, areaStore, centres, stock }: DemoShop): DemoTrade {
  let isOpen = false;
  const fill = (at: DemoPlace, day: string, share: number, most: number) =>
    stock.post({
      kind: 'opening',
      at,
      day,
      lines: items
        .filter(() => chance() < share)
        .map(({ id, cost }) => {
          const quantity = 1 + Math.floor(chance() * most);
          return { item: id, quantity, value: quantity * cost };
        }),
    });
  return {
    day: (day) => {
      if (isOpen) return;
      isOpen = true;
      fill(areaStore, day, 1, 120);
      for (const { store, counter } of centres) {
        fill(store, day, 0.6, 30);
        fill(counter, day, 0.4, 12);
      }
    },
    write: async () => undefined,
  };
}
