import { dayAfter } from '@sewa/contract/kernel/values/days';
import { momentText } from '@sewa/contract/transport/trip-problem-text';
import type { BoardTrip } from '@sewa/contract/transport/trips';
import { type RefObject, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { useProblemText } from '../trips/use-problem-text.ts';
import { BoardRow } from './BoardRow.tsx';
import { namesOf } from './board-names.ts';
import type { WeekBoardProps } from './board-props.ts';
import { useBoardPlan } from './use-board-plan.ts';
import { useGradual } from './use-gradual.ts';
import { tripsByRow, WEEK_DAYS } from './week-board.rules.ts';

const noTrips: readonly BoardTrip[] = [];

interface BoardRowsProps extends WeekBoardProps {
  grid: RefObject<HTMLDivElement | null>;
}

/** The rows, a few in each picture. A component of its own: the frame with its styles is drawn once and not with each of them. */
export function BoardRows({ grid, board, lines, side, weekStart, ...props }: BoardRowsProps) {
  const { t } = useTranslation('transport');
  const language = useStore(languageStore);
  const format = useFormat();
  const problemText = useProblemText();
  const { trips, vehicles, drivers } = board;
  const rows = useMemo(() => tripsByRow(trips, side), [trips, side]);
  const names = useMemo(() => namesOf({ vehicles, drivers }), [vehicles, drivers]);
  const seats = useMemo(() => new Map(vehicles.map((one) => [one.id, one.seats])), [vehicles]);
  const shown = lines.slice(0, useGradual(lines.length));
  const besideOf = useCallback(
    ({ driver, vehicle, people }: BoardTrip) => {
      const name = names.get(side === 'vehicle' ? (driver ?? '') : vehicle) ?? '–';
      return `${name} · ${people}/${seats.get(vehicle) ?? '–'}`;
    },
    [names, seats, side],
  );
  const days = useMemo(
    () => Array.from({ length: WEEK_DAYS }, (_, day) => format.fullDay(dayAfter(weekStart, day))),
    [format, weekStart],
  );
  const cellLabel = useCallback(
    (title: string, day: number) => t('board.cell', { title, day: days[day] }),
    [t, days],
  );
  useBoardPlan({
    grid,
    board,
    side,
    weekStart,
    rows: shown.map(({ id }) => id),
    mayPlan: props.mayPlan,
    open: props.onOpen,
    create: props.onCreate,
    move: props.onMove,
    describe: (trip, plan, [problem]) => {
      if (plan === null) return t('board.notHere');
      if (problem) return problemText(problem);
      const row = names.get(side === 'vehicle' ? plan.vehicle : plan.driver) ?? '';
      return t('board.wouldBe', {
        number: trip.number,
        row,
        from: momentText(plan.from, { language, day: format.day }),
        to: plan.to.slice(11),
      });
    },
  });
  return shown.map((line) => (
    <BoardRow
      key={line.id}
      {...line}
      trips={rows.get(line.id) ?? noTrips}
      weekStart={weekStart}
      besideOf={besideOf}
      cellLabel={cellLabel}
    />
  ));
}
