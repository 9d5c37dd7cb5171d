import { mdiBadgeAccountHorizontalOutline, mdiLockOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasServed } from '@sewa/contract/attendance/marks';
import type { Sheet } from '@sewa/contract/attendance/sheets';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { shortCode } from '../../../ui/scan/short-code.rules.ts';
import type { ShownPerson } from '../sheet/unsent.rules.ts';

interface KioskIdleProps {
  sheet: Sheet;
  people: readonly ShownPerson[];
  /** What a scanner has typed so far. */
  typed: string;
}

/** Between two badges: which sewa this is, what to do, and how many have come. */
export function KioskIdle({ sheet, people, typed }: KioskIdleProps) {
  const { t } = useTranslation('attendance');
  const { fullDay, number } = useFormat();
  const came = people.filter(({ mark }) => mark !== null && hasServed(mark)).length;
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'space-evenly',
        textAlign: 'center',
        overflowWrap: 'anywhere',
        overflow: 'auto',
        p: 2,
      }}
    >
      <div>
        <Typography variant="h1" sx={{ fontSize: 'clamp(1.5rem, 4.5vmin, 2.75rem)' }}>
          {sheet.title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: 'clamp(1rem, 2.6vmin, 1.5rem)' }}>
          {[fullDay(sheet.onDay), `${sheet.startTime}–${sheet.endTime}`, sheet.place]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      <Box sx={{ color: sheet.isClosed ? 'text.secondary' : 'primary.main' }}>
        <Icon
          path={sheet.isClosed ? mdiLockOutline : mdiBadgeAccountHorizontalOutline}
          sx={{ fontSize: 'clamp(96px, 26vmin, 260px)' }}
        />
        <Typography
          component="p"
          sx={{ fontSize: 'clamp(2rem, 8vmin, 4.5rem)', fontWeight: 700, lineHeight: 1.2 }}
        >
          {t(sheet.isClosed ? 'sheet.isClosed' : 'kiosk.show')}
        </Typography>
      </Box>
      <Box
        component="output"
        aria-label={t('scan.field')}
        sx={{
          minHeight: '2.5rem',
          fontSize: 'clamp(1.5rem, 5vmin, 2.5rem)',
          letterSpacing: '0.1em',
          fontWeight: 600,
        }}
      >
        {shortCode(typed)}
      </Box>
      <Typography sx={{ fontSize: 'clamp(1.125rem, 3vmin, 1.75rem)' }}>
        {t('kiosk.came', { count: came, number: number(came) })}
      </Typography>
    </Box>
  );
}
