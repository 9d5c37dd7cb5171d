import { mdiCash, mdiPause, mdiPercentOutline, mdiPlayOutline, mdiUndoVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { returns } from '@sewa/contract/bav/returns';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { AtWork, Counter } from './use-counter.ts';

/** What can be done with a basket; each has a key. */
export interface CounterActs {
  hold: () => void;
  recall: () => void;
  discount: () => void;
  takeBack: () => void;
  pay: () => void;
}

/** The total, and what can be done with the basket: each by its key. */
export function Summary(props: { counter: Counter; till: AtWork; acts: CounterActs }) {
  const { counter, till, acts } = props;
  const { t } = useTranslation('counter');
  const { may } = useSession();
  const { number } = useFormat();
  const hasLines = counter.basket.lines.length > 0;
  return (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 2, flex: 1 }}>
      <Total counter={counter} />
      <PayButton label={t('pay')} isOff={!hasLines} onClick={acts.pay} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        <ActButton icon={mdiPause} name="F4" label={t('hold')} isOff={!hasLines} onClick={acts.hold} />
        <ActButton
          icon={mdiPlayOutline}
          name="F5"
          label={
            counter.held.length > 0 ? t('recallCount', { number: number(counter.held.length) }) : t('recall')
          }
          isOff={counter.held.length === 0}
          onClick={acts.recall}
        />
        <ActButton
          icon={mdiPercentOutline}
          name="F6"
          label={t('discount')}
          isOff={!hasLines || till.maxDiscount === 0}
          onClick={acts.discount}
        />
        {may(returns.create.requirement) && (
          <ActButton icon={mdiUndoVariant} name="F8" label={t('return')} onClick={acts.takeBack} />
        )}
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 'auto', display: { xs: 'none', md: 'block' } }}
      >
        {t('keys')}
      </Typography>
    </Box>
  );
}

function Total({ counter }: { counter: Counter }) {
  const { t } = useTranslation('counter');
  const language = useStore(languageStore);
  const { money, number } = useFormat();
  const { total, discount, copies } = counter.totals;
  return (
    <Box>
      <Typography color="textSecondary">
        {t('copies', { count: copies, number: number(copies) })}
        {discount > 0 && ` · ${receiptWords.discount[language]} −${money(discount)}`}
      </Typography>
      <Typography
        component="p"
        data-total
        aria-live="polite"
        sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1.15, fontVariantNumeric: 'tabular-nums' }}
      >
        {money(total)}
      </Typography>
    </Box>
  );
}

/** Buttons are not drawn anew by a scan. */
const PayButton = memo(function PayButton(props: { label: string; isOff: boolean; onClick: () => void }) {
  return (
    <Button
      variant="contained"
      size="large"
      disabled={props.isOff}
      onClick={props.onClick}
      startIcon={<Icon path={mdiCash} />}
      sx={{ minHeight: 72, fontSize: '1.375rem' }}
    >
      <Keyed name="F9">{props.label}</Keyed>
    </Button>
  );
});

const ActButton = memo(function ActButton(props: {
  icon: string;
  name: string;
  label: string;
  isOff?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="outlined"
      disabled={props.isOff ?? false}
      onClick={props.onClick}
      startIcon={<Icon path={props.icon} />}
      sx={{ minHeight: 56, justifyContent: 'flex-start' }}
    >
      <Keyed name={props.name}>{props.label}</Keyed>
    </Button>
  );
});

/** A word with the key that does the same. */
export function Keyed({ name, children }: { name: string; children: string }) {
  return (
    <span>
      {children}{' '}
      <Box
        component="kbd"
        sx={{ fontFamily: 'inherit', fontSize: '0.875rem', display: { xs: 'none', md: 'inline' } }}
      >
        {name}
      </Box>
    </span>
  );
}
