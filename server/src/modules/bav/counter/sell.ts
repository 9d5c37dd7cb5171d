import { discountOf } from '@sewa/contract/bav/basket';
import { receiptText } from '@sewa/contract/bav/receipt-number';
import type { SaleBody, sales } from '@sewa/contract/bav/sales';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { lockStock, postDocument, stockOf } from '../stock/post-document.ts';
import { markToCount } from '../stock/stock.queries.ts';
import { digest } from './digest.ts';
import { insertIssues, type NewIssue } from './issues.queries.ts';
import { findAsked, findSoldItems, insertLines, insertReceipt, type SoldItem } from './receipts.queries.ts';
import { findShiftAtWork, type ShiftAtWork } from './shifts.queries.ts';
import { type CounterNeeds, counterMoment } from './shifts.ts';

/**
 * One sale: receipt, lines, stock and cash in one transaction. While the customer waits, whatever does not fit refuses
 * it. A sale that waited on the device is over: it is recorded as it was made, and what does not fit is listed.
 */
export function sell(needs: CounterNeeds): Handler<typeof sales.sell> {
  return async (tx, { who, body, sentAt }) => {
    assertSums(body);
    const shift = await findShiftAtWork(tx, body.shift, 'share');
    if (!shift) throw notFound();
    const reference = receiptText({
      till: shift.tillCode,
      shift: shift.number,
      kind: 'sale',
      number: body.number,
    });
    const { at, day } = counterMoment(body.at, { sentAt, shift, needs });
    const asked = digestOf(body);
    const sums = sumsOf(body);
    const receipt = {
      id: body.id,
      centre: shift.centre,
      till: shift.till,
      shift: shift.id,
      kind: 'sale',
      number: body.number,
      reference,
      day,
      at,
      cashier: who,
      ...sums,
      cash: body.cash,
      upi: body.upi,
      tendered: body.tendered,
      reason: '',
      against: null,
      asked,
    } as const;
    if (!(await insertReceipt(tx, receipt))) return repeated(tx, { id: body.id, asked, reference });
    const items = await findSoldItems(
      tx,
      body.lines.map(({ item }) => item),
      day,
    );
    const issues = judge({ body, shift, items, sums });
    const sold = body.isFinal
      ? await takeWhatIsThere(tx, { who, body, shift, reference, today: needs.today() })
      : await takeAll(tx, { who, body, shift, reference, today: needs.today() });
    await insertLines(
      tx,
      receipt,
      body.lines.map(({ item, quantity, price, discount }, place) => {
        const { title, cost, hsn, taxRate } = itemOf(items, item);
        const { value, missing } = soldOf(sold, item);
        if (missing > 0) issues.push({ id: newId(), place, kind: 'oversold', quantity: missing });
        return {
          place,
          item,
          title,
          quantity,
          price,
          discount,
          cost: value + missing * (cost ?? 0),
          condition: null,
          against: null,
          hsn,
          taxRate,
        };
      }),
    );
    await insertIssues(tx, { receipt: body.id, centre: shift.centre }, issues);
    const stock = Object.fromEntries([...sold].map(([item, { onHand }]) => [item, onHand]));
    return { reference, isRepeat: false, issues: issues.length, stock };
  };
}

/** The same sale again: its answer was lost on the way. Another one under its id or number is refused. */
async function repeated(tx: Tx, { id, asked, reference }: { id: string; asked: string; reference: string }) {
  const stored = await findAsked(tx, id);
  if (!stored) throw new PortalError('RECEIPT_NUMBER_TAKEN', { words: () => ({ number: reference }) });
  if (stored.asked !== asked) throw new PortalError('SAVED_BEFORE');
  return { reference: stored.reference, isRepeat: true, issues: 0, stock: {} };
}

function assertSums({ lines, cash, upi, tendered }: SaleBody): void {
  const items = new Set(lines.map(({ item }) => item));
  if (items.size < lines.length)
    throw new PortalError('VALIDATION', { fields: { lines: because('sameRecord') } });
  const total = lines.reduce((sum, line) => sum + line.price * line.quantity - line.discount, 0);
  const isOver = lines.some(({ price, quantity, discount }) => discount > price * quantity);
  if (isOver || cash + upi !== total || tendered < cash) throw new PortalError('SALE_PAYMENT');
}

