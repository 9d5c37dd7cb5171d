import Alert from '@mui/material/Alert';
import type { Job } from '@sewa/contract/jobs/jobs';
import { useTranslation } from 'react-i18next';

/** How the last work on a file ended, where it did not end well. */
export function JobEnd({ job }: { job: Job | null }) {
  const { t } = useTranslation('import');
  if (job?.state === 'cancelled') return <Alert severity="info">{t('work.cancelled')}</Alert>;
  if (job?.state !== 'failed') return null;
  return <Alert severity="error">{t('work.failed', { reason: job.error?.message ?? '' })}</Alert>;
}
