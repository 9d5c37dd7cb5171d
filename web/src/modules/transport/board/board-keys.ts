import type { BoardHandlers } from './board-handlers.ts';
import { type BoardPlaces, focusStop, rowOf } from './board-places.ts';
import type { TripCarrier } from './carried-trip.ts';
import { DAY_MINUTES, isMovable, minutesAt, STEP_MINUTES } from './week-board.rules.ts';

/** Moving about with the arrows, and moving a trip: taken up by M or Space, put down by Enter. */
export function listenToKeys(
  grid: HTMLElement,
  {
    places,
    carrier,
    latest,
    onPutDown,
  }: {
    places: BoardPlaces;
    carrier: TripCarrier;
    latest: { readonly current: BoardHandlers };
    onPutDown: (trip: string) => void;
  },
): () => void {
  function onKeyDown(event: KeyboardEvent): void {
    const stop = (event.target as Element).closest<HTMLElement>('[data-stop]');
    if (!stop) return;
    if (carrier.current()) {
      carryOn(event);
      return;
    }
    const trip = places.tripOf(stop);
    if (!trip || !['m', 'M', ' '].includes(event.key)) {
      walk(event, stop);
      return;
    }
    event.preventDefault();
    const row = rowOf(stop);
    if (row === null || !isMovable(trip) || !latest.current.mayPlan) return;
    const startsAt = minutesAt(trip.from, latest.current.weekStart);
    carrier.carry({ trip, fromRow: row, row, startsAt, isByKeys: true });
  }

  function walk(event: KeyboardEvent, stop: HTMLElement): void {
    const row = stop.closest('.board-row');
    if (!row) return;
    const stops = [...row.querySelectorAll('[data-stop]')];
    const place = stops.indexOf(stop);
    const day = stop.closest('.board-day')?.querySelector<HTMLElement>('.board-cell')?.dataset['day'] ?? '0';
    const cellIn = (other: Element | null) => other?.querySelector(`.board-cell[data-day="${day}"]`);
    const next = (): Element | null | undefined => {
      switch (event.key) {
        case 'ArrowRight':
          return stops[place + 1];
        case 'ArrowLeft':
          return stops[place - 1];
        case 'ArrowDown':
          return cellIn(row.nextElementSibling);
        case 'ArrowUp':
          return cellIn(row.previousElementSibling);
        case 'Home':
          return stops[0];
        case 'End':
          return stops.at(-1);
        default:
          return null;
      }
    };
    const found = next();
    if (!found) return;
    event.preventDefault();
    if (found instanceof HTMLElement) focusStop(grid, found);
  }

  function carryOn(event: KeyboardEvent): void {
    const held = carrier.current();
    if (!held) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      carrier.drop();
      return;
    }
    if (event.key === 'Enter') {
      // What may not be stays in the hand, with its reason in sight.
      if (!carrier.isPossible()) return;
      onPutDown(held.trip.id);
      carrier.putDown();
      return;
    }
    const { rows } = latest.current;
    const place = rows.indexOf(held.row);
    const changes: Readonly<Record<string, { startsAt?: number; row?: string }>> = {
      ArrowRight: { startsAt: held.startsAt + STEP_MINUTES },
      ArrowLeft: { startsAt: held.startsAt - STEP_MINUTES },
      PageDown: { startsAt: held.startsAt + DAY_MINUTES },
      PageUp: { startsAt: held.startsAt - DAY_MINUTES },
      ArrowDown: { row: rows[place + 1] ?? held.row },
      ArrowUp: { row: rows[place - 1] ?? held.row },
    };
    const change = changes[event.key];
    if (change) carrier.carry({ ...held, ...change });
  }

  grid.addEventListener('keydown', onKeyDown);
  return () => grid.removeEventListener('keydown', onKeyDown);
}
