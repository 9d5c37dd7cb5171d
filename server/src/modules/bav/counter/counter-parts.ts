import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import type { ServerModule } from '../../../platform/module.ts';
import type { PrintNeeds } from '../../../platform/pdf/print-reply.ts';
import { counterRoutes } from './counter.routes.ts';
import { countWaitingIssues } from './issues.queries.ts';
import { shiftNumbers } from './number-series.ts';
import { receiptSource } from './receipt-source.queries.ts';
import { countedSaleCharts } from './sales-chart.queries.ts';
import { countForgottenShifts } from './shifts.queries.ts';

/** What the counters add to the module of the shop. */
export function counterParts(needs: PrintNeeds) {
  const today = () => todayIn(needs.timeZone);
  return {
    numbers: [shiftNumbers],
    searchedRecords: [receiptSource],
    waiting: [
      {
        kind: 'shiftsToClose',
        requirement: right('BAV.SALES', 'create'),
        count: (tx) => countForgottenShifts(tx, today()),
      },
      { kind: 'saleIssues', requirement: right('BAV.SALES', 'cancel'), count: countWaitingIssues },
    ],
    charts: countedSaleCharts,
    routes: counterRoutes({ ...needs, today }),
  } satisfies Partial<ServerModule>;
}
