import type { BoardTrip, WeekBoard } from '@sewa/contract/transport/trips';
import type { RefObject } from 'react';
import type { BoardSide, judgePlan, MovedPlan } from './week-board.rules.ts';

export interface BoardHandlers {
  grid: RefObject<HTMLDivElement | null>;
  board: WeekBoard;
  side: BoardSide;
  weekStart: string;
  rows: readonly string[];
  /** Whether the reader plans trips at all. */
  mayPlan: boolean;
  open(trip: string): void;
  /** A new trip on a row, from a minute of the week to another. */
  create(row: string, span: { from: number; to: number }): void;
  move(trip: BoardTrip, plan: MovedPlan): void;
  /** What a moved trip would be: read aloud and shown beside it. */
  describe(trip: BoardTrip, plan: MovedPlan | null, problems: ReturnType<typeof judgePlan>): string;
}
