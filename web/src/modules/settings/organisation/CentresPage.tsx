import { centres } from '@sewa/contract/user/organisation';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useTrail } from '../use-trail.ts';
import { useActiveStatus } from './active-status.ts';
import { CentreFields } from './CentreFields.tsx';
import { NewButton } from './NewButton.tsx';
import { OrganisationTabs } from './OrganisationTabs.tsx';
import { refreshOrganisation } from './organisation.queries.ts';

export function CentresPage() {
  const { t } = useTranslation('settings');
  const trail = useTrail('organisation');
  const list = useList(useCentreList());
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <NewButton
      label={t('centre.create')}
      requirements={[centres.create.requirement]}
      onClick={() => setIsCreating(true)}
    />
  );
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('centre.tab')}
        hasCount
        count={list.total}
        beside={<LiveMark />}
        action={create}
      />
      <OrganisationTabs />
      <ResourceList
        list={list}
        label={t('centre.tab')}
        openRow={(centre) => `/settings/organisation/centres/${centre.id}`}
        empty={{ title: t('centre.empty'), text: t('centre.emptyText'), action: create }}
      />
      {isCreating && <CentreDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}

function CentreDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const form = useRecordForm({
    schema: centres.fields,
    values: { name: '', code: '', address: '', isActive: true },
    hints: { code: t('codeHint') },
    save: async (body, { idempotencyKey }) => {
      await call(centres.create, { body, idempotencyKey });
      await refreshOrganisation();
    },
    saved: t('centre.created'),
    failed: t('centre.createFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('centre.create')} onClose={onClose} width="md">
      <CentreFields field={form.field} />
    </FormDialog>
  );
}

function useCentreList(): ListDefinition<z.infer<typeof centres.row>> {
  const { t } = useTranslation('settings');
  const statusOf = useActiveStatus();
  return useMemo(
    () => ({
      name: 'settings.centres',
      endpoint: centres.list,
      exportEndpoint: centres.export,
      sort: 'name',
      event: 'organisation.changed',
      columns: [
        {
          field: 'name',
          heading: t('centre.name'),
          render: (one) => one.name,
          isSortable: true,
          card: 'title',
        },
        { field: 'code', heading: t('centre.code'), render: (one) => one.code, isSortable: true, width: 140 },
        { field: 'address', heading: t('centre.address'), render: (one) => one.address || '–', flex: 1.5 },
        {
          field: 'isActive',
          heading: t('user.status'),
          render: (one) => <StatusChip {...statusOf(one)} />,
          width: 150,
          card: 'status',
        },
      ],
      filters: [
        {
          field: 'isActive',
          label: t('user.status'),
          kind: 'choice',
          choices: [
            { value: true, label: t('active') },
            { value: false, label: t('inactive') },
          ],
        },
      ],
    }),
    [t, statusOf],
  );
}
