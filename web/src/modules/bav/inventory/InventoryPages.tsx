import { locations } from '@sewa/contract/bav/locations';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { AdjustPage } from './AdjustPage.tsx';
import { CountPage } from './CountPage.tsx';
import { CountsPage } from './CountsPage.tsx';
import { InventoryPage } from './InventoryPage.tsx';
import { InventoryTabs } from './InventoryTabs.tsx';
import { ItemStockPage } from './ItemStockPage.tsx';
import { NewTransferPage } from './NewTransferPage.tsx';
import { TransferPage } from './TransferPage.tsx';
import { TransfersPage } from './TransfersPage.tsx';

/** /bav/inventory */
export function InventoryPages() {
  return (
    <Routes>
      <Route index element={<InventoryPage />} />
      <Route path="adjust" element={<AdjustPage />} />
      <Route path="transfers" element={<TransfersPage />} />
      <Route path="transfers/new" element={<NewTransferPage />} />
      <Route path="transfers/:id" element={<TransferPage />} />
      <Route path="counts" element={<CountsPage />} />
      <Route path="counts/:id" element={<CountPage />} />
      <Route path="locations/*" element={<LocationPages />} />
      <Route path=":id" element={<ItemStockPage />} />
      <Route path="*" element={<Navigate to="/bav/inventory" replace />} />
    </Routes>
  );
}

const columns = ['name', 'centreName', 'kind', 'quantity', 'isActive'] as const;

/** Where the shop keeps stock. */
function LocationPages() {
  const { t } = useTranslation('app');
  return (
    <ResourceScreens
      resource={locations}
      path="/bav/inventory/locations"
      title={t('menu.bavInventory')}
      columns={columns}
      defaults={{ isActive: true, kind: 'store' }}
      status="isActive"
      tabs={<InventoryTabs />}
    />
  );
}
