import { mdiHistory } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import type { ChangeWords } from './change-words.ts';

interface HistoryListProps {
  changes: readonly Change[] | undefined;
  error: unknown;
  onRetry: () => void;
  /** Null while they are on their way. */
  words: ChangeWords | null;
}

/** What happened to a record, newest first: who, when, what kind, each field before and after. */
export function HistoryList({ changes, error, onRetry, words }: HistoryListProps) {
  const { t } = useTranslation(['record', 'ui']);
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (changes === undefined || words === null) {
    return (
      <Stack spacing={1} role="status" aria-label={t('ui:loading')}>
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={56} />
        <Skeleton variant="rounded" height={56} />
      </Stack>
    );
  }
  if (changes.length === 0) return <EmptyState icon={mdiHistory} title={t('history.empty')} />;
  return (
    <Stack spacing={1}>
      {changes.map((change) => (
        <ChangeEntry key={change.id} change={change} words={words} />
      ))}
    </Stack>
  );
}
