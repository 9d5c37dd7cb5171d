import { sales } from '@sewa/contract/bav/sales';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../../platform/session.ts';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { NoPermission } from '../../../ui/NoPermission.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useReceiptList } from './receipt-list.tsx';
import { receiptPath, salesPath } from './sales-paths.ts';

/** /bav/sales/receipts: what was sold and what came back. */
export function ReceiptsPage() {
  const { may } = useSession();
  const { requirement } = sales.list;
  if (!may(requirement)) return <NoPermission requirement={requirement} />;
  return <Receipts />;
}

function Receipts() {
  const { t } = useTranslation('counter');
  const list = useList(useReceiptList(sales.list));
  return (
    <>
      <PageHeader trail={[]} title={t('receipts.title')} hasCount count={list.total} />
      <SectionTabs section={salesPath} />
      <ResourceList
        isDense
        list={list}
        label={t('receipts.title')}
        openRow={(row) => receiptPath(row.id)}
        empty={{ title: t('receipts.empty'), text: t('receipts.emptyText') }}
      />
    </>
  );
}
