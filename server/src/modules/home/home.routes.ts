import { graphs } from '@sewa/contract/home/graphs';
import { search } from '@sewa/contract/home/search';
import { waiting } from '@sewa/contract/home/waiting';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { handle } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { drawGraph } from './graphs.ts';
import { searchEverything } from './search.ts';
import { showWaiting } from './waiting.ts';

/** What the other modules declare, on one page. */
export function homeModule({ config }: ModuleNeeds, shown: readonly ServerModule[]): ServerModule {
  const charts = shown.flatMap((module) => module.charts ?? []);
  return {
    name: 'home',
    routes: [
      handle(graphs.read, drawGraph({ today: () => todayIn(config.timeZone), charts })),
      handle(waiting.read, showWaiting(shown.flatMap((module) => module.waiting ?? []))),
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
