import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { SyncRun } from '@sewa/contract/sync/sync';
import { useTranslation } from 'react-i18next';
import { isAtWork, type NextStep } from '../next-step.rules.ts';

const bars = ['connect', 'prepare', 'handIn', 'compare'] as const;

/** Where one is on the way from a new laptop to a camp that is the same on both sides. */
export function StepBar({ step, run }: { step: NextStep | null; run: SyncRun | null }) {
  const { t } = useTranslation('sync');
  return (
    <Stepper activeStep={placeOf(step, run)} alternativeLabel sx={{ py: 1 }}>
      {bars.map((one) => (
        <Step key={one}>
          <StepLabel>{t(`bar.${one}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

function placeOf(step: NextStep | null, run: SyncRun | null): number {
  if (run && isAtWork(run) && step !== 'connect') {
    if (run.act === 'prepare') return bars.indexOf('prepare');
    return bars.indexOf(run.phase === 'compare' ? 'compare' : 'handIn');
  }
  switch (step) {
    case 'connect':
    case 'prepare':
    case 'handIn':
    case 'compare':
      return bars.indexOf(step);
    // Handed in, and not known to be the same.
    case null:
      return bars.indexOf('compare');
    case 'refresh':
      return bars.indexOf('prepare');
    case 'ready':
      return bars.indexOf('handIn');
    case 'done':
    case 'revoked':
      return bars.length;
  }
}
