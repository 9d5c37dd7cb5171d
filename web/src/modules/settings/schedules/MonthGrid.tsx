import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { weekdays } from '@sewa/contract/user/schedules';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import type { Occurrence } from './schedule.queries.ts';
import { useRuleWords } from './use-rule-words.ts';

const SHOWN = 3;
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

interface MonthGridProps {
  month: string;
  days: readonly string[];
  today: string;
  occurrences: readonly Occurrence[];
}

export function MonthGrid({ month, days, today, occurrences }: MonthGridProps) {
  const { t } = useTranslation('settings');
  const { weekday } = useRuleWords();
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7));
  return (
    <Box
      component="table"
      aria-label={t('schedule.calendar')}
      sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', bgcolor: 'background.paper' }}
    >
      <thead>
        <tr>
          {weekdays.map((day) => (
            <Typography
              key={day}
              component="th"
              scope="col"
              variant="body2"
              sx={{ p: 1, fontWeight: 600, border: 1, borderColor: 'divider' }}
            >
              {weekday(day)}
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isOther={!day.startsWith(month)}
                isToday={day === today}
                occurrences={occurrences.filter((one) => one.day === day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function DayCell(props: {
  day: string;
  isOther: boolean;
  isToday: boolean;
  occurrences: readonly Occurrence[];
}) {
  const { t } = useTranslation('settings');
  const { number } = useFormat();
  const { day, isOther, isToday, occurrences } = props;
  return (
    <Box
      component="td"
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      sx={{
        border: 1,
        borderColor: 'divider',
        verticalAlign: 'top',
        height: 116,
        p: 0.5,
        bgcolor: isOther ? 'background.default' : 'transparent',
      }}
    >
      <Typography
        variant="body2"
        sx={{
          display: 'inline-flex',
          minWidth: 24,
          justifyContent: 'center',
          mb: 0.5,
          color: isOther ? 'text.secondary' : 'text.primary',
          ...(isToday ? { bgcolor: 'primary.main', color: 'primary.contrastText', borderRadius: 3 } : {}),
        }}
      >
        {number(Number(day.slice(8)))}
      </Typography>
      {occurrences.slice(0, SHOWN).map((one) => (
        <OccurrenceLink key={`${one.schedule} ${one.startTime}`} occurrence={one} />
      ))}
      {occurrences.length > SHOWN && (
        <Typography variant="caption">{t('schedule.more', { count: occurrences.length - SHOWN })}</Typography>
      )}
    </Box>
  );
}

function OccurrenceLink({ occurrence }: { occurrence: Occurrence }) {
  const { time } = useRuleWords();
  const centre = useCentres().data?.find((one) => one.id === occurrence.centre);
  const place = `${time(occurrence.startTime)} ${centre?.name ?? ''}`;
  return (
    <ButtonBase
      component={Link}
      title={`${occurrence.title}, ${place}`}
      to={`/settings/schedules/${occurrence.schedule}`}
      sx={{
        display: 'block',
        width: '100%',
        textAlign: 'left',
        px: 0.75,
        py: 0.25,
        mb: 0.25,
        borderRadius: 0.5,
        borderLeft: 3,
        borderColor: 'primary.main',
        bgcolor: 'var(--accent-tint)',
        fontSize: '0.875rem',
        overflow: 'hidden',
      }}
    >
      <Box component="span" sx={oneLine}>
        {occurrence.title}
      </Box>
      <Typography component="span" variant="caption" color="textSecondary" sx={oneLine}>
        {place}
      </Typography>
    </ButtonBase>
  );
}
