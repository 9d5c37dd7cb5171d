import { orders } from '@sewa/contract/bav/orders';
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
import { OrderTabs } from './OrderTabs.tsx';
import { useOrderStatus } from './order-status.ts';

/** What the centres order from the store of the area. */
export function OrdersPage() {
  const { t } = useTranslation(['bav', 'app']);
  const words = useResourceWords(orders);
  const statusOf = useOrderStatus();
  const columns = useMemo(
    (): ColumnSpec<typeof orders>[] => [
      'reference',
      'day',
      'centreName',
      { field: 'status', card: 'status', render: ({ status }) => <StatusChip {...statusOf(status)} /> },
      'copies',
      'value',
      'neededBy',
    ],
    [statusOf],
  );
  const list = useList(useResourceList({ resource: orders, columns, sort: '-day' }));
  const create = <NewLink to="/bav/order/new" label={t('order.new')} requirement={orders.ask.requirement} />;
  return (
    <>
      <PageHeader trail={[]} title={t('app:menu.bavOrder')} hasCount count={list.total} action={create} />
      <OrderTabs />
      <ResourceList
        list={list}
        label={words.many}
        openRow={({ id }) => `/bav/order/${id}`}
        empty={{ title: t('order.none'), ...(words.empty ? { text: words.empty } : {}), action: create }}
      />
    </>
  );
}
