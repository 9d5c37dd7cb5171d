import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import { type NameOf, useChangeWords } from './change-words.ts';
import { HistoryList } from './HistoryList.tsx';
import { useHistory } from './history.query.ts';

interface HistoryTabProps {
  endpoint: Endpoint;
  id: string;
  nameOf?: NameOf | undefined;
}

/** The history of a record, fetched when its tab is opened. */
export function HistoryTab({ endpoint, id, nameOf }: HistoryTabProps) {
  const query = useHistory(endpoint, id);
  const words = useChangeWords(nameOf);
  return (
    <HistoryList
      changes={query.data?.rows}
      exportedUntil={query.data?.exportedUntil}
      error={query.error}
      onRetry={() => void query.refetch()}
      words={words}
    />
  );
}
