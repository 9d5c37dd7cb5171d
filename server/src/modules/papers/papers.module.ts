import { todayIn } from '@sewa/contract/kernel/values/days';
import type { paperCalls } from '@sewa/contract/papers/papers';
import { handle } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { exportPapers, showExpiring, waitingPapers } from './expiring-papers.ts';
import { paperAlerts } from './paper-alerts.ts';
import { paperChart } from './paper-chart.ts';
import { addPaper, editPaper, removePaper, renewPaper, showPapers } from './papers.ts';

/** Papers that expire, of whatever record has them: the modules that keep the records say where and for whom. */
export function papersModule(
  { config }: ModuleNeeds,
  { calls, tables }: { calls: ReturnType<typeof paperCalls>; tables: readonly PaperTable[] },
): ServerModule {
  const needs = { tables, today: () => todayIn(config.timeZone) };
  return {
    name: 'papers',
    waiting: waitingPapers(needs),
    alerts: tables.map(paperAlerts),
    charts: [paperChart(tables)],
    routes: [
      handle(calls.list, showPapers(needs)),
      handle(calls.expiring, showExpiring(needs)),
      handle(calls.exportExpiring, exportPapers(needs)),
      handle(calls.create, addPaper(needs)),
      handle(calls.renew, renewPaper(needs)),
      handle(calls.update, editPaper(needs)),
      handle(calls.remove, removePaper(needs)),
    ],
  };
}
