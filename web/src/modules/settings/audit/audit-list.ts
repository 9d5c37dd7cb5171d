import { auditKinds } from '@sewa/contract/kernel/audit';
import type { Change } from '@sewa/contract/kernel/changes';
import { audit } from '@sewa/contract/user/audit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { useAuditUsers } from './audit.queries.ts';

/** The tables whose changes are logged, as a reader looks for them. */
const entities = [
  'app_user',
  'credential',
  'session',
  'sign_up_request',
  'area',
  'centre',
  'org',
  'sewa_schedule',
  'sewadar',
  'sewadar_department',
  'sewadar_merge',
  'transfer_request',
  'attachment',
  'application',
  'oae_member',
  'oae_attendant',
  'oae_gathering',
];

export function useAuditList(): ListDefinition<Change> {
  const { t } = useTranslation(['settings', 'record']);
  const people = useAuditUsers();
  return useMemo(
    () => ({
      name: 'settings.audit',
      endpoint: audit.list,
      exportEndpoint: audit.export,
      sort: '-at',
      hasSearch: true,
      columns: [],
      filters: [
        { field: 'user', label: t('audit.who'), kind: 'choice', choices: people },
        {
          field: 'entity',
          label: t('audit.what'),
          kind: 'choice',
          choices: entities.map((value) => ({ value, label: t(`record:entity.${value}`) })),
        },
        {
          field: 'kind',
          label: t('audit.kind'),
          kind: 'choice',
          choices: Object.values(auditKinds).map((value) => ({ value, label: t(`record:kind.${value}`) })),
        },
        { field: 'from', label: t('audit.from'), kind: 'day' },
        { field: 'to', label: t('audit.to'), kind: 'day' },
        { field: 'rowId', label: t('audit.record'), kind: 'text' },
      ],
    }),
    [t, people],
  );
}
