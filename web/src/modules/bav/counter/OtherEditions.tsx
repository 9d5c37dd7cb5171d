import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { otherEditions, stockLeft } from './catalogue.rules.ts';
import type { Counter } from './use-counter.ts';

/** The chosen line asks for more than there is, and another edition of its title is in stock: one touch takes that. */
export function OtherEditions({ counter }: { counter: Counter }) {
  const { t } = useTranslation('counter');
  const { money } = useFormat();
  const line = counter.basket.lines.find(({ item }) => item === counter.chosen);
  const item = line && counter.catalogue.byId.get(line.item);
  if (!item) return null;
  const left = Math.max(stockLeft(item, counter.soldSince), 0);
  const missing = line.quantity - left;
  const others = missing > 0 ? otherEditions(item, counter) : [];
  if (others.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mx: 1, mb: 1, '& .MuiAlert-message': { py: 0.5 } }}>
      {t('soldOut', { title: item.title })}{' '}
      {others.map((other) => (
        <Button
          key={other.id}
          onClick={() => {
            counter.setQuantity(item.id, left);
            counter.add(other, missing);
          }}
        >
          {[other.language || other.title, money(other.price)].join(' · ')}
        </Button>
      ))}
    </Alert>
  );
}
