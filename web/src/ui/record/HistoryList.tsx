import { mdiHistory } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorState } from '../ErrorState.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import type { ChangeWords } from './change-words.ts';

interface HistoryListProps {
  changes: readonly Change[] | undefined;
  /** What happened before is no longer in the portal. */
  exportedUntil?: string | undefined;
  error: unknown;
  onRetry: () => void;
  /** Null while they are on their way. */
  words: ChangeWords | null;
}

/** What happened to a record, newest first: who, when, what kind, each field before and after. */
export function HistoryList({ changes, exportedUntil, error, onRetry, words }: HistoryListProps) {
  const { t } = useTranslation(['record', 'ui']);
  const { day } = useFormat();
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
  const earlier = exportedUntil === undefined ? '' : t('history.exported', { day: day(exportedUntil) });
  if (changes.length === 0)
    return (
      <EmptyState
        icon={mdiHistory}
        title={earlier === '' ? t('history.empty') : t('history.notHere')}
        text={earlier}
      />
    );
  return (
    <Stack spacing={1}>
      {changes.map((change) => (
        <ChangeEntry key={change.id} change={change} words={words} />
      ))}
      {earlier !== '' && <Typography color="textSecondary">{earlier}</Typography>}
    </Stack>
  );
}
