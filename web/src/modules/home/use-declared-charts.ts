import { useMemo } from 'react';
import { useModules } from '../../app/modules-context.ts';
import { useSession } from '../../platform/session.ts';
import { useLoaded } from '../../platform/use-loaded.ts';
import type { Chart } from '../../ui/chart/chart.types.ts';

/** The charts that the user may see, in the order of their numbers; null while their declarations are fetched. */
export function useDeclaredCharts(): readonly Chart[] | null {
  const modules = useModules();
  const { may } = useSession();
  const load = useMemo(
    () => async () => {
      const allowed = modules.filter(({ charts }) => charts && may(charts.requirement));
      const charts = await Promise.all(allowed.map((module) => module.charts?.load() ?? []));
      return charts
        .flat()
        .filter(({ requirement }) => may(requirement))
        .toSorted((a, b) => a.kind - b.kind);
    },
    [modules, may],
  );
  return useLoaded(load).part;
}
