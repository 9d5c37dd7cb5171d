import { mdiAccountCircleOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { later } from '../Later.tsx';
import { HeaderButton } from './HeaderButton.tsx';

export const accountPanel = later(() => import('./AccountPanel.tsx').then((file) => file.AccountPanel));

export function AccountMenu() {
  const { t } = useTranslation('app');
  const { user } = useSession();
  const label = t('header.accountOf', { name: user.name });
  return <HeaderButton label={label} word={user.name} icon={mdiAccountCircleOutline} panel={accountPanel} />;
}
