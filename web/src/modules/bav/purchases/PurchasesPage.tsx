import { purchases } from '@sewa/contract/bav/purchases';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceList } from '../../../ui/resource/use-resource-list.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { NewLink } from '../stock/NewLink.tsx';
import { useLocationFilters } from '../stock/use-location-filter.ts';

/** What was bought and what went back, the latest first. */
export function PurchasesPage() {
  const { t } = useTranslation(['bav', 'app']);
  const words = useResourceWords(purchases);
  const filters = useLocationFilters({ location: words.label('location') });
  const headOffice = words.choice('source', 'headOffice');
  const columns = useMemo(
    (): ColumnSpec<typeof purchases>[] => [
      'reference',
      'day',
      'type',
      {
        field: 'supplier',
        render: ({ source, supplier }) => (source === 'headOffice' ? headOffice : supplier),
      },
      'billNumber',
      'locationName',
      'copies',
      'total',
      'isCancelled',
    ],
    [headOffice],
  );
  const list = useList(useResourceList({ resource: purchases, columns, sort: '-day', filters }));
  const create = (
    <NewLink to="/bav/purchase/new" label={t('purchase.new')} requirement={purchases.post.requirement} />
  );
  return (
    <>
      <PageHeader trail={[]} title={t('app:menu.bavPurchase')} hasCount count={list.total} action={create} />
      <ResourceList
        list={list}
        label={words.many}
        openRow={({ id }) => `/bav/purchase/${id}`}
        empty={{ title: t('purchase.none'), ...(words.empty ? { text: words.empty } : {}), action: create }}
      />
    </>
  );
}
