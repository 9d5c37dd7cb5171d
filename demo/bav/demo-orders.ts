import { orderStatuses } from '@sewa/contract/bav/enums';
import { sanctionYear } from '@sewa/contract/bav/order-moves';
import { dayAfter, daysBetween } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { insertRows } from '../rows.ts';
import { pick } from './demo-choice.ts';
import type { DemoShop, DemoTrade } from './demo-trade.ts';
import { demoTransfers } from './demo-transfers.ts';

const { CREATED, APPROVED, VERIFIED, SUBMITTED } = orderStatuses;
const EVERY_DAYS = 33;
const people = {
  clerk: 'Mohinder Singh Gill',
  approver: 'Harjinder Kaur Sandhu',
  packer: 'Simran Kaur',
  sender: 'Baldev Singh',
};

/** Each centre orders about once a month; the last ones are on their way through the steps. */
export function orders(shop: DemoShop): DemoTrade {
  const { area, items, areaStore, centres, stock, referenceOf } = shop;
  const { areaId, chance, today, users } = area;
  const transfers = demoTransfers(shop);
  const headers: Record<string, unknown>[] = [];
  const lines: Record<string, unknown>[] = [];
  const links: { order: string; transfer: string }[] = [];
  const idOf = (username: string) => users.get(username) ?? newId();
  let days = 0;

  function order(day: string, centre: DemoShop['centres'][number]): void {
    const id = newId();
    const status = statusOn(daysBetween(day, today));
    const asked = pick(items, 10, chance).map(({ id: item, price }) => {
      const wanted = 6 + Math.floor(chance() * 14);
      const approved = Math.min(wanted, stock.onHand(areaStore, item), chance() < 0.25 ? wanted - 3 : wanted);
      return { item, price, asked: wanted, approved };
    });
    const ends = { centre_id: centre.id, other_centre_id: areaStore.centreId };
    const isApproved = status >= APPROVED;
    const sum = (of: (line: (typeof asked)[number]) => number) =>
      asked.reduce((all, line) => all + of(line), 0);
    const transfer =
      status === SUBMITTED
        ? transfers.send({
            day,
            from: areaStore,
            to: centre.store,
            order: id,
            lines: asked
              .filter(({ approved }) => approved > 0)
              .map(({ item, approved }) => ({ item, quantity: approved })),
            isReceived: daysBetween(day, today) > 6,
          })
        : null;
    if (transfer !== null) links.push({ order: id, transfer });
    const at = (hour: number) => `${day}T0${hour}:00:00Z`;
    headers.push({
      area_id: areaId,
      id,
      ...ends,
      location_id: centre.store.id,
      store_id: areaStore.id,
      status,
      reference: referenceOf(centre.store, 'O', day),
      day,
      needed_by: dayAfter(day, 10),
      notes: '',
      reason: '',
      asked_value: sum((line) => line.asked * line.price),
      value: sum((line) => (isApproved ? line.approved : line.asked) * line.price),
      copies: sum((line) => (isApproved ? line.approved : line.asked)),
      is_beyond_sanction: false,
      made_by: idOf('clerk'),
      made_by_name: people.clerk,
      editors: [],
      approved_by: isApproved ? idOf('area') : null,
      approved_by_name: isApproved ? people.approver : null,
      approved_at: isApproved ? at(5) : null,
      verified_by: status >= VERIFIED ? idOf('counter') : null,
      verified_by_name: status >= VERIFIED ? people.packer : null,
      verified_at: status >= VERIFIED ? at(6) : null,
      submitted_by: status === SUBMITTED ? idOf('zone') : null,
      submitted_by_name: status === SUBMITTED ? people.sender : null,
      submitted_at: status === SUBMITTED ? at(7) : null,
      transfer_id: null,
      version: 1,
      created_at: at(4),
      updated_at: at(7),
    });
    for (const [place, line] of asked.entries())
      lines.push({
        area_id: areaId,
        order_id: id,
        item_id: line.item,
        ...ends,
        place,
        asked: line.asked,
        approved: isApproved ? line.approved : null,
        price: line.price,
      });
  }

  return {
    day: (day) => {
      transfers.refill(day, days);
      for (const [index, centre] of centres.entries())
        if ((days + index * 7) % EVERY_DAYS === 0) order(day, centre);
      days++;
    },
    write: async (client) => {
      // An order and its transfer name each other: the order learns of the transfer last.
      const submitted = headers.map((header) =>
        header['status'] === SUBMITTED ? { ...header, status: VERIFIED } : header,
      );
      await insertRows(client, 'stock_order', submitted);
      await insertRows(client, 'stock_order_line', lines);
      await transfers.write(client);
      await client.query(
        `update stock_order o set status = 20, transfer_id = t.id from stock_transfer t
         where t.area_id = o.area_id and t.order_id = o.id and o.area_id = $1`,
        [areaId],
      );
      const year = sanctionYear(today);
      await insertRows(
        client,
        'stock_sanction',
        centres.flatMap(({ id }) =>
          [year - 1, year].map((each) => ({
            area_id: areaId,
            id: newId(),
            centre_id: id,
            year: each,
            amount: 15_000_000,
            version: 1,
            created_at: `${today}T00:00:00Z`,
            updated_at: `${today}T00:00:00Z`,
          })),
        ),
      );
    },
  };
}

/** How far an order of so many days ago has come. */
function statusOn(days: number): number {
  if (days <= 3) return CREATED;
  if (days <= 8) return APPROVED;
  return days <= 12 ? VERIFIED : SUBMITTED;
}
