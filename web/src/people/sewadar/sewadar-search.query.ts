import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { isAnswered } from '../../platform/is-answered.ts';
import { useSettled } from '../../platform/use-settled.ts';

export type FoundSewadar = RowOf<typeof typeAhead.search>;

const TYPING_PAUSE_MS = 200;

/** At most twenty, best first. */
export function useSewadarSearch(text: string, filter: { centre?: string; status?: 'active' } = {}) {
  const regex = useSettled(text.trim(), TYPING_PAUSE_MS);
  const query = useQuery({
    queryKey: [typeAhead.search.path, regex, filter],
    queryFn:
      regex === ''
        ? skipToken
        : ({ signal }) => call(typeAhead.search, { query: { regex, ...filter }, signal }),
    ...(regex === '' ? {} : { placeholderData: keepPreviousData }),
  });
  const { data, isFetching, isError, isPaused } = query;
  const isForText = regex === text.trim() && (regex === '' || isAnswered(query));
  // Without an answer nobody can say that there is nobody: the names from before are not those that were asked for.
  const isFailed = isError || isPaused;
  return { found: isFailed ? [] : (data ?? []), isFetching, isForText, isFailed };
}
