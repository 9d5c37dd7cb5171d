import { mdiCheckCircleOutline, mdiLockOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/StatusChip.tsx';

export function EventStatus({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation('quick');
  return isClosed ? (
    <StatusChip label={t('event.closed')} icon={mdiLockOutline} tone="default" />
  ) : (
    <StatusChip label={t('event.open')} icon={mdiCheckCircleOutline} tone="success" />
  );
}
