import { mdiCalendarClock, mdiCheckCircleOutline, mdiCloseCircleOutline, mdiHeartPulse } from '@mdi/js';
import { type Donor, donors } from '@sewa/contract/blood-donation/donors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

type Judged = Pick<Donor, 'eligibility' | 'eligibleFrom' | 'eligibilityReason'>;

const looks: Readonly<Record<Donor['eligibility'], Omit<Status, 'label'>>> = {
  now: { icon: mdiCheckCircleOutline, tone: 'success' },
  from: { icon: mdiCalendarClock, tone: 'warning' },
  recovery: { icon: mdiHeartPulse, tone: 'warning' },
  never: { icon: mdiCloseCircleOutline, tone: 'error' },
};

/** When a donor may donate next, as a chip; and why not before, as a text. */
export function useEligibility() {
  const { t } = useTranslation('blood-donation');
  const { day } = useFormat();
  const { choice } = useResourceWords(donors);
  const statusOf = useCallback(
    ({ eligibility, eligibleFrom }: Judged): Status => ({
      ...looks[eligibility],
      label: t(`eligible.${eligibility}`, { day: eligibleFrom === null ? '' : day(eligibleFrom) }),
    }),
    [t, day],
  );
  const reasonOf = useCallback(
    ({ eligibilityReason }: Judged) =>
      eligibilityReason === '' ? '' : (choice('eligibilityReason', eligibilityReason) ?? eligibilityReason),
    [choice],
  );
  return { statusOf, reasonOf };
}
