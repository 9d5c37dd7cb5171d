import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import type { SyncRun } from '@sewa/contract/sync/sync';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../../../platform/call-error.ts';
import { showToast } from '../../../../platform/toast.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { stopRun } from '../sync.queries.ts';
import { useSpans } from '../use-spans.ts';

/** A run under way: how far, how fast and how much longer. It goes on without this page, and by itself after a cut. */
export function RunCard({ run }: { run: SyncRun }) {
  const { t } = useTranslation('sync');
  const { number } = useFormat();
  const words = t(run.isCut ? 'run.cut' : `run.phase.${run.phase}`);
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h2">{t(`run.title.${run.act}`)}</Typography>
        <Typography role="status">{words}</Typography>
        <LinearProgress
          aria-label={words}
          variant={run.total ? 'determinate' : 'indeterminate'}
          value={run.total ? Math.min(100, (run.done / run.total) * 100) : 0}
          sx={{ height: 12, borderRadius: 6 }}
        />
        <Figures run={run} />
        {run.retries > 0 && (
          <Typography color="textSecondary">
            {t('run.retries', { count: run.retries, shown: number(run.retries) })}
          </Typography>
        )}
        <Typography color="textSecondary">{t('run.leave')}</Typography>
        <StopButton job={run.job} />
      </Stack>
    </Paper>
  );
}

/** Its lines have room from the start, so that nothing jumps. */
function Figures({ run }: { run: SyncRun }) {
  const { t } = useTranslation('sync');
  const { number } = useFormat();
  const { left } = useSpans();
  const { done, total, bytesPerSecond, secondsLeft } = run;
  const speed =
    bytesPerSecond === 0 ? null : t('run.speed', { kilobytes: number(kilobytes(bytesPerSecond)) });
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ justifyContent: 'space-between', minHeight: '1.5em', columnGap: 2 }}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {total === null ? '\u2007' : t('run.progress', { done: number(done), total: number(total) })}
      </Typography>
      <Typography color="textSecondary">
        {[speed, secondsLeft === null ? null : left(secondsLeft)].filter(Boolean).join(' · ')}
      </Typography>
    </Stack>
  );
}

function kilobytes(bytes: number): number {
  return bytes < 10_000 ? Math.max(0.1, Math.round(bytes / 100) / 10) : Math.round(bytes / 1000);
}

function StopButton({ job }: { job: string }) {
  const { t } = useTranslation('sync');
  const [isAsked, setIsAsked] = useState(false);
  const stop = async () => {
    setIsAsked(true);
    try {
      await stopRun(job);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setIsAsked(false);
      // A job is its maker's own: to anybody else it does not exist.
      const said = error.status === 404 ? null : error.said;
      showToast(toastTypes.ERROR, said ?? t('run.stopFailed'));
    }
  };
  return (
    <div>
      <Button variant="outlined" onClick={() => void stop()} disabled={isAsked}>
        {t(isAsked ? 'run.stopping' : 'run.stop')}
      </Button>
    </div>
  );
}
