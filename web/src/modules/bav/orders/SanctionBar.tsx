import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sanctionYear } from '@sewa/contract/bav/order-moves';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { useSanction } from './order.queries.ts';

interface SanctionBarProps {
  centre: string;
  /** That of the order. */
  day: string;
  value: number;
  isCounted: boolean;
}

/**
 * How much of the sanctioned amount of the order's year is used, and what this order would use. It has its place before its
 * numbers come, of two lines on a phone: what stands below must not move under a list that somebody has opened.
 */
export function SanctionBar(props: SanctionBarProps) {
  return (
    <Box sx={{ maxWidth: 560, minHeight: { xs: 56, sm: 34 } }}>
      <SanctionUse {...props} />
    </Box>
  );
}

function SanctionUse({ centre, day, value, isCounted }: SanctionBarProps) {
  const { t } = useTranslation('bav');
  const { money } = useFormat();
  const { data } = useSanction(centre, sanctionYear(day));
  if (!data) return null;
  if (data.amount === null) return <Typography color="textSecondary">{t('order.noSanction')}</Typography>;
  const used = isCounted ? data.used - value : data.used;
  const isBeyond = used + value > data.amount;
  const share = (part: number) => Math.min(100, data.amount ? (100 * part) / data.amount : 100);
  const colour = isBeyond ? 'error.main' : 'primary.main';
  const text = t('order.sanction', {
    used: money(used),
    amount: money(data.amount),
    value: money(value),
    year: `${data.year}–${data.year + 1}`,
  });
  return (
    <>
      <Typography variant="body2" color={isBeyond ? 'error' : 'textSecondary'}>
        {text}
      </Typography>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          height: 8,
          mt: 0.5,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Box sx={{ width: `${share(used)}%`, bgcolor: colour }} />
        <Box sx={{ width: `${share(used + value) - share(used)}%`, bgcolor: colour, opacity: 0.5 }} />
      </Box>
    </>
  );
}
