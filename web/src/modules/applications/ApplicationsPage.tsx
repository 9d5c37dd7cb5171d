import { mdiArrowDecisionOutline } from '@mdi/js';
import type { ApplicationRow } from '@sewa/contract/applications/applications';
import { applications } from '@sewa/contract/applications/applications';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../ui/list/list.types.ts';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { ApplicationsHeader, NewApplication } from './ApplicationsHeader.tsx';
import { useApplicationList } from './application-list.tsx';
import { BulkMoveDialog } from './BulkMoveDialog.tsx';
import { usePlace } from './place.ts';

export function ApplicationsPage() {
  const { t } = useTranslation('applications');
  const { base } = usePlace();
  const list = useList(useApplicationList());
  return (
    <>
      <ApplicationsHeader count={list.total} />
      <ResourceList
        list={list}
        label={t('title')}
        openRow={(row) => `${base}/${row.id}`}
        bulkActions={useBulkActions()}
        empty={{ title: t('empty'), text: t('emptyText'), action: <NewApplication /> }}
      />
    </>
  );
}

function useBulkActions(): BulkAction<ApplicationRow>[] {
  const { t } = useTranslation('applications');
  return [
    {
      label: t('bulk.move'),
      icon: mdiArrowDecisionOutline,
      requirement: applications.moveMany.requirement,
      act: { kind: 'dialog', render: (props) => <BulkMoveDialog {...props} /> },
    },
  ];
}
