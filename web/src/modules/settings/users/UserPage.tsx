import { right } from '@sewa/contract/kernel/rights/requirement';
import { type UserRecord, users } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { useOrgNames } from '../use-org-names.ts';
import { useTrail } from '../use-trail.ts';
import { ProfileTab } from './ProfileTab.tsx';
import { RightsTab } from './RightsTab.tsx';
import { SessionsTab } from './SessionsTab.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { useUserActions } from './use-user-actions.ts';
import { useUser } from './user.queries.ts';
import { useUserStatus } from './user-status.ts';

export function UserPage() {
  const { id = '' } = useParams();
  const trail = useTrail('users');
  const statusOf = useUserStatus();
  const query = useUser(id);
  const user = query.data;
  const { actions, dialog, closeDialog } = useUserActions(user);
  return (
    <>
      <HearChanges event="user.changed" path="/api/user" />
      <RecordPage
        trail={trail}
        title={user?.name}
        status={user && statusOf(user)}
        subtitle={user && `${user.username} · ${user.orgName}`}
        actions={actions}
        tabs={useTabs(user)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {user && dialog && <UserDialogs user={user} dialog={dialog} onClose={closeDialog} />}
    </>
  );
}

function useTabs(user: UserRecord | undefined): RecordTab[] {
  const { t } = useTranslation('settings');
  const { user: me, may } = useSession();
  const nameOf = useOrgNames();
  if (user === undefined) return [];
  const isReadOnly = !may(right('SETTINGS.USER', 'edit')) || user.orgLevel > me.orgLevel;
  return [
    {
      key: 'profile',
      label: t('user.profile'),
      content: <ProfileTab key={user.id} user={user} isReadOnly={isReadOnly} />,
    },
    {
      key: 'rights',
      label: t('rights.title'),
      content: <RightsTab key={user.id} user={user} isReadOnly={isReadOnly} />,
    },
    { key: 'sessions', label: t('user.sessionsTab'), content: <SessionsTab user={user} /> },
    {
      key: 'history',
      label: t('history'),
      content: <HistoryTab endpoint={users.history} id={user.id} nameOf={nameOf} />,
    },
  ];
}
