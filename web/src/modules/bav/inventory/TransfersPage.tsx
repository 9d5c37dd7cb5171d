import { transfers } from '@sewa/contract/bav/transfers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { NewLink } from '../stock/NewLink.tsx';
import { useLocationFilters } from '../stock/use-location-filter.ts';
import { InventoryTabs } from './InventoryTabs.tsx';
import { useTransferStatus } from './transfer-status.ts';

export function TransfersPage() {
  const { t } = useTranslation(['bav', 'app']);
  const words = useResourceWords(transfers);
  const statusOf = useTransferStatus();
  const filters = useLocationFilters({ from: words.label('from'), to: words.label('to') });
  const columns = useMemo(
    (): ColumnSpec<typeof transfers>[] => [
      'reference',
      'day',
      'fromName',
      'toName',
      { field: 'status', card: 'status', render: ({ status }) => <StatusChip {...statusOf(status)} /> },
      'copies',
      'missing',
    ],
    // The words of the status follow the language, as the other words do.
    [statusOf],
  );
  const list = useList(useResourceList({ resource: transfers, columns, sort: '-day', filters }));
  const create = (
    <NewLink
      to="/bav/inventory/transfers/new"
      label={t('transfer.new')}
      requirement={transfers.send.requirement}
    />
  );
  return (
    <>
      <PageHeader trail={[]} title={t('app:menu.bavInventory')} hasCount count={list.total} action={create} />
      <InventoryTabs />
      <ResourceList
        list={list}
        label={words.many}
        openRow={({ id }) => `/bav/inventory/transfers/${id}`}
        empty={{ title: t('transfer.none'), ...(words.empty ? { text: words.empty } : {}), action: create }}
      />
    </>
  );
}
