import Button from '@mui/material/Button';
import { counts } from '@sewa/contract/bav/counts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { useLocationFilters } from '../stock/use-location-filter.ts';
import { useCountStatus } from './count-status.ts';
import { InventoryTabs } from './InventoryTabs.tsx';
import { StartCountDialog } from './StartCountDialog.tsx';

export function CountsPage() {
  const { t } = useTranslation(['bav', 'app']);
  const { may } = useSession();
  const words = useResourceWords(counts);
  const filters = useLocationFilters({ location: words.label('location') });
  const statusOf = useCountStatus();
  const columns = useMemo(
    (): ColumnSpec<typeof counts>[] => [
      'reference',
      'day',
      'locationName',
      { field: 'status', card: 'status', render: ({ status }) => <StatusChip {...statusOf(status)} /> },
      'items',
      'counted',
      'differences',
      'difference',
    ],
    // The words of the status follow the language, as the other words do.
    [statusOf],
  );
  const list = useList(useResourceList({ resource: counts, columns, sort: '-day', filters }));
  const [isStarting, setIsStarting] = useState(false);
  const start = may(counts.start.requirement) && (
    <Button variant="contained" onClick={() => setIsStarting(true)}>
      {t('count.start')}
    </Button>
  );
  return (
    <>
      <PageHeader trail={[]} title={t('app:menu.bavInventory')} hasCount count={list.total} action={start} />
      <InventoryTabs />
      <ResourceList
        list={list}
        label={words.many}
        openRow={({ id }) => `/bav/inventory/counts/${id}`}
        empty={{ title: t('count.none'), ...(words.empty ? { text: words.empty } : {}), action: start }}
      />
      {isStarting && <StartCountDialog onClose={() => setIsStarting(false)} />}
    </>
  );
}
