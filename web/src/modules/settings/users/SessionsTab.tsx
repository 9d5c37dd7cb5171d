import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import type { UserRecord } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { FactList } from '../../../ui/record/FactList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';

export function SessionsTab({ user }: { user: UserRecord }) {
  const { t } = useTranslation('settings');
  const { number, dateTime } = useFormat();
  const throttled = user.isThrottled
    ? { label: t('user.throttled'), icon: mdiAlertCircleOutline, tone: 'warning' as const }
    : { label: t('user.notThrottled'), icon: mdiCheckCircleOutline, tone: 'success' as const };
  return (
    <FactList
      facts={[
        { label: t('user.sessions'), value: number(user.sessions) },
        {
          label: t('user.lastSignIn'),
          value: user.lastSignInAt ? dateTime(user.lastSignInAt) : t('user.never'),
        },
        { label: t('user.signIns'), value: <StatusChip {...throttled} /> },
        {
          label: t('user.mustChange'),
          value: t(user.mustChangePassword ? 'user.mustChangeYes' : 'user.mustChangeNo'),
        },
      ]}
    />
  );
}
