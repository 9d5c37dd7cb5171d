import { mdiAlertOutline, mdiClockAlertOutline, mdiClockOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { ageOf } from './ageing.rules.ts';

const looks = {
  fresh: { icon: mdiClockOutline, tone: 'default' },
  closed: { icon: mdiClockOutline, tone: 'default' },
  old: { icon: mdiClockAlertOutline, tone: 'default' },
  // Red is for exceptions; what has only waited long is warm.
  veryOld: { icon: mdiAlertOutline, tone: 'warning' },
} as const;

/** How long it has stood in its status: a word, a picture and a colour. */
export function AgeChip({ application }: { application: { status: number; statusSince: string } }) {
  const { t } = useTranslation('applications');
  const { days, ageing } = ageOf(application, Date.now());
  return <StatusChip label={t(`age.${ageing}`, { count: days })} {...looks[ageing]} />;
}
