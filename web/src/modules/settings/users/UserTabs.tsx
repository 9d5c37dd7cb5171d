import { right } from '@sewa/contract/kernel/rights/requirement';
import { requestStatuses } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { useWaitingRequests } from './request.queries.ts';

/** Users, and the registrations that wait for a decision. */
export function UserTabs() {
  const { may } = useSession();
  return may(right('SETTINGS.USER', 'edit')) ? <BothTabs /> : null;
}

function BothTabs() {
  const { t } = useTranslation('settings');
  const waiting = useWaitingRequests(requestStatuses.WAITING);
  return (
    <LinkTabs
      label={t('section.users.title')}
      tabs={[
        { to: '/settings/users', label: t('section.users.title') },
        { to: '/settings/users/requests', label: t('request.tab'), count: waiting },
      ]}
    />
  );
}
