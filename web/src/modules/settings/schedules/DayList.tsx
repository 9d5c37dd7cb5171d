import { mdiCalendarBlankOutline } from '@mdi/js';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useCentres } from '../../../ui/person/centres.query.ts';
import type { Occurrence } from './schedule.queries.ts';
import { useRuleWords } from './use-rule-words.ts';

interface DayListProps {
  month: string;
  occurrences: readonly Occurrence[];
  isLoading: boolean;
}

/** The phone's calendar: the days on which something takes place. */
export function DayList({ month, occurrences, isLoading }: DayListProps) {
  const { t } = useTranslation('settings');
  const { day } = useFormat();
  const { time } = useRuleWords();
  const centres = useCentres().data;
  const centreName = (one: Occurrence) => centres?.find((centre) => centre.id === one.centre)?.name ?? '';
  if (isLoading) return <Skeleton variant="rounded" height={360} />;
  const within = occurrences.filter((one) => one.day.startsWith(month));
  if (within.length === 0)
    return <EmptyState icon={mdiCalendarBlankOutline} title={t('schedule.emptyMonth')} />;
  const byDay = Map.groupBy(within, (one) => one.day);
  return (
    <Paper variant="outlined">
      {[...byDay].map(([date, ones]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <Typography
            id={`day-${date}`}
            variant="body2"
            component="h3"
            color="textSecondary"
            sx={{ px: 2, pt: 2 }}
          >
            {day(date)}
          </Typography>
          <List disablePadding>
            {ones.map((one) => (
              <ListItem key={`${one.schedule} ${one.startTime}`} disablePadding>
                <ListItemButton component={Link} to={`/settings/schedules/${one.schedule}`}>
                  <ListItemText
                    primary={one.title}
                    secondary={`${time(one.startTime)} – ${time(one.endTime)} · ${one.department} · ${centreName(one)}`}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </section>
      ))}
    </Paper>
  );
}
