import { mdiAlertOutline } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Sign } from './Sign.tsx';

/** How many are left, small; amber from the reorder level on. Its styles come from what it stands in. */
export function StockLeft({ left, reorderLevel }: { left: number; reorderLevel: number | null }) {
  const { t } = useTranslation('counter');
  const { number } = useFormat();
  const isLow = left <= (reorderLevel ?? 0);
  return (
    <span data-low={isLow || undefined}>
      {isLow && <Sign path={mdiAlertOutline} />}
      {t('left', { count: Math.max(left, 0), number: number(Math.max(left, 0)) })}
    </span>
  );
}
