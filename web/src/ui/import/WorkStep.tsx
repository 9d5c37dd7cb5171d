import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ImportState } from '@sewa/contract/imports/imports';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../platform/call-error.ts';
import { showToast } from '../../platform/toast.ts';
import { useFormat } from '../../platform/use-format.ts';
import { cancelWork } from './import.queries.ts';

/** A check or an import under way; it goes on without this page. */
export function WorkStep({ state }: { state: ImportState }) {
  const { t } = useTranslation('import');
  const { number } = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const { job, fileName } = state;
  const isCancelling = isAsked || (job?.isCancelAsked ?? false);
  const words = t(state.state === 'checked' ? 'work.importing' : 'work.checking', { name: fileName });
  const cancel = async () => {
    setIsAsked(true);
    try {
      await cancelWork(state);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setIsAsked(false);
      showToast(toastTypes.ERROR, error.said ?? t('work.cancelFailed'));
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 4 }, maxWidth: 720 }}>
      <Stack spacing={2}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
        <LinearProgress
          aria-label={words}
          variant={job?.total ? 'determinate' : 'indeterminate'}
          value={job?.total ? (job.done / job.total) * 100 : 0}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {job?.total ? t('work.progress', { done: number(job.done), total: number(job.total) }) : ''}
        </Typography>
        <Typography color="textSecondary">{t('work.leave')}</Typography>
        <div>
          <Button onClick={() => void cancel()} disabled={isCancelling}>
            {t(isCancelling ? 'work.cancelling' : 'work.cancel')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}
