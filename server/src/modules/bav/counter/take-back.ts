import { receiptText } from '@sewa/contract/bav/receipt-number';
import type { Receipt, ReceiptLine } from '@sewa/contract/bav/receipts';
import { refundOf, returnable } from '@sewa/contract/bav/refund';
import type { returns } from '@sewa/contract/bav/returns';
import type { sales } from '@sewa/contract/bav/sales';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { holds, right } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { lockStock, postDocument, reverseDocument } from '../stock/post-document.ts';
import { findDocument, type PostedDocument } from '../stock/stock.queries.ts';
import { digest } from './digest.ts';
import { findSettlements, settleIssuesOf } from './issues.queries.ts';
import {
  findAsked,
  findCosts,
  findReceipt,
  insertLines,
  insertReceipt,
  lockReceipt,
  type NewLine,
  type NewReceipt,
  nextNumber,
} from './receipts.queries.ts';
import type { ShiftAtWork } from './shifts.queries.ts';
import { type CounterNeeds, counterMoment, getOpenShift, refuseEmptyDrawer } from './shifts.ts';

/** Copies of a sale come back at the price paid, into the stock or as damaged; a drawer pays. */
export function takeBack(needs: CounterNeeds): Handler<typeof returns.create> {
  return async (tx, { who, body }) => {
    const shift = await getOpenShift(tx, body.shift, 'update');
    await lockReceipt(tx, body.sale);
    const asked = returnDigest(body);
    if (await isRepeated(tx, body.id, asked)) return replyOf(await getReceipt(tx, body.id));
    const sale = await getReceipt(tx, body.sale);
    if (sale.kind !== 'sale') throw new PortalError('RECEIPT_NOT_SALE');
    const costs = await findCosts(tx, sale.id);
    assertReturnable(sale, body.lines);
    const lines = refundOf(sale, body.lines).lines.map((wanted, nth) =>
      lineBack(sale, { ...wanted, nth, cost: costs.get(wanted.place) ?? 0 }),
    );
    const total = sumOf(lines, amountOf);
    if (body.by === 'cash') await refuseEmptyDrawer(tx, shift, -total, needs);
    const receipt = await insertBack(tx, {
      id: body.id,
      kind: 'return',
      shift,
      who,
      needs,
      sale,
      lines,
      cash: body.by === 'cash' ? total : 0,
      reason: body.reason,
      asked,
    });
    const stocked = lines.filter(({ condition }) => condition === 'stock');
    if (stocked.length > 0)
      await postDocument(tx, {
        id: body.id,
        kind: 'saleReturn',
        location: shift.location,
        reference: receipt.reference,
        reason: body.reason,
        lines: stocked.map(({ item, quantity, cost }) => ({ item, quantity: -quantity, value: -cost })),
        by: who,
        today: needs.today(),
      });
    return { id: receipt.id, reference: receipt.reference, total };
  };
}

/** A whole receipt is undone by another one: its stock and its money go back, at the counter of an open shift. */
export function cancelReceipt(needs: CounterNeeds): Handler<typeof sales.cancel> {
  return async (tx, { who, params, body }) => {
    const seen = await getReceipt(tx, params.id);
    assertMayCancel(who, seen);
    const shift = await getOpenShift(tx, body.shift, 'update');
    // The sale first, as a return of it does.
    await lockReceipt(tx, seen.against?.id ?? seen.id);
    await lockReceipt(tx, seen.id);
    const receipt = await getReceipt(tx, seen.id);
    const asked = digest([params.id, body.shift, body.reason]);
    if (await isRepeated(tx, body.id, asked)) return replyOf(await getReceipt(tx, body.id));
    const isUntouched = receipt.lines.every(({ returned }) => returned === 0);
    if (receipt.kind === 'cancel' || receipt.state === 'cancelled' || !isUntouched)
      throw new PortalError('RECEIPT_CANCELLED');
    if (receipt.cash > 0) await refuseEmptyDrawer(tx, shift, receipt.cash, needs);
    const costs = await findCosts(tx, receipt.id);
    const made = await insertBack(tx, {
      id: body.id,
      kind: 'cancel',
      shift,
      who,
      needs,
      sale: receipt,
      lines: receipt.lines.map(
        ({ place, item, title, quantity, price, discount, condition, hsn, taxRate }) => ({
          place,
          item,
          title,
          quantity: -quantity,
          price,
          discount: -discount,
          cost: -(costs.get(place) ?? 0),
          condition,
          against: { receipt: receipt.id, place },
          hsn,
          taxRate,
        }),
      ),
      cash: -receipt.cash,
      reason: body.reason,
      asked,
    });
    // Before the stock: nothing is locked after it.
    await settleIssuesOf(tx, { receipt: receipt.id, note: made.reference, byName: who.name });
    await reverseStock(tx, receipt.id, { reason: body.reason, by: who, today: needs.today() });
    return { id: made.id, reference: made.reference };
  };
}

/** The same request again: its answer was lost on the way. Another one under its id is refused. */
async function isRepeated(tx: Tx, id: string, asked: string): Promise<boolean> {
  const stored = await findAsked(tx, id);
  if (!stored) return false;
  // Earlier versions kept nothing of what was asked.
  if (stored.asked !== '' && stored.asked !== asked) throw new PortalError('SAVED_BEFORE');
  return true;
}

