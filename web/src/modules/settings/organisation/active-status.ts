import { mdiCheckCircleOutline, mdiPauseCircleOutline } from '@mdi/js';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Status } from '../../../ui/StatusChip.tsx';

export function useActiveStatus(): (row: { isActive: boolean }) => Status {
  const { t } = useTranslation('settings');
  return useCallback(
    (row: { isActive: boolean }) =>
      row.isActive
        ? { label: t('active'), icon: mdiCheckCircleOutline, tone: 'success' }
        : { label: t('inactive'), icon: mdiPauseCircleOutline, tone: 'default' },
    [t],
  );
}
