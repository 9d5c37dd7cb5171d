import { graphs } from '@sewa/contract/home/graphs';
import { search } from '@sewa/contract/home/search';
import { waiting } from '@sewa/contract/home/waiting';
import { todayIn } from '@sewa/contract/kernel/days';
import { handle } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { drawGraph } from './graphs.ts';
import { searchEverything } from './search.ts';
import { showWaiting } from './waiting.ts';

export function homeModule({ config }: ModuleNeeds): ServerModule {
  const needs = { today: () => todayIn(config.timeZone) };
  return {
    name: 'home',
    routes: [
      handle(graphs.read, drawGraph(needs)),
      handle(waiting.read, showWaiting(needs)),
      handle(search.find, searchEverything),
    ],
  };
}
