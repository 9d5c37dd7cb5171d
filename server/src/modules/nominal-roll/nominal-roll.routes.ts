import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { rollArrivals } from '@sewa/contract/nominal-roll/arrivals';
import { arrivingRolls } from '@sewa/contract/nominal-roll/arriving';
import { rollAttachments } from '@sewa/contract/nominal-roll/attachments';
import { rollCalls } from '@sewa/contract/nominal-roll/calls';
import { daysServedReport } from '@sewa/contract/nominal-roll/days-served';
import { rollMembers } from '@sewa/contract/nominal-roll/members';
import { rollPrints } from '@sewa/contract/nominal-roll/print';
import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { rollTrips } from '@sewa/contract/nominal-roll/trips';
import { areaOf } from '../../platform/access/area-of.ts';
import { assertWholeArea } from '../../platform/access/whole-area.ts';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { listPortalCentres } from '../../platform/resource/portal-centres.queries.ts';
import { addMembers, type ReadCard } from './add-members.ts';
import { arrangeRoll } from './arrange-roll.ts';
import { checkIn, checkOut, correctStay } from './arrivals.ts';
import { checkInHere, checkOutHere, readArriving, showArriving, showArrivingMembers } from './arriving.ts';
import { comeAfterAll, dropOut, recordCall, replaceMember, showDropped } from './calls.ts';
import { countedRollCharts } from './charts.ts';
import { exportDays, showDaysServed } from './days-served.ts';
import {
  changeMember,
  type RollNeeds,
  showMembers,
  showRollsOf,
  showWarnings,
  suggestMembers,
} from './members.ts';
import { moveRoll, undoRollMove } from './move-roll.ts';
import { rollNumbers } from './number-series.ts';
import { printRoll } from './print/print-roll.ts';
import { putBack, takeOff } from './remove-members.ts';
import { rollSource } from './roll-source.queries.ts';
import { countWaitingRolls, findRules, saveRules } from './rolls.queries.ts';
import { rollResource } from './rolls.resource.ts';
import { listTripsOf } from './trips.queries.ts';

/** Groups of sewadars that go out for sewa: their members, the approval, and who really came. */
export function nominalRollModule(
  { config, pdf, files }: ModuleNeeds,
  { readCard }: { readCard: ReadCard },
): ServerModule {
  const needs: RollNeeds = { timeZone: config.timeZone, today: () => todayIn(config.timeZone) };
  const gate = { ...needs, readCard };
  return {
    name: 'nominal-roll',
    charts: countedRollCharts,
    isLeftOutOffline: true,
    attachments: [{ owner: rollAttachments, table: 'nominal_roll', column: 'roll_id' }],
    searchedRecords: [rollSource],
    waiting: [
      {
        kind: 'rolls',
        requirement: right('NOMINAL_ROLL.ROLL', 'approve'),
        count: (tx) => countWaitingRolls(tx),
      },
    ],
    numbers: [rollNumbers],
    routes: [
      // Before the reading of one roll by its id.
      handle(daysServedReport.list, showDaysServed(needs)),
      handle(daysServedReport.export, exportDays(needs)),
      handle(arrivingRolls.list, showArriving(needs)),
      handle(arrivingRolls.read, readArriving),
      handle(arrivingRolls.members, showArrivingMembers(needs)),
      handle(arrivingRolls.checkIn, checkInHere(gate)),
      handle(arrivingRolls.checkOut, checkOutHere(gate)),
      handle(rolls.destinations, (tx, { query }) => listPortalCentres(tx, query.q)),
      ...rollResource.routes,
      handle(rolls.move, moveRoll),
      handle(rolls.undo, undoRollMove),
      handle(rolls.arrange, arrangeRoll),
      handle(rolls.readSettings, findRules),
      handle(rolls.saveSettings, async (tx, { who, body }) => {
        assertWholeArea(who);
        await saveRules(tx, areaOf(who), body);
        return null;
      }),
      handle(rollTrips.list, async (tx, { params }) => {
        await rollResource.get(tx, params.id);
        return listTripsOf(tx, params.id);
      }),
      handle(rollMembers.list, showMembers(needs)),
      handle(rollMembers.add, addMembers(gate)),
      handle(rollMembers.update, changeMember(needs)),
      handle(rollMembers.remove, takeOff),
      handle(rollMembers.undoRemove, putBack),
      handle(rollMembers.warnings, showWarnings),
      handle(rollMembers.suggest, suggestMembers),
      handle(rollMembers.ofSewadar, showRollsOf(needs)),
      handle(rollCalls.dropped, showDropped(needs)),
      handle(rollCalls.record, recordCall),
      handle(rollCalls.drop, dropOut),
      handle(rollCalls.restore, comeAfterAll),
      handle(rollCalls.replace, replaceMember),
      handle(rollArrivals.checkIn, checkIn(gate)),
      handle(rollArrivals.checkOut, checkOut(gate)),
      handle(rollArrivals.correct, correctStay(needs)),
      handleInSteps(rollPrints.roll, printRoll({ ...needs, pdf, files })),
    ],
  };
}
