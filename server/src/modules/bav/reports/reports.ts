import type { Route } from '../../../platform/http/route.ts';
import type { PrintNeeds } from '../../../platform/pdf/print-reply.ts';
import type { StockNeeds } from '../stock/stock-needs.ts';
import { servedCashBook } from './cash-book.queries.ts';
import { servedSalesReport } from './sales-report.queries.ts';
import { serveReport } from './serve-report.ts';
import {
  servedOrderFill,
  servedPurchases,
  servedSlowMovers,
  servedStatement,
} from './stock-reports.queries.ts';

/** Every report of the shop: a line each. */
export function reportRoutes(needs: PrintNeeds & StockNeeds): Route[] {
  return [
    ...serveReport(servedSalesReport, needs),
    ...serveReport(servedCashBook(needs.timeZone), needs),
    ...serveReport(servedStatement, needs),
    ...serveReport(servedPurchases, needs),
    ...serveReport(servedSlowMovers(needs.today), needs),
    ...serveReport(servedOrderFill, needs),
  ];
}