function returnDigest({ shift, sale, lines, by, reason }: BodyOf<typeof returns.create>): string {
  const back = lines.map(({ place, quantity, condition }) => [place, quantity, condition]);
  return digest([shift, sale, back, by, reason]);
}

/**
 * What the receipt moved, and what left the stock for it later. A sale of copies that the stock did not have, and a return
 * of damaged ones, moved nothing.
 */
async function reverseStock(
  tx: Tx,
  receipt: string,
  reversal: { reason: string; by: Who; today: string },
): Promise<void> {
  const documents: PostedDocument[] = [];
  for (const id of [receipt, ...(await findSettlements(tx, receipt))]) {
    const document = await findDocument(tx, id);
    if (document) documents.push(document);
  }
  // All at once: two documents of one transaction would lock their places in an order of their own.
  await lockStock(
    tx,
    documents.flatMap(({ location, movements }) => movements.map(({ item }) => ({ location, item }))),
  );
  for (const { id } of documents) await reverseDocument(tx, { document: id, ...reversal });
}

/** A sale asks for the right over sales, a return for that over returns. */
function assertMayCancel({ acl }: Who, { kind }: Receipt): void {
  const key = kind === 'return' ? 'BAV.RETURN' : 'BAV.SALES';
  if (!holds(acl, key, 'cancel'))
    throw new PortalError('FORBIDDEN', { data: { requirement: right(key, 'cancel') } });
}

type LineWanted = BodyOf<typeof returns.create>['lines'][number];

function assertReturnable(sale: Receipt, wanted: readonly LineWanted[]): void {
  if (new Set(wanted.map(({ place }) => place)).size < wanted.length)
    throw new PortalError('VALIDATION', { fields: { lines: because('sameRecord') } });
  for (const { place, quantity } of wanted) {
    const line = lineAt(sale, place);
    if (quantity > returnable(line)) throw tooMany(line);
  }
}

function lineAt(sale: Receipt, place: number): ReceiptLine {
  const line = sale.lines.find((one) => one.place === place);
  if (!line) throw new PortalError('BAD_REFERENCE');
  return line;
}

function lineBack(
  sale: Receipt,
  wanted: LineWanted & { nth: number; amount: number; cost: number },
): NewLine {
  const line = lineAt(sale, wanted.place);
  const share = Math.round((wanted.cost * wanted.quantity) / line.quantity);
  return {
    place: wanted.nth,
    item: line.item,
    title: line.title,
    quantity: -wanted.quantity,
    price: line.price,
    // What was not paid is not paid back.
    discount: -(line.price * wanted.quantity - wanted.amount),
    // Damaged copies are lost: their cost stays with the sale.
    cost: wanted.condition === 'stock' ? -share : 0,
    condition: wanted.condition,
    against: { receipt: sale.id, place: line.place },
    hsn: line.hsn,
    taxRate: line.taxRate,
  };
}

function tooMany({ title, quantity, returned }: ReceiptLine): PortalError {
  return new PortalError('RETURN_TOO_MANY', {
    words: () => ({ items: `${title} (${quantity} − ${returned})` }),
  });
}

async function insertBack(
  tx: Tx,
  back: {
    id: string;
    kind: 'return' | 'cancel';
    shift: ShiftAtWork;
    who: Who;
    needs: CounterNeeds;
    sale: Receipt;
    lines: readonly NewLine[];
    cash: number;
    reason: string;
    asked: string;
  },
): Promise<NewReceipt> {
  const { id, kind, shift, who, lines, cash, reason, asked } = back;
  const number = await nextNumber(tx, shift.id, kind);
  const { at, day } = counterMoment(undefined, { sentAt: null, shift, needs: back.needs });
  const total = sumOf(lines, amountOf);
  const receipt: NewReceipt = {
    id,
    centre: shift.centre,
    till: shift.till,
    shift: shift.id,
    kind,
    number,
    reference: receiptText({ till: shift.tillCode, shift: shift.number, kind, number }),
    day,
    at,
    cashier: who,
    copies: sumOf(lines, ({ quantity }) => quantity),
    gross: sumOf(lines, ({ price, quantity }) => price * quantity),
    discount: sumOf(lines, ({ discount }) => discount),
    total,
    cash,
    upi: total - cash,
    tendered: 0,
    reason,
    against: back.sale.id,
    asked,
  };
  if (!(await insertReceipt(tx, receipt))) throw new PortalError('RECEIPT_CANCELLED');
  await insertLines(tx, receipt, lines);
  return receipt;
}

const amountOf = ({ price, quantity, discount }: NewLine) => price * quantity - discount;

function sumOf(lines: readonly NewLine[], of: (line: NewLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0);
}

async function getReceipt(tx: Tx, id: string): Promise<Receipt> {
  const receipt = await findReceipt(tx, id);
  if (!receipt) throw notFound();
  return receipt;
}

function replyOf({ id, reference, total }: Receipt) {
  return { id, reference, total };
}
