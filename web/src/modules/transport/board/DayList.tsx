import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import type { BoardTrip, WeekBoard } from '@sewa/contract/transport/trips';
import { memo, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { TabBar } from '../../../ui/TabBar.tsx';
import { tripPath } from '../trips/trip-screen.tsx';
import { useTripStatus } from '../trips/trip-status.ts';
import { namesOf } from './board-names.ts';
import type { BoardLine } from './board-props.ts';
import { useGradual } from './use-gradual.ts';
import { type BoardSide, DAY_MINUTES, tripsByRow, WEEK_DAYS } from './week-board.rules.ts';

interface DayListProps {
  board: WeekBoard;
  lines: readonly BoardLine[];
  side: BoardSide;
  weekStart: string;
  mayPlan: boolean;
  onCreate: (row: string, span: { from: number; to: number }) => void;
}

const FIRST_HOUR = 8 * 60;
const LAST_HOUR = 12 * 60;
const noTrips: readonly BoardTrip[] = [];

/** On a phone: one day, with the trips of each vehicle or driver below its name. */
export function DayList({ board, lines, side, weekStart, mayPlan, onCreate }: DayListProps) {
  const { t } = useTranslation('transport');
  const format = useFormat();
  const days = Array.from({ length: WEEK_DAYS }, (_, place) => dayAfter(weekStart, place));
  const [chosen, setChosen] = useState(days.includes(today()) ? today() : weekStart);
  const day = days.includes(chosen) ? chosen : weekStart;
  return (
    <>
      <TabBar label={t('board.days')} current={day} isFullWidth>
        {days.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === day}
            tabIndex={one === day ? 0 : -1}
            onClick={() => setChosen(one)}
          >
            <span>{format.weekday(one)}</span>
            <span>{Number(one.slice(8))}</span>
          </button>
        ))}
      </TabBar>
      {/* Each day is drawn anew, its first lines at once. */}
      <Day
        key={`${day} ${side}`}
        {...{ board, lines, side, day }}
        onPlan={
          mayPlan
            ? (row) => {
                const start = days.indexOf(day) * DAY_MINUTES;
                onCreate(row, { from: start + FIRST_HOUR, to: start + LAST_HOUR });
              }
            : null
        }
      />
    </>
  );
}

interface DayProps extends Pick<DayListProps, 'board' | 'lines' | 'side'> {
  day: string;
  /** Null: the reader plans no trips. */
  onPlan: ((row: string) => void) | null;
}

function Day({ board, lines, side, day, onPlan }: DayProps) {
  const { t } = useTranslation('transport');
  const format = useFormat();
  const trips = useMemo(() => tripsOn(board.trips, day, side), [board.trips, day, side]);
  const drawn = useGradual(lines.length);
  const statusOf = useTripStatus();
  const { vehicles, drivers } = board;
  const names = useMemo(() => namesOf({ vehicles, drivers }), [vehicles, drivers]);
  const besideOf = useCallback(
    ({ driver, vehicle }: BoardTrip) => names.get(side === 'vehicle' ? (driver ?? '') : vehicle) ?? '–',
    [names, side],
  );
  const labelOf = useCallback((status: number) => statusOf(status).label, [statusOf]);
  return (
    <Box
      component="ul"
      sx={listStyle}
      onClick={(event) => {
        const row = (event.target as Element).closest<HTMLElement>('[data-plan]')?.dataset['plan'];
        if (row !== undefined) onPlan?.(row);
      }}
    >
      {lines.slice(0, drawn).map((line) => (
        <DayLine
          key={line.id}
          {...line}
          day={day}
          trips={trips.get(line.id) ?? noTrips}
          labelOf={labelOf}
          besideOf={besideOf}
          plan={onPlan && t('board.cell', { title: line.title, day: format.fullDay(day) })}
        />
      ))}
    </Box>
  );
}

function tripsOn(trips: readonly BoardTrip[], day: string, side: BoardSide) {
  const [first, last] = [`${day}T00:00`, `${dayAfter(day, 1)}T00:00`];
  return tripsByRow(
    trips.filter(({ from, to }) => from < last && to > first),
    side,
  );
}

interface DayLineProps extends BoardLine {
  day: string;
  trips: readonly BoardTrip[];
  /** What its button says; null where there is none. */
  plan: string | null;
  /** The word for a status. */
  labelOf: (status: number) => string;
  /** The driver of a trip, or its vehicle: whichever is not this line. */
  besideOf: (trip: BoardTrip) => string;
}

/** Plain elements, as on the board. */
const DayLine = memo(function DayLine({
  id,
  title,
  details,
  day,
  trips,
  plan,
  labelOf,
  besideOf,
}: DayLineProps) {
  return (
    <li>
      <div className="line">
        <span className="name">
          <b>{title}</b> <span>{details}</span>
        </span>
        {plan !== null && (
          <button type="button" aria-label={plan} data-plan={id}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={mdiPlus} />
            </svg>
          </button>
        )}
      </div>
      {trips.map((trip) => (
        <Link key={trip.id} to={`${tripPath}/${trip.id}`}>
          <b>{hoursOn(day, trip)}</b> · {labelOf(trip.status)}
          <br />
          {trip.purpose} · {besideOf(trip)}
        </Link>
      ))}
    </li>
  );
});

function hoursOn(day: string, { from, to }: BoardTrip): string {
  const time = (moment: string, otherwise: string) => (moment.startsWith(day) ? moment.slice(11) : otherwise);
  return `${time(from, '00:00')}–${time(to, '24:00')}`;
}

/** One place for all lines, as for the board. */
const listStyle: SxProps<Theme> = {
  listStyle: 'none',
  p: 0,
  m: 0,
  '& > li': {
    borderBottom: 1,
    borderColor: 'divider',
    py: 0.5,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 57px',
  },
  '& .line': { display: 'flex', alignItems: 'center', minHeight: 48 },
  '& .name': { flex: 1, minWidth: 0, '& > span': { color: 'text.secondary' } },
  '& button': {
    flex: 'none',
    width: 48,
    height: 48,
    p: 1.5,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: 'primary.main',
    cursor: 'pointer',
    '& svg': { display: 'block', fill: 'currentColor' },
  },
  '& a': {
    display: 'block',
    minHeight: 44,
    py: 1,
    pl: 1.5,
    mb: 0.5,
    borderLeft: 4,
    borderColor: 'primary.main',
    color: 'text.primary',
    textDecoration: 'none',
  },
};
