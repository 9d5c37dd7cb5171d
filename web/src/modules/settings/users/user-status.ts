import { mdiAccountOffOutline, mdiCheckCircleOutline } from '@mdi/js';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Status } from '../../../ui/StatusChip.tsx';

export function useUserStatus(): (user: { isActive: boolean }) => Status {
  const { t } = useTranslation('settings');
  return useCallback(
    (user: { isActive: boolean }) =>
      user.isActive
        ? { label: t('user.active'), icon: mdiCheckCircleOutline, tone: 'success' }
        : { label: t('user.inactive'), icon: mdiAccountOffOutline, tone: 'default' },
    [t],
  );
}
