import { mdiCloudAlertOutline, mdiCloudUploadOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useWaitingActions } from '../../platform/outbox/waiting-actions.ts';
import { useFormat } from '../../platform/use-format.ts';
import { later } from '../Later.tsx';
import { HeaderButton } from './HeaderButton.tsx';

export const outboxPanel = later(() => import('./OutboxPanel.tsx').then((file) => file.OutboxPanel));

/** How many actions the server has not confirmed yet; absent when there are none. */
export function OutboxButton() {
  const { t } = useTranslation('app');
  const { number } = useFormat();
  const actions = useWaitingActions();
  if (actions.length === 0) return null;
  const isRefused = actions.some(({ refusal }) => refusal !== null);
  return (
    <HeaderButton
      label={t('outbox.count', { count: actions.length })}
      word={number(actions.length)}
      isWordKept
      icon={isRefused ? mdiCloudAlertOutline : mdiCloudUploadOutline}
      panel={outboxPanel}
    />
  );
}
