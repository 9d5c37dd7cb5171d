import { mdiCheckCircleOutline, mdiCloudDownloadOutline, mdiCloudUploadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SyncAct, SyncRun } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../platform/use-format.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { LaptopState, NextStep } from '../next-step.rules.ts';
import { useSpans } from '../use-spans.ts';
import { useStartRun } from './use-start-run.ts';

type EnrolledStep = Exclude<NextStep, 'connect'>;

/** The step's own act, and what else can be done. */
const acts: Readonly<Record<EnrolledStep, { main: SyncAct | null; other: SyncAct | null }>> = {
  prepare: { main: 'prepare', other: null },
  refresh: { main: 'prepare', other: 'handIn' },
  handIn: { main: 'handIn', other: 'prepare' },
  compare: { main: 'handIn', other: 'prepare' },
  ready: { main: null, other: 'prepare' },
  done: { main: null, other: 'prepare' },
  revoked: { main: null, other: null },
};
const icons: Readonly<Record<SyncAct, string>> = {
  prepare: mdiCloudDownloadOutline,
  handIn: mdiCloudUploadOutline,
};

/** One thing to do, in words, with one large button. */
export function NextStepCard({ step, laptop }: { step: EnrolledStep; laptop: LaptopState }) {
  const { t } = useTranslation('sync');
  const { start, isBusy } = useStartRun();
  const text = useStepText(step, laptop);
  const isRevoked = laptop.enrolment?.state === 'revoked';
  const { main, other } = acts[step];
  // A revoked laptop gets nothing more from the cloud.
  const second = isRevoked && other === 'prepare' ? null : other;
  return (
    <Paper variant="outlined" component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack spacing={2}>
        <Ending run={laptop.run} />
        {isRevoked && step !== 'revoked' && <Alert severity="warning">{t('step.revoked.stillHere')}</Alert>}
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          {main === null && !isRevoked && (
            <Icon path={mdiCheckCircleOutline} sx={{ color: 'success.main', fontSize: 32 }} />
          )}
          <Typography variant="h2">{t(`step.${step}.title`)}</Typography>
        </Stack>
        <Typography>{text}</Typography>
        {(main ?? second) !== null && (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            {main && (
              <Button
                variant="contained"
                size="large"
                startIcon={<Icon path={icons[main]} />}
                loading={isBusy}
                onClick={() => void start(main)}
              >
                {t(`step.${step}.act`)}
              </Button>
            )}
            {second && (
              <Button
                startIcon={<Icon path={icons[second]} />}
                disabled={isBusy}
                onClick={() => void start(second)}
              >
                {t(second === 'prepare' ? 'step.refresh.act' : 'step.compare.act')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

function useStepText(step: EnrolledStep, { waiting, copiedAt }: LaptopState): string {
  const { t } = useTranslation('sync');
  const { number } = useFormat();
  const { ago } = useSpans();
  return t(`step.${step}.text`, {
    count: waiting.changes,
    shown: number(waiting.changes),
    ago: copiedAt === null ? '' : ago(copiedAt),
  });
}

/** How the last run ended, where it did not end well. */
function Ending({ run }: { run: SyncRun | null }) {
  const { t } = useTranslation('sync');
  const { dateTime } = useFormat();
  if (run?.state === 'cancelled') return <Alert severity="info">{t('run.stopped')}</Alert>;
  if (run?.state !== 'failed') return null;
  const moment = run.endedAt ?? run.startedAt;
  return (
    <Alert severity="error">
      {run.problem?.message || t('run.failed')}
      <Typography variant="body2" component="p">
        {t(`run.lastTry.${run.act}`, { moment: dateTime(moment) })}
      </Typography>
    </Alert>
  );
}
