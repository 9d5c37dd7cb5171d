import { sanctions } from '@sewa/contract/bav/orders';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';

export function OrderTabs() {
  const { t } = useTranslation('app');
  const words = useResourceWords(sanctions);
  return (
    <LinkTabs
      label={t('menu.bavOrder')}
      tabs={[
        { to: '/bav/order', label: t('menu.bavOrder') },
        { to: '/bav/order/sanctions', label: words.many },
      ]}
    />
  );
}
