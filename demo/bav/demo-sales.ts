// Long because a year of a counter is one state: its drawer, its shift numbers and what it sold go from day to day.
import { denominations } from '@sewa/contract/bav/basket';
import { receiptText } from '@sewa/contract/bav/receipt-number';
import { newId } from '@sewa/contract/kernel/values/ids';
import { insertRows } from '../rows.ts';
import type { DemoPlace } from './demo-stock.ts';
import type { DemoItem, DemoShop, DemoTrade } from './demo-trade.ts';

interface DemoTill {
  id: string;
  code: string;
  centreId: string;
  place: DemoPlace;
  shifts: number;
}

/** What is sold on one visit. */
interface Sold {
  item: DemoItem;
  quantity: number;
}

const cashiers = ['Simran Kaur', 'ਗੁਰਦੀਪ ਸਿੰਘ', 'Asha Rani'] as const;
const CLOSING_FLOAT = 100_000;

/** A counter in each centre, open on Sundays: its shifts, sales and some returns, closed with its cash counted. */
export function yearOfSales(shop: DemoShop): DemoTrade {
  const { area, items, centres, stock } = shop;
  const { areaId, chance, today, users } = area;
  const rows = {
    till: [] as Record<string, unknown>[],
    shift: [] as Record<string, unknown>[],
    move: [] as Record<string, unknown>[],
    receipt: [] as Record<string, unknown>[],
    line: [] as Record<string, unknown>[],
    issue: [] as Record<string, unknown>[],
  };
  const tills = centres.map(({ id, counter }, place): DemoTill => {
    const till = { id: newId(), code: `A${place + 1}`, centreId: id, place: counter, shifts: 0 };
    rows.till.push({
      area_id: areaId,
      id: till.id,
      centre_id: id,
      name: `Book stall ${place + 1}`,
      code: till.code,
      location_id: counter.id,
      max_discount: 10,
      upi_address: `bookstall${place + 1}@okbank`,
      upi_name: 'Book stall',
      is_active: true,
    });
    return till;
  });

  return {
    day: (day) => {
      const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
      for (const [place, till] of tills.entries()) {
        // The second counter forgot to close the day before today.
        const isForgotten = place === 1 && day < today && nextDay(day) === today;
        if ((isSunday && day < today) || isForgotten) openFor(till, day, isForgotten);
      }
    },
    write: async (client) => {
      await insertRows(client, 'bav_till', rows.till);
      await insertRows(client, 'bav_shift', rows.shift);
      await insertRows(client, 'bav_cash_move', rows.move);
      await insertRows(client, 'bav_receipt', rows.receipt);
      await insertRows(client, 'bav_receipt_line', rows.line);
      await insertRows(client, 'bav_sale_issue', rows.issue);
      await insertRows(
        client,
        'number_counter',
        tills.map(({ id, shifts }) => ({ area_id: areaId, kind: `bavShift/${id}`, last: shifts })),
      );
    },
  };

  function openFor(till: DemoTill, day: string, isForgotten: boolean): void {
    till.shifts += 1;
    const shift = newId();
    const cashier = pick(cashiers);
    let cash = CLOSING_FLOAT;
    let number = 0;
    let returns = 0;
    const visits = 3 + Math.floor(chance() * 4);
    for (let visit = 0; visit < visits; visit++) {
      const sold = basketAt(till.place);
      if (sold.length === 0) continue;
      number += 1;
      const receipt = sell({ till, shift, day, number, cashier, sold, minute: visit * 12 });
      cash += receipt.cash;
      // Now and then one copy comes back before the stall closes.
      if (chance() < 0.03 && receipt.cash > 0) {
        returns += 1;
        cash -= takeBack({ till, shift, day, number: returns, cashier, receipt });
      }
    }
    const move = cash - CLOSING_FLOAT;
    if (move > 0 && !isForgotten) {
      rows.move.push({
        area_id: areaId,
        id: newId(),
        centre_id: till.centreId,
        shift_id: shift,
        day,
        amount: -move,
        reason: 'To the safe',
        at: `${day}T07:20:00Z`,
        by_name: cashier,
      });
      cash = CLOSING_FLOAT;
    }
    // Sometimes ten rupees are missing.
    const counted = chance() < 0.04 ? cash - 1_000 : cash;
    const closing = isForgotten
      ? { closed_at: null, closed_by_name: null, count: null, counted: null, expected: null, note: '' }
      : {
          closed_at: `${day}T07:30:00Z`,
          closed_by_name: cashier,
          count: notesOf(counted),
          counted,
          expected: cash,
          note: counted === cash ? '' : 'Ten rupees short',
        };
    rows.shift.push({
      area_id: areaId,
      id: shift,
      centre_id: till.centreId,
      till_id: till.id,
      number: till.shifts,
      device: newId(),
      day,
      opening_float: CLOSING_FLOAT,
      opened_at: `${day}T03:30:00Z`,
      opened_by_name: cashier,
      ...closing,
    });
  }

  function sell(given: {
    till: DemoTill;
    shift: string;
    day: string;
    number: number;
    cashier: string;
    sold: readonly Sold[];
    minute: number;
  }) {
    const { till, shift, day, number, cashier, sold, minute } = given;
    const id = newId();
    const reference = receiptText({ till: till.code, shift: till.shifts, kind: 'sale', number });
    const time = `04:${String(minute % 60).padStart(2, '0')}`;
    const { values } = stock.post({
      id,
      kind: 'sale',
      at: till.place,
      day,
      time,
      reference,
      by: cashier,
      lines: sold.map(({ item, quantity }) => ({ item: item.id, quantity: -quantity })),
    });
    const gross = sold.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
    const isUpi = chance() < 0.35;
    pushReceipt({
      id,
      till,
      shift,
      kind: 'sale',
      number,
      reference,
      day,
      time,
      cashier,
      copies: sold.reduce((sum, { quantity }) => sum + quantity, 0),
      total: gross,
      cash: isUpi ? 0 : gross,
      tendered: isUpi ? 0 : Math.ceil(gross / 10_000) * 10_000,
      against: null,
    });
    for (const [place, { item, quantity }] of sold.entries())
      pushLine({ receipt: id, place, till, day, item, quantity, cost: -(values[place] ?? 0), against: null });
    // The last copies of one day were sold without a connection, and one more than there were.
    if (rows.issue.length < tills.length && number === 2)
      rows.issue.push({
        area_id: areaId,
        id: newId(),
        centre_id: till.centreId,
        receipt_id: id,
        place: 0,
        kind: 'oversold',
        quantity: 1,
        note: '',
        version: 1,
      });
    return { id, cash: isUpi ? 0 : gross, first: sold[0], cost: -(values[0] ?? 0) };
  }

  function takeBack(given: {
    till: DemoTill;
    shift: string;
    day: string;
    number: number;
    cashier: string;
    receipt: { id: string; first: Sold | undefined; cost: number };
  }): number {
    const { till, shift, day, number, cashier, receipt } = given;
    const { first } = receipt;
    if (!first) return 0;
    const id = newId();
    const reference = receiptText({ till: till.code, shift: till.shifts, kind: 'return', number });
    const cost = Math.round(receipt.cost / first.quantity);
    stock.post({
      id,
      kind: 'saleReturn',
      at: till.place,
      day,
      time: '06:00',
      reference,
      by: cashier,
      lines: [{ item: first.item.id, quantity: 1, value: cost }],
    });
    pushReceipt({
      id,
      till,
      shift,
      kind: 'return',
      number,
      reference,
      day,
      time: '06:00',
      cashier,
      copies: -1,
      total: -first.item.price,
      cash: -first.item.price,
      tendered: 0,
      against: receipt.id,
    });
    pushLine({
      receipt: id,
      place: 0,
      till,
      day,
      item: first.item,
      quantity: -1,
      cost: -cost,
      against: receipt.id,
    });
    return first.item.price;
  }

  function pushReceipt(receipt: {
    id: string;
    till: DemoTill;
    shift: string;
    kind: 'sale' | 'return';
    number: number;
    reference: string;
    day: string;
    time: string;
    cashier: string;
    copies: number;
    total: number;
    cash: number;
    tendered: number;
    against: string | null;
  }): void {
    const { id, till, shift, kind, number, reference, day, time, cashier, copies, total, cash } = receipt;
    rows.receipt.push({
      area_id: areaId,
      id,
      centre_id: till.centreId,
      till_id: till.id,
      shift_id: shift,
      kind,
      number,
      reference,
      day,
      at: `${day}T${time}:00Z`,
      cashier_id: users.get('counter') ?? null,
      cashier_name: cashier,
      copies,
      gross: total,
      discount: 0,
      total,
      cash,
      upi: total - cash,
      tendered: receipt.tendered,
      reason: '',
      against_id: receipt.against,
      asked: '',
      created_at: `${day}T${time}:00Z`,
    });
  }

  function pushLine(line: {
    receipt: string;
    place: number;
    till: DemoTill;
    day: string;
    item: DemoItem;
    quantity: number;
    cost: number;
    against: string | null;
  }): void {
    const { receipt, place, till, day, item, quantity, cost, against } = line;
    rows.line.push({
      area_id: areaId,
      receipt_id: receipt,
      place,
      centre_id: till.centreId,
      till_id: till.id,
      day,
      item_id: item.id,
      title: item.title,
      quantity,
      price: item.price,
      discount: 0,
      amount: item.price * quantity,
      cost,
      condition: against === null ? null : 'stock',
      against_id: against,
      against_place: against === null ? null : 0,
      returned: 0,
    });
  }

  /** One to four items of which the counter has copies. */
  function basketAt(place: DemoPlace): Sold[] {
    const wanted = 1 + Math.floor(chance() * 4);
    const sold = new Map<string, Sold>();
    for (let tries = 0; sold.size < wanted && tries < 12; tries++) {
      const item = items[Math.floor(chance() * items.length)];
      if (!item || sold.has(item.id)) continue;
      const quantity = Math.min(1 + Math.floor(chance() * 2), stock.onHand(place, item.id));
      if (quantity > 0) sold.set(item.id, { item, quantity });
    }
    return [...sold.values()];
  }

  function pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(chance() * choices.length)] ?? choices[0];
  }
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** The fewest notes and coins. */
function notesOf(amount: number): Record<string, number> {
  let left = amount;
  const count: Record<string, number> = {};
  for (const value of denominations) {
    const pieces = Math.floor(left / value);
    if (pieces > 0) count[String(value)] = pieces;
    left -= pieces * value;
  }
  return count;
}
