import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

const shown = ['sent', 'arrived', 'returned', 'dropped'] as const;

type Counted = (typeof shown)[number];
/** Without the number of those who dropped out where it is not known. */
type TotalsOf = Readonly<Record<Exclude<Counted, 'dropped'>, number>> & { readonly dropped?: number };

/** Sent, arrived and returned side by side, and by how much each differs from the one before. */
export function Totals({ totals }: { totals: TotalsOf }) {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  const counts = shown.flatMap((name) => {
    const count = totals[name];
    return count === undefined ? [] : [[name, count] as const];
  });
  const differences = [
    { of: 'arrived', count: totals.sent - totals.arrived },
    { of: 'returned', count: totals.arrived - totals.returned },
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {counts.map(([name, count]) => (
        <Paper key={name} variant="outlined" sx={{ p: 1.5, display: 'flex', flexDirection: 'column' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`arrivals.total.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 }}>
            {number(count)}
          </Typography>
          {differences
            .filter((one) => one.of === name && one.count > 0)
            .map((one) => (
              <Typography
                key={one.of}
                component="dd"
                variant="body2"
                sx={{ m: 0, color: 'warning.main', fontWeight: 600 }}
              >
                {t(`arrivals.difference.${one.of}`, { number: number(one.count) })}
              </Typography>
            ))}
        </Paper>
      ))}
    </Box>
  );
}
