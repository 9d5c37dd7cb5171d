import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../platform/today.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { shifted, weeksOf } from './day.rules.ts';

interface DayCalendarProps {
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChoose: (day: string) => void;
}

/** How far back and ahead the years go that can be chosen. */
const YEARS_BACK = 120;
const YEARS_AHEAD = 20;

/** One month. Arrows move by day and week, Page Up and Down by month, with Shift by year. */
export function DayCalendar({ value, min = '0000', max = '9999', onChoose }: DayCalendarProps) {
  const { t } = useTranslation('ui');
  const { monthName, weekday, fullDay } = useFormat();
  const thisDay = today();
  const [current, setCurrent] = useState(value ?? thisDay);
  const grid = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(true);
  const go = (day: string) => {
    hasMoved.current = true;
    setCurrent(day);
  };
  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);
  const year = Number(current.slice(0, 4));
  const thisYear = Number(thisDay.slice(0, 4));
  const years = Array.from(
    { length: YEARS_BACK + YEARS_AHEAD + 1 },
    (_, place) => thisYear + YEARS_AHEAD - place,
  );
  const weeks = weeksOf(current);
  return (
    <Box sx={{ p: 1.5, width: 340, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton
          aria-label={t('day.previousMonth')}
          onClick={() => setCurrent(shifted(current, { months: -1 }))}
        >
          <Icon path={mdiChevronLeft} />
        </IconButton>
        <Choice
          aria-label={t('day.month')}
          value={Number(current.slice(5, 7))}
          onChange={(event) =>
            setCurrent(shifted(current, { months: Number(event.target.value) - Number(current.slice(5, 7)) }))
          }
        >
          {Array.from({ length: 12 }, (_, place) => (
            <option key={monthKey(place)} value={place + 1}>
              {monthName(`2026-${monthKey(place)}`)}
            </option>
          ))}
        </Choice>
        <Choice
          aria-label={t('day.year')}
          value={year}
          onChange={(event) =>
            setCurrent(shifted(current, { months: (Number(event.target.value) - year) * 12 }))
          }
        >
          {(years.includes(year) ? years : [year, ...years]).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Choice>
        <IconButton
          aria-label={t('day.nextMonth')}
          onClick={() => setCurrent(shifted(current, { months: 1 }))}
        >
          <Icon path={mdiChevronRight} />
        </IconButton>
      </Box>
      <Grid ref={grid} onKeyDown={move}>
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col">
                {weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <Day
                    type="button"
                    data-day={day}
                    tabIndex={day === current ? 0 : -1}
                    disabled={day < min || day > max}
                    aria-label={fullDay(day)}
                    aria-pressed={day === value}
                    {...(day === thisDay ? { 'aria-current': 'date' as const } : {})}
                    data-other={day.slice(0, 7) !== current.slice(0, 7)}
                    onClick={() => onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {thisDay >= min && thisDay <= max && (
        <Button fullWidth onClick={() => onChoose(thisDay)}>
          {t('day.today')}
        </Button>
      )}
    </Box>
  );

  function move(event: KeyboardEvent) {
    const next = movedBy(event, current);
    if (next === null) return;
    event.preventDefault();
    go(next);
  }
}

function movedBy({ key, shiftKey }: KeyboardEvent, day: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return shifted(day, { days: -1 });
    case 'ArrowRight':
      return shifted(day, { days: 1 });
    case 'ArrowUp':
      return shifted(day, { days: -7 });
    case 'ArrowDown':
      return shifted(day, { days: 7 });
    case 'PageUp':
      return shifted(day, { months: shiftKey ? -12 : -1 });
    case 'PageDown':
      return shifted(day, { months: shiftKey ? 12 : 1 });
    default:
      return null;
  }
}

function monthKey(place: number): string {
  return String(place + 1).padStart(2, '0');
}

const Choice = styled('select')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  background: 'transparent',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
}));

const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  margin: theme.spacing(1, 0),
  '& th': { fontSize: '0.875rem', fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& td': { padding: 1 },
}));

const Day = styled('button')(({ theme }) => ({
  width: '100%',
  minHeight: 40,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  background: 'transparent',
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
  '&[data-other=true]': { color: theme.vars.palette.text.secondary },
  '&[aria-current=date]': { outline: `1px solid ${theme.vars.palette.primary.main}` },
  '&[aria-pressed=true]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));
