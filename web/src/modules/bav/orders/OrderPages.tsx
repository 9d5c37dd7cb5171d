import { sanctions } from '@sewa/contract/bav/orders';
import { orgLevels } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { OrderEntryPage } from './OrderEntryPage.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrdersPage } from './OrdersPage.tsx';
import { OrderTabs } from './OrderTabs.tsx';

/** /bav/order */
export function OrderPages() {
  return (
    <Routes>
      <Route index element={<OrdersPage />} />
      <Route path="new" element={<OrderEntryPage />} />
      <Route path="sanctions/*" element={<SanctionPages />} />
      <Route path=":id" element={<OrderPage />} />
      <Route path=":id/edit" element={<OrderEntryPage />} />
      <Route path="*" element={<Navigate to="/bav/order" replace />} />
    </Routes>
  );
}

const columns: readonly ColumnSpec<typeof sanctions>[] = [
  'centreName',
  // A year is no quantity: 2026, not 2,026.
  { field: 'year', render: ({ year }) => `${year}–${year + 1}` },
  'amount',
  'used',
];

const ofArea = { orgLevel: orgLevels.AREA };

/** What each centre may order in a year. */
function SanctionPages() {
  const { t } = useTranslation(['bav', 'app']);
  const { may } = useSession();
  const edit = may(ofArea) ? undefined : t('order.sanctionOfArea');
  return (
    <ResourceScreens
      resource={sanctions}
      path="/bav/order/sanctions"
      title={t('app:menu.bavOrder')}
      columns={columns}
      sort="-year"
      defaults={{ year: Number(today().slice(0, 4)) }}
      createNeeds={ofArea}
      blocked={() => ({ edit })}
      tabs={<OrderTabs />}
    />
  );
}
