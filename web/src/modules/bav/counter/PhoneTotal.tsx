import { mdiCash, mdiPause, mdiPercentOutline, mdiPlayOutline, mdiUndoVariant } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { returns } from '@sewa/contract/bav/returns';
import { receiptWords } from '@sewa/contract/bav/shop-words';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { CounterActs } from './Summary.tsx';
import type { AtWork, Counter } from './use-counter.ts';

/** On a phone the total, the way to pay and what else can be done stay at the bottom, near the thumb. */
export function PhoneTotal({ counter, till, acts }: { counter: Counter; till: AtWork; acts: CounterActs }) {
  const { t } = useTranslation('counter');
  const language = useStore(languageStore);
  const { money, number } = useFormat();
  const { may } = useSession();
  const { total, copies, discount } = counter.totals;
  const hasLines = counter.basket.lines.length > 0;
  const held = counter.held.length;
  return (
    <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {t('copies', { count: copies, number: number(copies) })}
            {discount > 0 && ` · ${receiptWords.discount[language]} −${money(discount)}`}
          </Typography>
          <Typography component="p" data-total sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}>
            {money(total)}
          </Typography>
        </Box>
        <Button
          variant="contained"
          size="large"
          disabled={!hasLines}
          onClick={acts.pay}
          startIcon={<Icon path={mdiCash} />}
          sx={{ minHeight: 56, px: 3 }}
        >
          {t('pay')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, '& > *': { flex: 1, minHeight: 44, px: 0.5 } }}>
        {hasLines && (
          <Button startIcon={<Icon path={mdiPause} />} onClick={acts.hold}>
            {t('hold')}
          </Button>
        )}
        {!hasLines && held > 0 && (
          <Button startIcon={<Icon path={mdiPlayOutline} />} onClick={acts.recall}>
            {t('recallCount', { number: number(held) })}
          </Button>
        )}
        {hasLines && till.maxDiscount > 0 && (
          <Button startIcon={<Icon path={mdiPercentOutline} />} onClick={acts.discount}>
            {t('discount')}
          </Button>
        )}
        {may(returns.create.requirement) && (
          <Button startIcon={<Icon path={mdiUndoVariant} />} onClick={acts.takeBack}>
            {t('return')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
