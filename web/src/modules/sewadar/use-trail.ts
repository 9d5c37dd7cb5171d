import { useTranslation } from 'react-i18next';
import type { Crumb } from '../../ui/PageHeader.tsx';

/** Below the list of sewadars. */
export function useTrail(): Crumb[] {
  const { t } = useTranslation('sewadar');
  return [{ label: t('list.title'), to: '/sewadar' }];
}
