import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LaptopState } from '../next-step.rules.ts';
import { WipeDialog } from './WipeDialog.tsx';

/** Offered quietly: a laptop that goes to the next camp keeps its copy. */
export function WipeLaptop({ laptop: { enrolment, onlyHere } }: { laptop: LaptopState }) {
  const { t } = useTranslation('sync');
  const [isAsking, setIsAsking] = useState(false);
  if (enrolment === null || onlyHere === null) return null;
  return (
    <>
      <Button color="error" sx={{ mt: 1, ml: -1 }} onClick={() => setIsAsking(true)}>
        {t('wipe.act')}
      </Button>
      {isAsking && (
        <WipeDialog name={enrolment.deviceName} onlyHere={onlyHere} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
