import { applicationStatuses } from '@sewa/contract/applications/enums';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterEntry } from '../../../ui/list/list.types.ts';
import { readListState, writeListState } from '../../../ui/list/list-state.ts';
import type { ApplicationFilter } from '../application.queries.ts';
import { useApplicationFilters } from '../application-list.tsx';
import { usePlace } from '../place.ts';
import { columnStatuses } from './columns.ts';

const defaults = { sort: 'statusSince', size: 25 };
const columnsDecide = new Set(['status', 'isOpen']);

/** The list's filters from the same address; what the columns say themselves is no filter here. */
export function useBoardFilter() {
  const place = usePlace();
  const all = useApplicationFilters();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => all.filter(({ field }) => !columnsDecide.has(field)), [all]);
  const values = useMemo(() => readListState(params, defaults, filters).filter, [params, filters]);
  const change = (part: Readonly<Record<string, FilterEntry | undefined>>) =>
    setParams((current) => {
      const now = readListState(current, defaults, all);
      const next = Object.entries({ ...now.filter, ...part }).filter(
        (entry): entry is [string, FilterEntry] => entry[1] !== undefined,
      );
      return writeListState(current, { ...now, page: 0, filter: Object.fromEntries(next) }, defaults);
    });
  const chosen = Number(params.get('column'));
  const chooseStatus = (status: number) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('column', String(status));
        return next;
      },
      { replace: true },
    );
  // The address may say anything; what is no filter of the list, the server refuses.
  const filter: ApplicationFilter = { ...values, ...(place.type === null ? {} : { type: place.type }) };
  return {
    filters,
    values,
    change,
    filter,
    chosenStatus: columnStatuses.find((status) => status === chosen) ?? applicationStatuses.PRE_APPROVAL,
    chooseStatus,
  };
}
