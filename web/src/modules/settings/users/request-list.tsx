import { mdiCheckCircleOutline, mdiClockOutline, mdiCloseCircleOutline } from '@mdi/js';
import { requestStatuses, users } from '@sewa/contract/user/users';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { type Status, StatusChip } from '../../../ui/StatusChip.tsx';
import type { RequestRow } from './request.queries.ts';

const looks: Readonly<Record<number, Pick<Status, 'icon' | 'tone'>>> = {
  [requestStatuses.WAITING]: { icon: mdiClockOutline, tone: 'warning' },
  [requestStatuses.ACCEPTED]: { icon: mdiCheckCircleOutline, tone: 'success' },
  [requestStatuses.DECLINED]: { icon: mdiCloseCircleOutline, tone: 'default' },
};

export function useRequestList(): ListDefinition<RequestRow> {
  const { t } = useTranslation('settings');
  const { dateTime } = useFormat();
  return useMemo(
    () => ({
      name: 'settings.requests',
      endpoint: users.requests,
      sort: '-createdAt',
      event: 'user-request.changed',
      columns: [
        {
          field: 'name',
          heading: t('user.name'),
          render: (one) => one.name,
          isSortable: true,
          card: 'title',
        },
        { field: 'username', heading: t('request.username'), render: (one) => one.username },
        { field: 'centre', heading: t('request.centre'), render: (one) => one.centreName },
        { field: 'phone', heading: t('user.phone'), render: (one) => one.phone || '–' },
        { field: 'email', heading: t('user.email'), render: (one) => one.email || '–', isExtra: true },
        { field: 'reason', heading: t('request.reason'), render: (one) => one.reason || '–', isExtra: true },
        {
          field: 'createdAt',
          heading: t('request.createdAt'),
          render: (one) => dateTime(one.createdAt),
          isSortable: true,
          isShort: true,
        },
        {
          field: 'status',
          heading: t('user.status'),
          render: (one) => (
            <StatusChip
              label={t(`request.status.${one.status}`)}
              {...(looks[one.status] ?? { icon: mdiClockOutline, tone: 'default' })}
            />
          ),
          isShort: true,
          card: 'status',
        },
      ],
      filters: [
        {
          field: 'status',
          label: t('user.status'),
          kind: 'choice',
          choices: Object.values(requestStatuses).map((value) => ({
            value,
            label: t(`request.status.${value}`),
          })),
        },
      ],
    }),
    [t, dateTime],
  );
}
