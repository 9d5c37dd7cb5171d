import { items } from '@sewa/contract/bav/items';
import { itemPrints, MOST_LABELS } from '@sewa/contract/bav/print';
import { useTranslation } from 'react-i18next';
import { ResourceScreens } from '../../../ui/resource/ResourceScreens.tsx';
import { LabelsTab } from './LabelsTab.tsx';

const columns = ['title', 'code', 'category', 'language', 'price', 'reorderLevel', 'isActive'] as const;
const print = { endpoint: itemPrints.labels, most: MOST_LABELS };

export function ItemPages() {
  const { t } = useTranslation(['bav', 'app']);
  return (
    <ResourceScreens
      resource={items}
      path="/bav/sku"
      title={t('app:menu.bavSku')}
      columns={columns}
      print={print}
      defaults={{ isActive: true }}
      status="isActive"
      extraTabs={(item) => [{ key: 'labels', label: t('labels.tab'), content: <LabelsTab item={item} /> }]}
    />
  );
}