function sumsOf({ lines }: SaleBody) {
  const gross = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { copies, gross, discount, total: gross - discount };
}

/** Refuses what does not fit while the customer waits; lists it where the sale is over. */
function judge(sale: {
  body: SaleBody;
  shift: ShiftAtWork;
  items: ReadonlyMap<string, SoldItem>;
  sums: ReturnType<typeof sumsOf>;
}): NewIssue[] {
  const { body, shift, items, sums } = sale;
  const issue = (kind: NewIssue['kind'], place: number | null = null) => ({
    id: newId(),
    place,
    kind,
    quantity: null,
  });
  const isOverLimit = sums.discount > discountOf(sums.gross, shift.maxDiscount);
  const changed = body.lines.flatMap(({ item, price }, place) =>
    itemOf(items, item).price === price ? [] : [{ place, title: itemOf(items, item).title }],
  );
  if (body.isFinal)
    return [
      ...(shift.isClosed ? [issue('lateSale')] : []),
      ...(isOverLimit ? [issue('discount')] : []),
      ...changed.map(({ place }) => issue('price', place)),
    ];
  if (shift.isClosed) throw new PortalError('SHIFT_CLOSED');
  if (isOverLimit)
    throw new PortalError('SALE_DISCOUNT', { words: () => ({ max: String(shift.maxDiscount) }) });
  if (body.upi > 0 && !shift.takesUpi) throw new PortalError('SALE_NO_UPI');
  if (changed.length > 0)
    throw new PortalError('SALE_PRICE_CHANGED', {
      words: () => ({ items: changed.map(({ title }) => title).join(', ') }),
    });
  return [];
}

interface Sold {
  /** What the copies cost. */
  value: number;
  /** Copies that the stock did not have. */
  missing: number;
  onHand: number;
}

interface Taking {
  who: Who;
  body: SaleBody;
  shift: ShiftAtWork;
  reference: string;
  today: string;
}

async function takeAll(tx: Tx, taking: Taking): Promise<Map<string, Sold>> {
  const { body, shift, reference, who, today } = taking;
  const posted = await postDocument(tx, {
    id: body.id,
    kind: 'sale',
    location: shift.location,
    reference,
    lines: body.lines,
    by: who,
    today,
  });
  return new Map(
    [...posted.lines].map(([item, { value, onHand }]) => [item, { value: -value, missing: 0, onHand }]),
  );
}

/** As many copies as the stock has; an item with too few is to be counted. */
async function takeWhatIsThere(tx: Tx, taking: Taking): Promise<Map<string, Sold>> {
  const { body, shift } = taking;
  const { location } = shift;
  const held = await lockStock(
    tx,
    body.lines.map(({ item }) => ({ location, item })),
  );
  const there = body.lines.map((line) => ({
    ...line,
    wanted: line.quantity,
    quantity: Math.min(line.quantity, stockOf(held, { location, item: line.item }).quantity),
  }));
  const taken = there.filter(({ quantity }) => quantity > 0);
  const sold =
    taken.length === 0
      ? new Map<string, Sold>()
      : await takeAll(tx, { ...taking, body: { ...body, lines: taken } });
  const short = there.filter(({ quantity, wanted }) => quantity < wanted);
  for (const { item, quantity, wanted } of short) {
    const { value = 0, onHand = 0 } = sold.get(item) ?? {};
    sold.set(item, { value, onHand, missing: wanted - quantity });
  }
  if (short.length > 0)
    await markToCount(tx, { location, items: short.map(({ item }) => item), reason: 'sale' });
  return sold;
}

function itemOf(items: ReadonlyMap<string, SoldItem>, id: string): SoldItem {
  const item = items.get(id);
  if (!item) throw new PortalError('BAD_REFERENCE');
  return item;
}

function soldOf(sold: ReadonlyMap<string, Sold>, item: string): Sold {
  const found = sold.get(item);
  if (!found) throw new Error('every line of a sale is taken or missing');
  return found;
}

/** What makes two requests the same sale: not when it was made, nor whether the customer waits. */
function digestOf({ shift, number, lines, cash, upi, tendered }: SaleBody): string {
  const sold = lines.map(({ item, quantity, price, discount }) => [item, quantity, price, discount]);
  return digest([shift, number, sold, cash, upi, tendered]);
}
