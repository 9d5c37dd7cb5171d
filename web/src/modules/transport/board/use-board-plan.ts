import { useEffect, useRef } from 'react';
import type { BoardHandlers } from './board-handlers.ts';
import { listenToKeys } from './board-keys.ts';
import { boardPlaces, focusStop } from './board-places.ts';
import { listenToPointer } from './board-pointer.ts';
import { tripCarrier } from './carried-trip.ts';

/**
 * Moving about, planning and moving trips, by pointer and by keyboard. The picture of a carried trip is moved without
 * React: a drag draws nothing anew but that one element.
 */
export function useBoardPlan(handlers: BoardHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  /** The trip that was put down by keys: it may be drawn anew in another row, and keeps the focus. */
  const moved = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever rows or trips were drawn
  useEffect(() => {
    const grid = latest.current.grid.current;
    if (!grid) return;
    const block = moved.current && grid.querySelector<HTMLElement>(`[data-trip="${moved.current}"]`);
    if (block && !grid.contains(document.activeElement)) {
      focusStop(grid, block);
      moved.current = null;
    }
    // One stop of the board can always be reached by Tab.
    if (grid.querySelector('[data-stop][tabindex="0"]')) return;
    const first = grid.querySelector<HTMLElement>('.board-cell');
    if (first) first.tabIndex = 0;
  }, [handlers.board, handlers.rows.length]);

  useEffect(() => {
    const grid = latest.current.grid.current;
    if (!grid) return;
    const places = boardPlaces(grid, () => latest.current);
    const carrier = tripCarrier(grid, places, latest);
    const onPutDown = (trip: string) => {
      moved.current = trip;
    };
    const endPointer = listenToPointer(grid, { places, carrier, latest });
    const endKeys = listenToKeys(grid, { places, carrier, latest, onPutDown });
    return () => {
      endPointer();
      endKeys();
      carrier.drop();
    };
  }, []);
}
