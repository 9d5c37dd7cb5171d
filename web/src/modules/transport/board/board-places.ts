import type { BoardTrip, WeekBoard } from '@sewa/contract/transport/trips';
import { WEEK_MINUTES } from './week-board.rules.ts';

/** Where rows, minutes and trips of the board are on the screen. */
export interface BoardPlaces {
  rowAt(y: number): string | null;
  minutesUnder(x: number, row: string): number;
  tripOf(element: Element | null): BoardTrip | null;
  /** Shows the frame on a row, with a text. */
  showFrame(frame: { row: string; from: number; to: number; text: string; isPossible: boolean }): void;
  hideFrame(): void;
}

export function boardPlaces(
  grid: HTMLElement,
  drawn: () => { board: WeekBoard; rows: readonly string[] },
): BoardPlaces {
  const ghost = grid.querySelector<HTMLElement>('.board-ghost');

  /** The seven days of a row. */
  function trackOf(row: string) {
    const days = grid.querySelectorAll(`[data-row="${CSS.escape(row)}"] .board-day`);
    const first = days[0]?.getBoundingClientRect();
    const last = days[days.length - 1]?.getBoundingClientRect();
    return first && last
      ? { left: first.left, top: first.top, width: last.right - first.left, height: first.height }
      : null;
  }

  return {
    /** All rows are of one height. */
    rowAt(y) {
      const body = grid.querySelector('tbody');
      if (!body) return null;
      const { top, height } = body.getBoundingClientRect();
      return drawn().rows[Math.floor(((y - top) / height) * body.rows.length)] ?? null;
    },

    minutesUnder(x, row) {
      const track = trackOf(row);
      return track ? ((x - track.left) / track.width) * WEEK_MINUTES : 0;
    },

    tripOf(element) {
      const id = element?.closest<HTMLElement>('[data-trip]')?.dataset['trip'];
      return drawn().board.trips.find((one) => one.id === id) ?? null;
    },

    showFrame({ row, from, to, text, isPossible }) {
      const inside = trackOf(row);
      if (!ghost || !inside) return;
      const outside = grid.getBoundingClientRect();
      const scale = inside.width / WEEK_MINUTES;
      const left = inside.left - outside.left + grid.scrollLeft + from * scale;
      const top = inside.top - outside.top + grid.scrollTop;
      ghost.style.transform = `translate(${left}px, ${top}px)`;
      ghost.style.width = `${(to - from) * scale}px`;
      ghost.style.height = `${inside.height}px`;
      ghost.classList.toggle('impossible', !isPossible);
      ghost.hidden = false;
      const said = ghost.firstElementChild;
      if (said) said.textContent = text;
    },

    hideFrame() {
      if (ghost) ghost.hidden = true;
    },
  };
}

export function rowOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;
}

/** Of all stops of the board one is reached by Tab: the last one that had the focus. */
export function focusStop(grid: HTMLElement, stop: HTMLElement): void {
  for (const one of grid.querySelectorAll('[data-stop][tabindex="0"]')) one.setAttribute('tabindex', '-1');
  stop.tabIndex = 0;
  stop.focus();
  stop.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
