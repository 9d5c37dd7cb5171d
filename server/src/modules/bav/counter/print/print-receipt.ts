import type { Receipt } from '@sewa/contract/bav/receipts';
import type { salePrints } from '@sewa/contract/bav/sales-print';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { taxIn, taxText } from '@sewa/contract/bav/tax';
import { formatMoney } from '@sewa/contract/kernel/values/money';
import { notFound } from '../../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../../platform/http/route.ts';
import type { PrintFormat } from '../../../../platform/pdf/format.ts';
import { type PrintNeeds, printReply } from '../../../../platform/pdf/print-reply.ts';
import { findReceipt } from '../receipts.queries.ts';

const receiptTemplate = new URL('./receipt.typ', import.meta.url);

export function printReceipt(needs: PrintNeeds): SteppingHandler<typeof salePrints.receipt> {
  return (step, call) =>
    printReply(
      needs,
      { step, call },
      {
        template: receiptTemplate,
        labels: receiptWords,
        fileName: 'receipt.pdf',
        read: { entity: 'bav_receipt', rowId: call.params.id, detail: { paper: call.query.paper } },
        find: async (tx, format) => {
          const receipt = await findReceipt(tx, call.params.id);
          if (!receipt) throw notFound();
          return { data: receiptData(receipt, call.query.paper, format), codes: [receipt.reference] };
        },
      },
    );
}

/** What the template shows. Amounts that were paid back stand without their sign: the kind says it. */
function receiptData(receipt: Receipt, paper: '80mm' | 'a5', format: PrintFormat) {
  const money = (paise: number) => formatMoney(Math.abs(paise), format.language, { hasPaise: true });
  const paid = [
    { name: 'cash', amount: receipt.cash },
    { name: 'upi', amount: receipt.upi },
  ].filter(({ amount }) => amount !== 0);
  const tax = receipt.lines.reduce((sum, { amount, taxRate }) => sum + taxIn(Math.abs(amount), taxRate), 0);
  return {
    paper,
    kind: receipt.kind,
    isCancelled: receipt.state === 'cancelled',
    reference: receipt.reference,
    against: receipt.against?.reference ?? null,
    at: format.dateTime(new Date(receipt.at)),
    centre: receipt.centreName,
    till: receipt.tillName,
    cashier: receipt.cashierName,
    lines: receipt.lines.map(({ title, quantity, price, amount, hsn, taxRate }) => ({
      title,
      tax: taxText({ hsn, taxRate }),
      quantity: format.number(Math.abs(quantity)),
      price: money(price),
      amount: money(amount),
    })),
    gross: money(receipt.gross),
    discount: receipt.discount === 0 ? null : money(receipt.discount),
    total: money(receipt.total),
    tax: tax === 0 ? null : money(tax),
    copies: format.number(Math.abs(receipt.copies)),
    paid: paid.map(({ name, amount }) => ({ name, amount: money(amount) })),
    tendered: receipt.change > 0 ? money(receipt.tendered) : null,
    change: receipt.change > 0 ? money(receipt.change) : null,
    reason: receipt.reason,
  };
}
