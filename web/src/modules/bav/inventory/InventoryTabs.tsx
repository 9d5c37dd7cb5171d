import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';

export function InventoryTabs() {
  const { t } = useTranslation(['bav', 'app']);
  return (
    <LinkTabs
      label={t('app:menu.bavInventory')}
      tabs={[
        { to: '/bav/inventory', label: t('inventory.tab') },
        { to: '/bav/inventory/transfers', label: t('transfer.tab') },
        { to: '/bav/inventory/counts', label: t('count.tab') },
        { to: '/bav/inventory/locations', label: t('location.tab') },
      ]}
    />
  );
}
