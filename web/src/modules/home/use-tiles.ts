import { useModules } from '../../app/modules-context.ts';
import { today } from '../../platform/today.ts';
import { useWaiting } from './waiting.query.ts';

/** The numbers of the server, each with what its module says about it. */
export function useTiles() {
  const modules = useModules();
  const { data, error, refetch } = useWaiting();
  const tiles = data?.flatMap(({ kind, count }) => {
    const declared = modules.find(({ waiting }) => waiting?.[kind])?.waiting?.[kind];
    if (!declared) return [];
    const to = typeof declared.to === 'string' ? declared.to : declared.to(today());
    return [{ kind, count, ...declared, to }];
  });
  return { tiles, error, refetch };
}
