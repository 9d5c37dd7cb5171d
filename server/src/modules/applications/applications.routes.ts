import { applications } from '@sewa/contract/applications/applications';
import { applicationErasure } from '@sewa/contract/applications/erasure';
import { applicationPrints } from '@sewa/contract/applications/print';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { eraseRecord } from '../../platform/erasure/erase-record.ts';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { countEnteredNumbers } from '../people/public.ts';
import { applicationTable, entitlementTable } from './application-tables.ts';
import {
  type ApplicationNeeds,
  applicationHistory,
  createApplication,
  editApplication,
  readApplication,
  removeApplication,
  showApplications,
} from './applications.ts';
import { countedApplicationCharts } from './charts.ts';
import { countApplications } from './counts.queries.ts';
import { exportApplicationList } from './export-applications.ts';
import { moveApplication } from './move-application.ts';
import { moveMany } from './move-many.ts';
import { applicationNumbers, vehiclePassNumbers } from './number-series.ts';
import { printApplication, printBlankApplication } from './print/print-application.ts';
import { addRemark, showRemarks } from './remarks.ts';
import { applicationSource } from './search-source.ts';
import { undoMany, undoMove } from './undo-move.ts';

/** From the form to the decision: what was applied for is made by the modules below. */
export function applicationsModule({ config, secret, pdf, files, log }: ModuleNeeds): ServerModule {
  const needs: ApplicationNeeds = { secret, today: () => todayIn(config.timeZone) };
  const printing = { ...needs, pdf, files, timeZone: config.timeZone };
  return {
    name: 'applications',
    isLeftOutOffline: true,
    attachments: [applicationTable, entitlementTable],
    searched: [applicationSource],
    charts: countedApplicationCharts,
    waiting: [
      {
        kind: 'applications',
        requirement: right('SEWADAR.APPLICATION', 'view'),
        count: async (tx, who) =>
          (await countApplications(tx, {}, who)).reduce((sum, { mine }) => sum + mine, 0),
      },
    ],
    numbers: [applicationNumbers, vehiclePassNumbers],
    routes: [
      handle(applications.list, showApplications(needs)),
      handle(applications.counts, (tx, { who, query }) => countApplications(tx, query, who)),
      handle(applications.read, readApplication(needs)),
      handle(applications.create, createApplication(needs), { before: countEnteredNumbers(secret, 'form') }),
      handle(applications.update, editApplication(needs), { before: countEnteredNumbers(secret, 'form') }),
      handle(applications.remove, removeApplication),
      handle(applicationErasure.erase, eraseRecord('application', { files, log })),
      handle(applications.move, moveApplication(needs)),
      handleInSteps(applications.moveMany, moveMany(needs)),
      handle(applications.undo, undoMove(needs)),
      handleInSteps(applications.undoMany, undoMany),
      handle(applications.remarks, showRemarks),
      handle(applications.remark, addRemark),
      handle(applications.export, exportApplicationList),
      handle(applications.history, applicationHistory),
      handleInSteps(applicationPrints.filled, printApplication(printing)),
      handleInSteps(applicationPrints.blank, printBlankApplication(printing)),
    ],
  };
}
