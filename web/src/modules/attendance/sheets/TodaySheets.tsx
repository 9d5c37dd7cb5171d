import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { sheets } from '@sewa/contract/attendance/sheets';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useAct } from '../../../ui/use-act.ts';
import { type Occurrence, openSheet, useToday } from '../attendance.queries.ts';
import { SheetStatus } from '../SheetStatus.tsx';

/** What the schedules have today: one tap opens the sheet. Nothing is shown on a day without sewa. */
export function TodaySheets() {
  const { t } = useTranslation('attendance');
  const { data: occurrences } = useToday(today());
  if (!occurrences || occurrences.length === 0) return null;
  return (
    <Box component="section" aria-label={t('today.title')} sx={{ mb: 2 }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', mb: 1 }}>
        {t('today.title')}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
          listStyle: 'none',
          p: 0,
          m: 0,
        }}
      >
        {occurrences.map((occurrence) => (
          <OccurrenceCard key={occurrence.schedule} occurrence={occurrence} />
        ))}
      </Box>
    </Box>
  );
}

function OccurrenceCard({ occurrence }: { occurrence: Occurrence }) {
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  const { may } = useSession();
  const navigate = useNavigate();
  const { act, isBusy } = useAct();
  const { schedule, title, sheet, came, needed, isClosed } = occurrence;
  const show = (id: string) => void navigate(`/attendance/sheets/${id}`);
  const open = () =>
    act({
      run: () => openSheet(schedule, today()),
      done: t('today.opened'),
      failed: t('today.failed'),
      onDone: show,
    });
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', p: 1.5 }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[`${occurrence.startTime}–${occurrence.endTime}`, occurrence.centreName].join(' · ')}
        </Typography>
        {sheet !== null && (
          <Typography variant="body2">
            {t('today.came', { came: number(came), needed: number(needed) })}
          </Typography>
        )}
      </Box>
      {isClosed && sheet !== null && <SheetStatus isClosed />}
      {sheet !== null ? (
        <Button variant={isClosed ? 'outlined' : 'contained'} onClick={() => show(sheet)}>
          {t(isClosed ? 'today.look' : 'today.mark')}
        </Button>
      ) : (
        may(sheets.open.requirement) && (
          <Button variant="contained" loading={isBusy} onClick={() => void open()}>
            {t('today.open')}
          </Button>
        )
      )}
    </Paper>
  );
}
