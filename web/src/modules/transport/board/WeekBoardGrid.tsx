import Box from '@mui/material/Box';
import { dayAfter } from '@sewa/contract/kernel/values/days';
import { momentText } from '@sewa/contract/transport/trip-problem-text';
import type { BoardTrip, WeekBoard } from '@sewa/contract/transport/trips';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { useProblemText } from '../trips/use-problem-text.ts';
import { BoardRow } from './BoardRow.tsx';
import { boardStyle } from './board-style.ts';
import { useBoardPlan } from './use-board-plan.ts';
import { useGradual } from './use-gradual.ts';
import { type BoardSide, type MovedPlan, tripsByRow, WEEK_DAYS } from './week-board.rules.ts';

export interface BoardLine {
  id: string;
  title: string;
  details: string;
}

interface WeekBoardGridProps {
  board: WeekBoard;
  lines: readonly BoardLine[];
  side: BoardSide;
  weekStart: string;
  mayPlan: boolean;
  onOpen: (trip: string) => void;
  onCreate: (row: string, span: { from: number; to: number }) => void;
  onMove: (trip: BoardTrip, plan: MovedPlan) => void;
}

const noTrips: readonly BoardTrip[] = [];

/** A week with a row for each vehicle or driver. Trips are planned and moved by dragging, and equally by keys. */
export function WeekBoardGrid(props: WeekBoardGridProps) {
  const { board, lines, side, weekStart } = props;
  const { t } = useTranslation('transport');
  const language = useStore(languageStore);
  const format = useFormat();
  const dayName = (day: string) => `${format.weekday(day)} ${Number(day.slice(8))}`;
  const problemText = useProblemText();
  const grid = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => tripsByRow(board.trips, side), [board.trips, side]);
  const { vehicles, drivers } = board;
  const names = useMemo(() => namesOf({ vehicles, drivers }), [vehicles, drivers]);
  const drawn = useGradual(lines.length);
  const besideOf = useCallback(
    ({ driver, vehicle }: BoardTrip) => names.get(side === 'vehicle' ? (driver ?? '') : vehicle) ?? '–',
    [names, side],
  );
  const cellLabel = useCallback(
    (title: string, day: number) => t('board.cell', { title, day: format.fullDay(dayAfter(weekStart, day)) }),
    [t, format, weekStart],
  );
  useBoardPlan({
    grid,
    board,
    side,
    weekStart,
    rows: lines.slice(0, drawn).map(({ id }) => id),
    mayPlan: props.mayPlan,
    open: props.onOpen,
    create: props.onCreate,
    move: props.onMove,
    describe: (trip, plan, [problem]) => {
      if (plan === null) return t('board.notHere');
      if (problem) return problemText(problem);
      const row = names.get(side === 'vehicle' ? plan.vehicle : plan.driver) ?? '';
      const shown = { language, day: format.day };
      return t('board.wouldBe', {
        number: trip.number,
        row,
        from: momentText(plan.from, shown),
        to: plan.to.slice(11),
      });
    },
  });
  return (
    <Box sx={{ overflowX: { xs: 'auto', lg: 'visible' } }}>
      <Box ref={grid} sx={boardStyle}>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move about in it */}
        <table role="grid" aria-label={t('board.label')} aria-describedby="board-keys">
          <thead>
            <tr className="board-head">
              <th scope="col">{t(`board.${side}`)}</th>
              {Array.from({ length: WEEK_DAYS }, (_, place) => dayAfter(weekStart, place)).map((day) => (
                <th key={day} scope="col" className={day === today() ? 'today' : ''}>
                  {dayName(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, drawn).map((line) => (
              <BoardRow
                key={line.id}
                {...line}
                trips={rows.get(line.id) ?? noTrips}
                weekStart={weekStart}
                besideOf={besideOf}
                cellLabel={cellLabel}
              />
            ))}
          </tbody>
        </table>
        <div className="board-ghost" hidden aria-hidden>
          <span />
        </div>
        <Box aria-live="assertive" sx={visuallyHidden} />
      </Box>
      <Box id="board-keys" sx={{ color: 'text.secondary', fontSize: 14, py: 1 }}>
        {t('board.keys')}
      </Box>
    </Box>
  );
}

/** Of vehicles and drivers, by their ids. */
export function namesOf(board: Pick<WeekBoard, 'vehicles' | 'drivers'>): ReadonlyMap<string, string> {
  return new Map([
    ...board.vehicles.map(({ id, number }) => [id, number] as const),
    ...board.drivers.map(({ id, name }) => [id, name] as const),
  ]);
}
