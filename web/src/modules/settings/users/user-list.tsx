import { orgLevels } from '@sewa/contract/user/organisation';
import { type UserRow, users } from '@sewa/contract/user/users';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useOrgs } from './user.queries.ts';
import { useUserStatus } from './user-status.ts';

export function useUserList(): ListDefinition<UserRow> {
  const { t } = useTranslation('settings');
  const { dateTime } = useFormat();
  const statusOf = useUserStatus();
  const orgs = useOrgs().data;
  return useMemo(
    () => ({
      name: 'settings.users',
      endpoint: users.list,
      sort: 'name',
      event: 'user.changed',
      columns: [
        {
          field: 'name',
          heading: t('user.name'),
          render: (user) => user.name,
          isSortable: true,
          card: 'title',
        },
        { field: 'username', heading: t('user.username'), render: (user) => user.username, isSortable: true },
        { field: 'org', heading: t('user.org'), render: (user) => user.orgName, isSortable: true },
        {
          field: 'orgLevel',
          heading: t('user.level'),
          render: (user) => t(`level.${user.orgLevel}`),
          isExtra: true,
        },
        { field: 'nameLatin', heading: t('user.nameLatin'), render: (user) => user.nameLatin, isExtra: true },
        { field: 'phone', heading: t('user.phone'), render: (user) => user.phone, isExtra: true },
        { field: 'email', heading: t('user.email'), render: (user) => user.email, isExtra: true },
        {
          field: 'lastSignInAt',
          heading: t('user.lastSignIn'),
          render: (user) => (user.lastSignInAt ? dateTime(user.lastSignInAt) : '–'),
          isSortable: true,
          isShort: true,
        },
        {
          field: 'isActive',
          heading: t('user.status'),
          render: (user) => <StatusChip {...statusOf(user)} />,
          isShort: true,
          card: 'status',
        },
      ],
      filters: [
        {
          field: 'isActive',
          label: t('user.status'),
          kind: 'choice',
          choices: [
            { value: true, label: t('user.active') },
            { value: false, label: t('user.inactive') },
          ],
        },
        {
          field: 'org',
          label: t('user.org'),
          kind: 'choice',
          isSeveral: true,
          choices: (orgs ?? []).map((org) => ({ value: org.id, label: org.name })),
        },
        {
          field: 'orgLevel',
          label: t('user.level'),
          kind: 'choice',
          isSeveral: true,
          choices: Object.values(orgLevels).map((level) => ({ value: level, label: t(`level.${level}`) })),
        },
      ],
    }),
    [t, dateTime, statusOf, orgs],
  );
}
