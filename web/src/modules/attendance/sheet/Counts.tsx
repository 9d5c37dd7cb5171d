import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasServed } from '@sewa/contract/attendance/marks';
import type { SheetPerson } from '@sewa/contract/attendance/sheets';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

/** How many came, are absent, are not marked; in sight while the list scrolls. */
export function Counts({ people }: { people: readonly SheetPerson[] }) {
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  const count = (is: (person: SheetPerson) => boolean) => people.filter(is).length;
  const counts = {
    came: count(({ mark }) => mark !== null && hasServed(mark)),
    absent: count(({ mark }) => mark === 'absent' || mark === 'excused'),
    unmarked: count(({ mark }) => mark === null),
    guests: count(({ isGuest }) => isGuest),
  };
  const shown = (['came', 'absent', 'unmarked', 'guests'] as const).filter(
    (name) => name !== 'guests' || counts.guests > 0,
  );
  return (
    <Box
      component="dl"
      aria-label={t('count.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 1.5, sm: 4 },
        m: 0,
        py: 0.5,
        position: 'sticky',
        top: 0,
        zIndex: 2,
        bgcolor: 'background.default',
      }}
    >
      {shown.map((name) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            // In one line on a phone, where each row of people counts.
            flexDirection: { xs: 'row-reverse', sm: 'column-reverse' },
            alignItems: { xs: 'baseline', sm: 'flex-start' },
            gap: { xs: 0.5, sm: 0 },
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {t(`count.${name}`)}
          </Typography>
          <Typography
            component="dd"
            data-count={name}
            sx={{ m: 0, fontSize: { xs: '1.125rem', sm: '1.375rem' }, fontWeight: 600 }}
          >
            {number(counts[name])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
