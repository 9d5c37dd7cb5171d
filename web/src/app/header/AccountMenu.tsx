import { mdiAccountCircleOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { later } from '../Later.tsx';
import { HeaderButton } from './HeaderButton.tsx';

export const accountPanel = later(() => import('./AccountPanel.tsx').then((file) => file.AccountPanel));

export function AccountMenu() {
  const { t } = useTranslation('app');
  return <HeaderButton label={t('header.account')} icon={mdiAccountCircleOutline} panel={accountPanel} />;
}
