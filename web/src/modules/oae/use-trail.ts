import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../ui/PageHeader.tsx';

/** The enclosure, and the page where the record lies below one. */
export function useTrail(below?: 'gatherings' | 'renewals'): Crumb[] {
  const { t } = useTranslation('oae');
  const trail = [{ label: t('title'), to: '/oae' }];
  if (below) trail.push({ label: t(`tabs.${below}`), to: `/oae/${below}` });
  return trail;
}
