import { readReceiptNumber, receiptText } from '@sewa/contract/bav/receipt-number';
import { returns } from '@sewa/contract/bav/returns';
import { sales } from '@sewa/contract/bav/sales';
import { salePrints } from '@sewa/contract/bav/sales-print';
import { shifts } from '@sewa/contract/bav/shifts';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { tills } from '@sewa/contract/bav/tills';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import { type Handler, handle, handleInSteps, type Route } from '../../../platform/http/route.ts';
import type { PrintNeeds } from '../../../platform/pdf/print-reply.ts';
import { recordRead } from '../../../platform/resource/record-read.queries.ts';
import { findCatalogue } from './catalogue.queries.ts';
import { listIssues } from './issues.queries.ts';
import { printReceipt } from './print/print-receipt.ts';
import { exportReceipts, findReceipt, findReceiptByNumber, listReceipts } from './receipts.queries.ts';
import { sell } from './sell.ts';
import { settle } from './settle-issue.ts';
import { listCounters, listDrawers, listShifts } from './shifts.queries.ts';
import { type CounterNeeds, closeDay, moveCash, openShift, showShift } from './shifts.ts';
import { cancelReceipt, takeBack } from './take-back.ts';
import { tillResource } from './tills.resource.ts';

export function counterRoutes(needs: CounterNeeds & PrintNeeds): Route[] {
  return [
    ...tillResource.routes,
    handle(tills.open, openShift(needs)),
    handle(shifts.atDevice, (tx, { query }) => listCounters(tx, query.device)),
    handle(shifts.list, (tx, { query }) => listShifts(tx, query, needs.today())),
    handle(shifts.drawers, listDrawers),
    handle(shifts.read, showShift(needs)),
    handle(shifts.moveCash, moveCash(needs)),
    handle(shifts.close, closeDay(needs)),
    // Before the reading of one receipt by its id.
    handle(sales.export, exportList),
    handle(sales.catalogue, async (tx, { query }) => {
      const items = await findCatalogue(tx, query.till, needs.today());
      if (!items) throw notFound();
      return items;
    }),
    handle(sales.issues, (tx, { query }) => listIssues(tx, query)),
    handle(sales.settle, settle(needs)),
    handle(sales.byNumber, showByNumber),
    handle(sales.list, (tx, { query }) => listReceipts(tx, query)),
    handle(sales.sell, sell(needs)),
    handle(sales.read, async (tx, { params }) => {
      const receipt = await findReceipt(tx, params.id);
      if (!receipt) throw notFound();
      return receipt;
    }),
    handle(sales.cancel, cancelReceipt(needs)),
    handleInSteps(salePrints.receipt, printReceipt(needs)),
    handle(returns.list, (tx, { query }) =>
      listReceipts(tx, { ...query, filter: { ...query.filter, kind: 'return' } }),
    ),
    handle(returns.create, takeBack(needs)),
  ];
}

const showByNumber: Handler<typeof sales.byNumber> = async (tx, { query }) => {
  const read = readReceiptNumber(query.number);
  const receipt = read && (await findReceiptByNumber(tx, receiptText(read)));
  if (!receipt) throw new PortalError('RECEIPT_UNKNOWN');
  return receipt;
};

const exported = [
  'reference',
  'kind',
  'state',
  'day',
  'at',
  'centreName',
  'tillName',
  'cashierName',
  'copies',
  'gross',
  'discount',
  'total',
  'cash',
  'upi',
] as const;
const moneyColumns: ReadonlySet<string> = new Set(['gross', 'discount', 'total', 'cash', 'upi']);

/** Amounts in rupees: a spreadsheet adds them up. */
const exportList: Handler<typeof sales.export> = async (tx, call) => {
  const { format, q, filter } = call.query;
  const language = call.who.language ?? call.language;
  await recordRead(tx, {
    entity: 'bav_receipt',
    detail: { export: format, q: q ?? '', filter: filter ?? {} },
  });
  return {
    fileName: `sales.${format}`,
    format,
    header: exported.map((column) => receiptWords[column][language]),
    page: async (reading, cursor) => {
      const { rows, next } = await exportReceipts(reading, { q, filter }, cursor);
      const cells = rows.map((row) =>
        exported.map((column) => {
          const value = row[column];
          if (moneyColumns.has(column)) return Number(value) / 100;
          return choiceWord(receiptWords[column], value, language) ?? value;
        }),
      );
      return { rows: cells, next };
    },
  };
};
