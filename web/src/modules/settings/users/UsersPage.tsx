import { mdiAccountCheckOutline, mdiAccountOffOutline, mdiLogoutVariant } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { UserRow } from '@sewa/contract/user/users';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import type { BulkAction } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useTrail } from '../use-trail.ts';
import { useOperationTexts } from './operation-texts.ts';
import { UserTabs } from './UserTabs.tsx';
import { operate } from './user.queries.ts';
import { useUserList } from './user-list.tsx';

export function UsersPage() {
  const { t } = useTranslation('settings');
  const { may } = useSession();
  const list = useList(useUserList());
  const trail = useTrail();
  const create = may(right('SETTINGS.USER', 'edit')) && (
    <MainAction label={t('user.create')} to="/settings/users/new" />
  );
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('section.users.title')}
        hasCount
        count={list.total}
        action={create}
      />
      <UserTabs />
      <ResourceList
        list={list}
        label={t('section.users.title')}
        openRow={(user) => `/settings/users/${user.id}`}
        bulkActions={useBulkActions()}
        empty={{ title: t('user.empty'), text: t('user.emptyText'), action: create }}
      />
    </>
  );
}

function useBulkActions(): BulkAction<UserRow>[] {
  const { t } = useTranslation('settings');
  const requirement = right('SETTINGS.USER', 'userOperations');
  const texts = {
    activate: useOperationTexts('activate'),
    signOut: useOperationTexts('sign-out'),
    deactivate: useOperationTexts('deactivate'),
  };
  return [
    {
      label: t('operation.activate'),
      icon: mdiAccountCheckOutline,
      requirement,
      act: {
        kind: 'rows',
        confirm: (count) => t('bulk.activate', { count }),
        run: (user) => operate(user.id, 'activate'),
        undo: (user) => (user.isActive ? null : () => operate(user.id, 'deactivate')),
        texts: texts.activate,
      },
    },
    {
      label: t('operation.sign-out'),
      icon: mdiLogoutVariant,
      requirement,
      act: {
        kind: 'rows',
        confirm: (count) => t('bulk.sign-out', { count }),
        run: (user) => operate(user.id, 'sign-out'),
        texts: texts.signOut,
      },
    },
    {
      label: t('operation.deactivate'),
      icon: mdiAccountOffOutline,
      requirement,
      isDanger: true,
      act: {
        kind: 'rows',
        confirm: (count) => t('bulk.deactivate', { count }),
        run: (user) => operate(user.id, 'deactivate'),
        undo: (user) => (user.isActive ? () => operate(user.id, 'activate') : null),
        texts: texts.deactivate,
      },
    },
  ];
}
