import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

const shown = ['sent', 'arrived', 'returned', 'dropped'] as const;

/** Sent, arrived and returned side by side, and by how much each differs from the one before. */
export function Totals({ totals }: { totals: Readonly<Record<(typeof shown)[number], number>> }) {
  const { t } = useTranslation('nominal-roll');
  const { number } = useFormat();
  const differences = {
    sent: 0,
    arrived: totals.sent - totals.arrived,
    returned: totals.arrived - totals.returned,
    dropped: 0,
  };
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
      {shown.map((name) => (
        <Paper key={name} variant="outlined" sx={{ p: 1.5, display: 'flex', flexDirection: 'column' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`arrivals.total.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.25 }}>
            {number(totals[name])}
          </Typography>
          {differences[name] > 0 && (
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'warning.main', fontWeight: 600 }}>
              {t('arrivals.difference', { count: differences[name], number: number(differences[name]) })}
            </Typography>
          )}
        </Paper>
      ))}
    </Box>
  );
}
