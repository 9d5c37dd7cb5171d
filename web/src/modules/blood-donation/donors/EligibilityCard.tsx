import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { Donor } from '@sewa/contract/blood-donation/donors';
import { useTranslation } from 'react-i18next';
import { useEligibility } from './use-eligibility.ts';

const severities: Readonly<Record<Donor['eligibility'], AlertColor>> = {
  now: 'success',
  from: 'warning',
  recovery: 'warning',
  never: 'error',
};

/** The next eligible day with its reason, before everything else of a donor. */
export function EligibilityCard({ donor }: { donor: Donor }) {
  const { t } = useTranslation('blood-donation');
  const { statusOf, reasonOf } = useEligibility();
  const reason = reasonOf(donor);
  return (
    <Alert severity={severities[donor.eligibility]}>
      <AlertTitle>{t('eligible.title', { status: statusOf(donor).label })}</AlertTitle>
      {[reason && t('eligible.because', { reason }), t('physicianDecides')].filter(Boolean).join(' ')}
    </Alert>
  );
}
