import { mdiMinus, mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PricedLine } from '@sewa/contract/bav/basket';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { stockLeft } from './catalogue.rules.ts';
import { Sign } from './Sign.tsx';
import { StockLeft } from './StockLeft.tsx';
import type { Counter } from './use-counter.ts';

/** Low enough for eight lines on a laptop of 1366 × 625. */
const LINE_HEIGHT = 56;

export function BasketList({ counter }: { counter: Counter }) {
  const { t } = useTranslation('counter');
  const { lines } = counter.totals;
  if (lines.length === 0)
    return (
      <Typography color="textSecondary" sx={{ p: 2 }}>
        {t('empty')}
      </Typography>
    );
  return (
    <Box component="ul" aria-label={t('basket')} sx={listStyle}>
      {lines.map(({ item, title, price, quantity, gross }) => {
        const known = counter.catalogue.byId.get(item);
        return (
          <Line
            key={item}
            item={item}
            title={title}
            price={price}
            quantity={quantity}
            gross={gross}
            isChosen={counter.chosen === item}
            left={known ? stockLeft(known, counter.soldSince) - quantity : null}
            reorderLevel={known?.reorderLevel ?? null}
            photo={known?.photo ?? null}
            onQuantity={counter.setQuantity}
            onChoose={counter.setChosen}
          />
        );
      })}
    </Box>
  );
}

interface LineProps extends Pick<PricedLine, 'item' | 'title' | 'price' | 'quantity' | 'gross'> {
  isChosen: boolean;
  /** Copies that would be left; null where the device does not know the item any more. */
  left: number | null;
  reorderLevel: number | null;
  photo: string | null;
  onQuantity: (item: string, quantity: number) => void;
  onChoose: (item: string) => void;
}

/** Drawn anew only when it changes itself: a scan must not wait for the lines above it. */
const Line = memo(function Line(props: LineProps) {
  const { item, title, price, quantity, gross, isChosen, left, reorderLevel, photo, onQuantity, onChoose } =
    props;
  const { t } = useTranslation('counter');
  const { money, number } = useFormat();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the scan field choose a line
    <li ref={row} data-line={item} data-chosen={isChosen || undefined} onClick={() => onChoose(item)}>
      <ItemPicture photo={photo} size={40} />
      <div className="title">
        <span title={title}>{title}</span>
        <small>
          {money(price)}
          {left !== null && <StockLeft left={left} reorderLevel={reorderLevel} />}
        </small>
      </div>
      <button
        type="button"
        aria-label={quantity === 1 ? t('remove', { title }) : t('fewer', { title })}
        onClick={() => onQuantity(item, quantity - 1)}
      >
        <Sign path={quantity === 1 ? mdiTrashCanOutline : mdiMinus} />
      </button>
      <b data-quantity>{number(quantity)}</b>
      <button type="button" aria-label={t('more', { title })} onClick={() => onQuantity(item, quantity + 1)}>
        <Sign path={mdiPlus} />
      </button>
      <b className="amount">{money(gross)}</b>
    </li>
  );
});

/**
 * Of the lines and all they hold: the styles stand once on the list. A line of styled components would cost an old laptop
 * a third of the time that a scan may take.
 */
const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: LINE_HEIGHT,
    px: 1.5,
    borderBottom: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& li[data-chosen]': { bgcolor: 'action.selected' },
  '& .title': { flex: 1, minWidth: 0, lineHeight: 1.4 },
  // The volume of a series stands at the end: on a phone a title has two lines.
  '& .title > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: '2', md: '1' },
    overflow: 'hidden',
  },
  '& small': { display: 'flex', gap: 1, fontSize: '0.875rem', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& [data-low]': { color: 'warning.main' },

  '& button': {
    width: 44,
    height: 44,
    p: '10px',
    flexShrink: 0,
    border: 0,
    borderRadius: '50%',
    color: 'action.active',
    bgcolor: 'transparent',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
  },
  '& svg': { width: 24, height: 24, fill: 'currentColor', display: 'block' },
  '& small svg': { width: '1em', height: '1em', mr: 0.5, display: 'inline-block', verticalAlign: '-0.125em' },
  '& b': { fontWeight: 600 },
  '& [data-quantity]': { minWidth: '2.5ch', textAlign: 'center', fontSize: '1.125rem' },
  '& .amount': {
    minWidth: { xs: 72, md: 96 },
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
