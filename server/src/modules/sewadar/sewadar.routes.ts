import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { sewadarErasure } from '@sewa/contract/sewadar/erasure';
import { merges, sewadars } from '@sewa/contract/sewadar/sewadars';
import { transfers } from '@sewa/contract/sewadar/transfers';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { eraseRecord } from '../../platform/erasure/erase-record.ts';
import { handle } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { countEnteredNumbers } from '../people/public.ts';
import { assertBadgeTypesOpen } from './badge-type-filter.ts';
import { bulkAct, undoBulk } from './bulk.ts';
import { countedSewadarCharts } from './charts.ts';
import { listDepartments } from './departments.queries.ts';
import { findDuplicates } from './duplicates.ts';
import { sewadarImport } from './import/sewadar-import.ts';
import { listMerges, type MergeCheck, mergeSewadars, undoMerge } from './merge.ts';
import { sewadarNumbers } from './number-series.ts';
import { sewadarPrintRoutes } from './print/print.routes.ts';
import { sewadarSource } from './search-source.queries.ts';
import { sewadarTable } from './sewadar-table.ts';
import {
  createSewadar,
  editSewadar,
  exportSewadarList,
  readSewadar,
  removeSewadar,
  type SewadarNeeds,
  sewadarHistory,
  showSewadars,
} from './sewadars.ts';
import { countIncomingTransfers, listTransferAreas } from './transfers.queries.ts';
import {
  acceptRequest,
  askForTransfer,
  declineRequest,
  showTransfers,
  transferToCentre,
  withdrawRequest,
} from './transfers.ts';
import { searchSewadars } from './type-ahead.queries.ts';

export function sewadarModule(
  { config, secret, pdf, files, log }: ModuleNeeds,
  { mergeChecks }: { mergeChecks: readonly MergeCheck[] },
): ServerModule {
  const needs: SewadarNeeds = { secret, today: () => todayIn(config.timeZone) };
  return {
    name: 'sewadar',
    isLeftOutOffline: true,
    attachments: [sewadarTable],
    searched: [sewadarSource],
    charts: countedSewadarCharts,
    waiting: [
      {
        kind: 'transfers',
        requirement: right('SEWADAR.SEWADAR', 'edit'),
        count: (tx) => countIncomingTransfers(tx),
      },
    ],
    numbers: [sewadarNumbers],
    imports: [sewadarImport({ config, secret })],
    routes: [
      handle(typeAhead.search, (tx, { who, query }) => {
        assertBadgeTypesOpen(who, query.badgeType);
        return searchSewadars(tx, query, needs.today());
      }),
      handle(sewadars.list, showSewadars(needs)),
      handle(sewadars.read, readSewadar),
      handle(sewadars.create, createSewadar(needs), { before: countEnteredNumbers(secret, 'form') }),
      handle(sewadars.update, editSewadar(needs), { before: countEnteredNumbers(secret, 'form') }),
      handle(sewadars.remove, removeSewadar),
      handle(sewadarErasure.erase, eraseRecord('sewadar', { files, log })),
      handle(sewadars.export, exportSewadarList(needs)),
      handle(sewadars.history, sewadarHistory),
      handle(sewadars.bulk, bulkAct(needs)),
      handle(sewadars.undoBulk, undoBulk),
      handle(sewadars.duplicates, findDuplicates(needs), { before: countEnteredNumbers(secret, 'form') }),
      handle(sewadars.departments, (tx) => listDepartments(tx, needs.today())),
      handle(merges.list, listMerges),
      handle(merges.create, mergeSewadars(mergeChecks)),
      handle(merges.undo, undoMerge),
      handle(transfers.toCentre, transferToCentre(needs)),
      handle(transfers.areas, (tx) => listTransferAreas(tx)),
      handle(transfers.list, showTransfers),
      handle(transfers.ask, askForTransfer(needs)),
      handle(transfers.accept, acceptRequest(needs)),
      handle(transfers.decline, declineRequest),
      handle(transfers.withdraw, withdrawRequest),
      ...sewadarPrintRoutes({ ...needs, pdf, files, timeZone: config.timeZone }),
    ],
  };
}
