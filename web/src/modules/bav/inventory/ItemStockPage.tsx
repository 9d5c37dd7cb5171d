import { inventory } from '@sewa/contract/bav/inventory';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { ItemMovements } from './ItemMovements.tsx';
import { ItemPlaces } from './ItemPlaces.tsx';
import { useItemStock } from './inventory.queries.ts';

/** One item: where it is, and what came and went. */
export function ItemStockPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['bav', 'app']);
  const { money, number } = useFormat();
  const query = useItemStock(id);
  const stock = query.data;
  return (
    <>
      <HearChanges event="stock.changed" path={inventory.list.path} />
      <RecordPage
        trail={[{ label: t('app:menu.bavInventory'), to: '/bav/inventory' }]}
        title={stock?.title}
        subtitle={
          stock &&
          `${stock.code} · ${t('lines.inStock', { count: stock.onHand, shown: number(stock.onHand) })} · ${money(stock.value)}`
        }
        error={query.error}
        onRetry={() => void query.refetch()}
        tabs={
          stock
            ? [
                { key: 'places', label: t('inventory.places'), content: <ItemPlaces stock={stock} /> },
                { key: 'movements', label: t('inventory.movements'), content: <ItemMovements id={id} /> },
              ]
            : []
        }
      />
    </>
  );
}
