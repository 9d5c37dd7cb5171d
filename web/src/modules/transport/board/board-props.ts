import type { BoardTrip, WeekBoard } from '@sewa/contract/transport/trips';
import type { BoardSide, MovedPlan } from './week-board.rules.ts';

/** A row: a vehicle or a driver. */
export interface BoardLine {
  id: string;
  title: string;
  details: string;
}

export interface WeekBoardProps {
  board: WeekBoard;
  lines: readonly BoardLine[];
  side: BoardSide;
  weekStart: string;
  mayPlan: boolean;
  onOpen: (trip: string) => void;
  onCreate: (row: string, span: { from: number; to: number }) => void;
  onMove: (trip: BoardTrip, plan: MovedPlan) => void;
}
