import type { BoardTrip } from '@sewa/contract/transport/trips';
import type { BoardHandlers } from './board-handlers.ts';
import type { BoardPlaces } from './board-places.ts';
import { judgePlan, type MovedPlan, minutesAt, planOn } from './week-board.rules.ts';

interface Carried {
  trip: BoardTrip;
  fromRow: string;
  row: string;
  startsAt: number;
  /** By the keyboard it stays until Enter or Escape. */
  isByKeys: boolean;
}

/** The trip in the hand, by pointer or by keys: one at a time. */
export interface TripCarrier {
  current(): Readonly<Carried> | null;
  carry(to: Carried): void;
  /** Back to where it was. */
  drop(): void;
  /** Moved, if it may be there; answers with what was moved. */
  putDown(): Readonly<Carried> | null;
  /** Whether it may be where it is held. */
  isPossible(): boolean;
}

export function tripCarrier(
  grid: HTMLElement,
  places: BoardPlaces,
  latest: { readonly current: BoardHandlers },
): TripCarrier {
  const speech = grid.querySelector<HTMLElement>('[aria-live]');
  let carried: Carried | null = null;
  let possible: MovedPlan | null = null;

  function drop(): void {
    carried = null;
    possible = null;
    places.hideFrame();
  }

  return {
    current: () => carried,
    isPossible: () => possible !== null,
    drop,

    carry(to) {
      carried = to;
      const { board, side, weekStart, describe } = latest.current;
      const { trip, row, fromRow, startsAt, isByKeys } = to;
      const plan = planOn(trip, { side, row, fromRow, startsAt, weekStart });
      const problems = plan ? judgePlan(board, trip, plan) : [];
      const text = describe(trip, plan, problems);
      possible = problems.length === 0 ? plan : null;
      const length = minutesAt(trip.to, weekStart) - minutesAt(trip.from, weekStart);
      places.showFrame({ row, from: startsAt, to: startsAt + length, text, isPossible: possible !== null });
      if (isByKeys && speech) speech.textContent = text;
    },

    putDown() {
      const [last, plan] = [carried, possible];
      drop();
      if (!last || !plan) return null;
      latest.current.move(last.trip, plan);
      return last;
    },
  };
}
