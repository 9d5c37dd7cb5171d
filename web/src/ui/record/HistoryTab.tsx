import type { Endpoint } from '@sewa/contract/kernel/endpoint';
import type { ChangeWords } from './change-words.ts';
import { HistoryList } from './HistoryList.tsx';
import { useHistory } from './history.query.ts';

/** The history of a record, fetched when its tab is opened. */
export function HistoryTab({ endpoint, id, words }: { endpoint: Endpoint; id: string; words: ChangeWords }) {
  const query = useHistory(endpoint, id);
  return (
    <HistoryList
      changes={query.data?.rows}
      error={query.error}
      onRetry={() => void query.refetch()}
      words={words}
    />
  );
}
