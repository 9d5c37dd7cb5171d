import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { schedules } from '@sewa/contract/user/schedules';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { today } from '../../../platform/today.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DayList } from './DayList.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { ScheduleHeader } from './ScheduleHeader.tsx';
import { useOccurrences } from './schedule.queries.ts';
import { monthGrid, shiftMonth } from './schedule.rules.ts';

const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month of sewas: a grid on a desk, a list of days on a phone. The month stands in the address. */
export function CalendarPage() {
  const { t } = useTranslation('settings');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const [params, setParams] = useSearchParams();
  const thisDay = today();
  const asked = params.get('month') ?? '';
  const month = isMonth.test(asked) ? asked : thisDay.slice(0, 7);
  const days = monthGrid(month);
  const query = useOccurrences({ from: days[0] ?? thisDay, to: days.at(-1) ?? thisDay });
  const occurrences = query.data?.rows ?? [];
  const go = (by: number) => setParams({ month: shiftMonth(month, by) });
  return (
    <>
      <HearChanges event="schedule.changed" path={schedules.list.path} />
      <ScheduleHeader />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <IconButton onClick={() => go(-1)} aria-label={t('schedule.previousMonth')}>
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <Typography variant="h2" aria-live="polite" sx={{ minWidth: { sm: 200 }, textAlign: 'center' }}>
          {t(`month.${month.slice(5)}`)} {month.slice(0, 4)}
        </Typography>
        <IconButton onClick={() => go(1)} aria-label={t('schedule.nextMonth')}>
          <Icon path={mdiChevronRight} />
        </IconButton>
        {month !== thisDay.slice(0, 7) && (
          <Button onClick={() => setParams({})}>{t('schedule.thisMonth')}</Button>
        )}
      </Stack>
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && isPhone && (
        <DayList month={month} occurrences={occurrences} isLoading={query.isPending} />
      )}
      {!query.error && !isPhone && (
        <MonthGrid month={month} days={days} today={thisDay} occurrences={occurrences} />
      )}
    </>
  );
}
