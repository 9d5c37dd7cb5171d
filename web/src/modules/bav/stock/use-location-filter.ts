import { useMemo } from 'react';
import type { Filter } from '../../../ui/list/list.types.ts';
import { nameOf } from './LocationSelect.tsx';
import { useLocations } from './stock.queries.ts';

/** Filters by location, each under its own field and label. */
export function useLocationFilters(fields: Readonly<Record<string, string>>): Filter[] {
  const { data } = useLocations();
  const spoken = JSON.stringify(fields);
  return useMemo(() => {
    const choices = (data ?? []).map((location) => ({ value: location.id, label: nameOf(location) }));
    return Object.entries(JSON.parse(spoken) as Record<string, string>).map(([field, label]) => ({
      kind: 'choice' as const,
      field,
      label,
      choices,
      isSeveral: true,
    }));
  }, [data, spoken]);
}
