import { mdiCheckCircleOutline, mdiLockOutline, mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import type { ListDefinition } from '../../../ui/list/list.types.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { OaeTabs } from '../OaeTabs.tsx';
import { GatheringDialog } from './GatheringDialog.tsx';

export function GatheringsPage() {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const navigate = useNavigate();
  const list = useList(useGatheringList());
  const [isCreating, setIsCreating] = useState(false);
  const create = may(gatherings.create.requirement) && (
    <Button variant="contained" startIcon={<Icon path={mdiPlus} />} onClick={() => setIsCreating(true)}>
      {t('gathering.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        trail={[]}
        title={t('tabs.gatherings')}
        hasCount
        count={list.total}
        beside={<LiveMark />}
        action={create}
      />
      <OaeTabs />
      <ResourceList
        list={list}
        label={t('tabs.gatherings')}
        openRow={(gathering) => `/oae/gatherings/${gathering.id}`}
        empty={{ title: t('gathering.empty'), text: t('gathering.emptyText'), action: create }}
      />
      {isCreating && (
        <GatheringDialog
          gathering={null}
          onClose={() => setIsCreating(false)}
          onCreated={(id) => void navigate(`/oae/gatherings/${id}`)}
        />
      )}
    </>
  );
}

function useGatheringList(): ListDefinition<Gathering> {
  const { t } = useTranslation(['oae', 'person']);
  const { day, number } = useFormat();
  const centres = useCentres().data;
  return useMemo(
    () => ({
      name: 'oae.gatherings',
      endpoint: gatherings.list,
      exportEndpoint: gatherings.export,
      sort: '-onDay',
      event: 'oae.changed',
      filters: [
        {
          field: 'centre',
          label: t('person:person.centre'),
          kind: 'choice',
          choices: (centres ?? []).map((centre) => ({ value: centre.id, label: centre.name })),
        },
        {
          field: 'isClosed',
          label: t('list.status'),
          kind: 'choice',
          choices: [
            { value: false, label: t('gathering.open') },
            { value: true, label: t('gathering.closed') },
          ],
        },
      ],
      columns: [
        {
          field: 'title',
          heading: t('gathering.title'),
          render: (one) => one.title,
          isSortable: true,
          card: 'title',
          flex: 1.5,
        },
        {
          field: 'onDay',
          heading: t('gathering.day'),
          render: (one) => day(one.onDay),
          isSortable: true,
          width: 150,
        },
        { field: 'centre', heading: t('person:person.centre'), render: (one) => one.centreName },
        {
          field: 'arrived',
          heading: t('gathering.arrived'),
          render: (one) => number(one.arrived),
          isNumber: true,
          width: 120,
        },
        {
          field: 'isClosed',
          heading: t('list.status'),
          render: (one) => (
            <StatusChip
              label={t(one.isClosed ? 'gathering.closed' : 'gathering.open')}
              icon={one.isClosed ? mdiLockOutline : mdiCheckCircleOutline}
              tone={one.isClosed ? 'default' : 'success'}
            />
          ),
          width: 140,
          card: 'status',
        },
      ],
    }),
    [t, day, number, centres],
  );
}
