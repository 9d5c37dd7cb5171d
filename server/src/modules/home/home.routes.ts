import { graphs } from '@sewa/contract/home/graphs';
import { search } from '@sewa/contract/home/search';
import { waiting } from '@sewa/contract/home/waiting';
import { weekPrints } from '@sewa/contract/home/week';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { handle, handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { drawGraph } from './graphs.ts';
import { printWeek } from './print/print-week.ts';
import { searchEverything } from './search.ts';
import { showWaiting } from './waiting.ts';

/** What the other modules declare, on one page. */
export function homeModule(
  { config, pdf, files }: ModuleNeeds,
  shown: readonly ServerModule[],
): ServerModule {
  const { timeZone } = config;
  const today = () => todayIn(timeZone);
  const charts = shown.flatMap((module) => module.charts ?? []);
  const counts = shown.flatMap((module) => module.waiting ?? []);
  return {
    name: 'home',
    routes: [
      handle(graphs.read, drawGraph({ today, charts })),
      handle(waiting.read, showWaiting(counts)),
      handleInSteps(weekPrints.page, printWeek({ pdf, files, timeZone, today, charts, waiting: counts })),
      handle(
        search.find,
        searchEverything({
          people: shown.flatMap((module) => module.searched ?? []),
          records: shown.flatMap((module) => module.searchedRecords ?? []),
        }),
      ),
    ],
  };
}
