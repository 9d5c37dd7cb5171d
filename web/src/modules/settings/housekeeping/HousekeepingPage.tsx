import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { type HousekeepingRow, housekeeping } from '@sewa/contract/user/housekeeping';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/call.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useTrail } from '../use-trail.ts';

/** What the server does every hour, for operators: when each step last succeeded, and why one failed. */
export function HousekeepingPage() {
  const { t } = useTranslation('settings');
  const trail = useTrail();
  const { data, error, refetch } = useQuery({
    queryKey: [housekeeping.state.path],
    queryFn: ({ signal }) => call(housekeeping.state, { signal }),
  });
  if (error && !data) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <>
      <PageHeader trail={trail} title={t('section.housekeeping.title')} />
      <List aria-label={t('section.housekeeping.title')}>
        {data.map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </List>
    </>
  );
}

function Step({ step }: { step: HousekeepingRow }) {
  const { t } = useTranslation('settings');
  const { dateTime } = useFormat();
  const { succeededAt, failure } = step;
  const last = `${t('housekeeping.last')}: ${succeededAt ? dateTime(succeededAt) : t('housekeeping.never')}`;
  const hasFailed = failure !== '';
  return (
    <ListItem
      divider
      secondaryAction={
        <StatusChip
          label={t(hasFailed ? 'housekeeping.bad' : 'housekeeping.ok')}
          icon={hasFailed ? mdiAlertCircleOutline : mdiCheckCircleOutline}
          tone={hasFailed ? 'error' : 'success'}
        />
      }
      sx={{ pr: 18 }}
    >
      <ListItemText
        primary={t(`housekeeping.step.${stepKeys[step.name] ?? 'other'}`)}
        secondary={hasFailed ? `${last}. ${t('housekeeping.failed', { reason: failure })}` : last}
      />
    </ListItem>
  );
}

/** The server names its steps for the log; here they have words of their own. */
const stepKeys: Readonly<Record<string, string>> = {
  'expired sessions, tries, codes and keys': 'signIn',
  'old jobs and imports': 'jobs',
  'counts of the lists': 'counts',
  'decided account requests': 'requests',
  'counts of compared identity numbers': 'lookups',
  'network addresses of old sign-ins': 'addresses',
  'copies of old imports': 'copies',
  'files of erased people': 'erasedFiles',
  'files that no record names': 'unusedFiles',
};
