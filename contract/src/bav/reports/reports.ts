import { cashBook } from './cash-book.ts';
import type { AnyReport } from './report.ts';
import { salesReport } from './sales-report.ts';
import { orderFill, purchaseReport, slowMovers, stockStatement } from './stock-reports.ts';

/** The reports of the shop in the order of their tabs: a line each. */
export const shopReports: readonly AnyReport[] = [
  salesReport,
  cashBook,
  stockStatement,
  purchaseReport,
  slowMovers,
  orderFill,
];
