import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import {
  driverAttachments,
  expenseAttachments,
  vehicleAttachments,
} from '@sewa/contract/transport/attachments';
import { transportCosts } from '@sewa/contract/transport/costs';
import { expenses, fuelBill } from '@sewa/contract/transport/expenses';
import { tripPrints } from '@sewa/contract/transport/trip-prints';
import { myTrips, tripBoard, trips } from '@sewa/contract/transport/trips';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { countedTransportCharts, showFills, showMonthCosts, showTripCost } from './costs/costs.ts';
import { driverResource } from './drivers.resource.ts';
import { countOwnExpenses, countWaitingExpenses } from './expenses/expenses.queries.ts';
import { expenseNumbers, expenseResource } from './expenses/expenses.resource.ts';
import { enterFuelBill } from './expenses/fuel-bill.ts';
import {
  expenseBillsChanged,
  moveExpense,
  refuseBillChange,
  undoExpenseMove,
} from './expenses/move-expense.ts';
import { driverPaperTable, vehiclePaperTable } from './paper-tables.ts';
import { printLogBook, printTripSheet } from './print/print-trips.ts';
import { driverSource, tripSource, vehicleSource } from './search-sources.queries.ts';
import { siteResource } from './sites.resource.ts';
import { moveTripPlan, showFree, showMyTrips, showTripWarnings, showWeek } from './trips/board.ts';
import { correctTrip } from './trips/correct-trip.ts';
import { cancelTrip, endTrip, startTrip, undoTripStep } from './trips/trip-steps.ts';
import { countLateTrips } from './trips/trips.queries.ts';
import { tripNumbers, tripResource } from './trips/trips.resource.ts';
import { vehicleResource } from './vehicles.resource.ts';

/** Vehicles, who drives them, and the places that they go to. */
export function transportModule({ config, pdf, files, preparer }: ModuleNeeds): ServerModule {
  const needs = { today: () => todayIn(config.timeZone) };
  const { timeZone } = config;
  const resource = tripResource({ timeZone });
  const steps = { timeZone, resource };
  const paid = expenseResource({ timeZone });
  const bills = { files, preparer, trips: resource, expenses: paid, timeZone };
  return {
    name: 'transport',
    isLeftOutOffline: true,
    charts: countedTransportCharts({ timeZone }),
    attachments: [
      { owner: vehicleAttachments, table: 'transport_vehicle', column: 'vehicle_id' },
      { owner: driverAttachments, table: 'transport_driver', column: 'driver_id' },
      {
        owner: expenseAttachments,
        table: 'transport_expense',
        column: 'expense_id',
        refusal: refuseBillChange,
        changed: expenseBillsChanged,
      },
    ],
    papers: [vehiclePaperTable, driverPaperTable],
    searchedRecords: [vehicleSource, driverSource, tripSource],
    numbers: [tripNumbers, expenseNumbers],
    waiting: [
      {
        kind: 'expenses',
        requirement: right('TRANSPORT.EXPENSE', 'approve'),
        count: (tx) => countWaitingExpenses(tx),
      },
      {
        kind: 'ownExpenses',
        requirement: right('TRANSPORT.EXPENSE', 'edit'),
        count: (tx) => countOwnExpenses(tx),
      },
      {
        kind: 'lateTrips',
        requirement: right('TRANSPORT.TRIP', 'edit'),
        count: (tx) => countLateTrips(tx, wallTimeIn(config.timeZone, new Date())),
      },
    ],
    routes: [
      ...siteResource.routes,
      ...vehicleResource(needs).routes,
      ...driverResource(needs).routes,
      // Before the reading of one trip by its id.
      handle(trips.free, showFree(steps)),
      ...resource.routes,
      handle(trips.start, startTrip(steps)),
      handle(trips.end, endTrip(steps)),
      handle(trips.cancel, cancelTrip(steps)),
      handle(trips.undo, undoTripStep(steps)),
      handle(trips.correct, correctTrip(steps)),
      handle(trips.warnings, showTripWarnings(steps)),
      handle(tripBoard.week, showWeek),
      handle(tripBoard.move, moveTripPlan(steps)),
      handle(myTrips.list, showMyTrips(steps)),
      ...paid.routes,
      handle(expenses.move, moveExpense(paid)),
      handle(expenses.undo, undoExpenseMove(paid)),
      handle(transportCosts.months, showMonthCosts({ timeZone })),
      handle(transportCosts.fills, showFills),
      handle(transportCosts.trip, showTripCost(resource)),
      handleInSteps(fuelBill, enterFuelBill(bills)),
      handleInSteps(tripPrints.sheet, printTripSheet({ ...steps, expenses: paid, pdf, files })),
      handleInSteps(tripPrints.logBook, printLogBook({ ...steps, pdf, files })),
    ],
  };
}
