import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../../platform/query-client.ts';
import { useRealtime } from '../../../../platform/realtime.ts';
import { useFormat } from '../../../../platform/use-format.ts';
import { PageHeader } from '../../../../ui/PageHeader.tsx';
import { isAtWork, isClockWrong, isWipeable, type LaptopState, nextStep } from '../next-step.rules.ts';
import { ScopeList } from '../ScopeList.tsx';
import { useScopes, useSyncState } from '../sync.queries.ts';
import { useSpans } from '../use-spans.ts';
import { ConnectDialog } from './ConnectDialog.tsx';
import { ConnectForm } from './ConnectForm.tsx';
import { LaptopFacts } from './LaptopFacts.tsx';
import { NextStepCard } from './NextStepCard.tsx';
import { OtherArea } from './OtherArea.tsx';
import { RunCard } from './RunCard.tsx';
import { StepBar } from './StepBar.tsx';

/** The evening of a camp: one step at a time, and below it what is here and what is in the cloud. */
export function LaptopPage({ laptop }: { laptop: LaptopState }) {
  const { t } = useTranslation('sync');
  const { dateTime } = useFormat();
  const scopes = useScopes(laptop.enrolment !== null);
  const isRunning = isAtWork(laptop.run);
  const step = nextStep(laptop, scopes.data, Date.now());
  const [isConnecting, setIsConnecting] = useState(false);
  useFollowRun(isRunning);
  const { enrolment } = laptop;
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('title')}
        subtitle={
          enrolment && t('laptop.connected', { area: enrolment.areaName, name: enrolment.deviceName })
        }
      />
      <Stack spacing={2} sx={{ maxWidth: 760, pb: 3 }}>
        <StepBar step={step} run={laptop.run} />
        {enrolment && <OtherArea enrolment={enrolment} />}
        <Clock laptop={laptop} />
        {laptop.wipedAt !== null && (
          <Alert severity="success">{t('laptop.wiped', { moment: dateTime(laptop.wipedAt) })}</Alert>
        )}
        {step === 'connect' && <ConnectForm />}
        {step !== 'connect' && laptop.run && isRunning && <RunCard run={laptop.run} />}
        {step !== 'connect' && step !== null && !isRunning && <NextStepCard step={step} laptop={laptop} />}
        {enrolment && (
          <LaptopFacts
            laptop={laptop}
            mayWipe={scopes.isSuccess && isWipeable(laptop, step)}
            onConnect={() => setIsConnecting(true)}
          />
        )}
        {enrolment && <ScopeList side="laptop" query={scopes} />}
      </Stack>
      {isConnecting && enrolment && (
        <ConnectDialog cloud={enrolment.cloud} onClose={() => setIsConnecting(false)} />
      )}
    </>
  );
}

/** What a run brought is on every page: when it ends, all of them fetch anew. */
function useFollowRun(isRunning: boolean): void {
  const { refetch } = useSyncState();
  useRealtime('job.changed', () => void refetch());
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void queryClient.invalidateQueries();
    wasRunning.current = isRunning;
  }, [isRunning]);
}

function Clock({ laptop }: { laptop: LaptopState }) {
  const { t } = useTranslation('sync');
  const { off } = useSpans();
  if (!isClockWrong(laptop)) return null;
  const seconds = laptop.clockAheadSeconds ?? 0;
  return (
    <Alert severity="warning">
      {t(seconds > 0 ? 'laptop.clockAhead' : 'laptop.clockBehind', { span: off(seconds) })}
    </Alert>
  );
}
