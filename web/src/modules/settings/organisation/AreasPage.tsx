import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/limits';
import { areas } from '@sewa/contract/user/organisation';
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
import { AreaFields } from './AreaFields.tsx';
import { useActiveStatus } from './active-status.ts';
import { NewButton } from './NewButton.tsx';
import { OrganisationTabs } from './OrganisationTabs.tsx';
import { refreshOrganisation } from './organisation.queries.ts';

export function AreasPage() {
  const { t } = useTranslation('settings');
  const trail = useTrail('organisation');
  const list = useList(useAreaList());
  const [isCreating, setIsCreating] = useState(false);
  const create = (
    <NewButton
      label={t('area.create')}
      requirements={[areas.create.requirement, { orgLevel: AREA_SWITCH_LEVEL }]}
      onClick={() => setIsCreating(true)}
    />
  );
  return (
    <>
      <PageHeader
        trail={trail}
        title={t('area.tab')}
        hasCount
        count={list.total}
        beside={<LiveMark />}
        action={create}
      />
      <OrganisationTabs />
      <ResourceList
        list={list}
        label={t('area.tab')}
        openRow={(area) => `/settings/organisation/areas/${area.id}`}
        empty={{ title: t('area.empty'), text: t('area.emptyText'), action: create }}
      />
      {isCreating && <AreaDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}

function AreaDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const form = useRecordForm({
    schema: areas.fields,
    values: { name: '', code: '', isActive: true },
    hints: { code: t('codeHint') },
    save: async (body, { idempotencyKey }) => {
      await call(areas.create, { body, idempotencyKey });
      await refreshOrganisation();
    },
    saved: t('area.created'),
    failed: t('area.createFailed'),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t('area.create')} onClose={onClose} width="md">
      <AreaFields field={form.field} />
    </FormDialog>
  );
}

function useAreaList(): ListDefinition<z.infer<typeof areas.row>> {
  const { t } = useTranslation('settings');
  const statusOf = useActiveStatus();
  return useMemo(
    () => ({
      name: 'settings.areas',
      endpoint: areas.list,
      exportEndpoint: areas.export,
      sort: 'name',
      event: 'organisation.changed',
      columns: [
        {
          field: 'name',
          heading: t('area.name'),
          render: (one) => one.name,
          isSortable: true,
          card: 'title',
        },
        { field: 'code', heading: t('area.code'), render: (one) => one.code, isSortable: true, width: 140 },
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
