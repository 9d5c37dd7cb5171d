import { mdiCalendarToday, mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { dayAfter, mondayOf } from '@sewa/contract/kernel/values/days';
import { classText } from '@sewa/contract/transport/licence-rules';
import { type BoardTrip, type TripFields, trips, type WeekBoard } from '@sewa/contract/transport/trips';
import { vehicles } from '@sewa/contract/transport/vehicles';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { BesideTitle } from '../trips/TripSection.tsx';
import { movePlan, TRIPS, useWeek } from '../trips/trip.queries.ts';
import { tripPath, useTripForm } from '../trips/trip-screen.tsx';
import type { BoardLine } from './board-props.ts';
import { DayList } from './DayList.tsx';
import { useGradual } from './use-gradual.ts';
import { WeekBoardGrid } from './WeekBoardGrid.tsx';
import { type BoardSide, type MovedPlan, wallAt, weekStartOf } from './week-board.rules.ts';

/** /transport/trip/week: the trips of a week, planned on a board. */
export function WeekPage() {
  const [params, setParams] = useSearchParams();
  const weekStart = weekStartOf(params.get('from'), today());
  const side: BoardSide = params.get('by') === 'driver' ? 'driver' : 'vehicle';
  const set = (next: Record<string, string>) =>
    setParams({ ...Object.fromEntries(params), ...next }, { replace: true });
  const week = useWeek(weekStart);
  // Each part in a picture of its own: drawn at once they keep a slow phone busy for a quarter of a second.
  const parts = useGradual(2, 1);
  return (
    <>
      <HearChanges event={trips.event} path={TRIPS} />
      {parts > 0 && (
        <BesideTitle>
          <WeekToolbar
            weekStart={weekStart}
            side={side}
            onWeek={(from) => set({ from })}
            onSide={(by) => set({ by })}
          />
        </BesideTitle>
      )}
      {week.error && !week.data && <ErrorState error={week.error} onRetry={() => void week.refetch()} />}
      {parts > 1 && week.isPending && <PageSkeleton />}
      {parts > 1 && week.data && <Board board={week.data} side={side} weekStart={weekStart} />}
    </>
  );
}

const WEEK = 7;

function WeekToolbar(props: {
  weekStart: string;
  side: BoardSide;
  onWeek: (from: string) => void;
  onSide: (side: BoardSide) => void;
}) {
  const { weekStart, side, onWeek, onSide } = props;
  const { t } = useTranslation('transport');
  const { day } = useFormat();
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <IconButton aria-label={t('board.before')} onClick={() => onWeek(dayAfter(weekStart, -WEEK))}>
        <Icon path={mdiChevronLeft} />
      </IconButton>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {day(weekStart)} – {day(dayAfter(weekStart, WEEK - 1))}
      </Typography>
      <IconButton aria-label={t('board.after')} onClick={() => onWeek(dayAfter(weekStart, WEEK))}>
        <Icon path={mdiChevronRight} />
      </IconButton>
      <Button startIcon={<Icon path={mdiCalendarToday} />} onClick={() => onWeek(mondayOf(today()))}>
        {t('board.today')}
      </Button>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={side}
        aria-label={t('board.by')}
        onChange={(_event, next: BoardSide | null) => next && onSide(next)}
      >
        <ToggleButton value="vehicle">{t('board.byVehicle')}</ToggleButton>
        <ToggleButton value="driver">{t('board.byDriver')}</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}

function Board({ board, side, weekStart }: { board: WeekBoard; side: BoardSide; weekStart: string }) {
  const { t } = useTranslation('transport');
  const { may } = useSession();
  const navigate = useNavigate();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const { act } = useAct();
  const [planned, setPlanned] = useState<Partial<TripFields> | null>(null);
  const lines = useLines(board, side);
  const mayPlan = may(trips.create.requirement);
  const create = (row: string, span: { from: number; to: number }) => {
    const [fromDay = '', fromTime = ''] = wallAt(span.from, weekStart).split('T');
    const [toDay = '', toTime = ''] = wallAt(span.to, weekStart).split('T');
    setPlanned({ fromDay, fromTime, toDay, toTime, [side]: row });
  };
  const move = (trip: BoardTrip, plan: MovedPlan) =>
    void act({
      run: () => movePlan(trip.id, { ...plan, version: trip.version }),
      done: t('done.move', { number: trip.number }),
      failed: t('step.failed'),
      undo: (moved) => ({
        run: async () => {
          const { from, to, vehicle, driver } = trip;
          await movePlan(trip.id, { from, to, vehicle, driver: driver ?? '', version: moved.version });
        },
        done: t('undo.done', { number: trip.number }),
        failed: t('undo.failed'),
      }),
    });
  const shared = { board, lines, side, weekStart, mayPlan, onCreate: create };
  return (
    <>
      {isPhone ? (
        <DayList {...shared} />
      ) : (
        <WeekBoardGrid
          key={`${weekStart} ${side}`}
          {...shared}
          onOpen={(id) => void navigate(`${tripPath}/${id}`)}
          onMove={move}
        />
      )}
      {planned && <PlanDialog planned={planned} onClose={() => setPlanned(null)} />}
    </>
  );
}

function PlanDialog({ planned, onClose }: { planned: Partial<TripFields>; onClose: () => void }) {
  return <ResourceDialog {...useTripForm(planned)} resource={trips} row={null} onClose={onClose} />;
}

function useLines({ vehicles: fleet, drivers }: WeekBoard, side: BoardSide): readonly BoardLine[] {
  const { t } = useTranslation('transport');
  const { choice } = useResourceWords(vehicles);
  return useMemo(
    () =>
      side === 'vehicle'
        ? fleet.map(({ id, number, type, seats }) => ({
            id,
            title: number,
            details: `${choice('type', type) ?? ''} · ${t('trip.seats', { count: seats })}`,
          }))
        : drivers.map(({ id, name, classes }) => ({
            id,
            title: name,
            details: classes.map(classText).join(', '),
          })),
    [fleet, drivers, side, choice, t],
  );
}
