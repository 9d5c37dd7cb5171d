import { itemList } from '@sewa/contract/bav/import-columns';
import { useTranslation } from 'react-i18next';
import { ImportPage } from '../../../ui/import/ImportPage.tsx';

export function ItemImportPage() {
  const { t } = useTranslation(['bav', 'app']);
  const list = { to: '/bav/sku', label: t('app:menu.bavSku') };
  return (
    <ImportPage
      kind={itemList.name}
      requirement={itemList.requirement}
      trail={[list]}
      title={t('items.importTitle')}
      list={list}
    />
  );
}
