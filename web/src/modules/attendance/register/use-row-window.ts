import { type RefObject, type UIEvent, useState } from 'react';
import { type DrawnRow, drawnRows } from './row-window.rules.ts';

/** The height of a row with its line; all rows are equally high. */
export const ROW_HEIGHT = 27;
/** Until the box has been scrolled; more than fit on any screen of an office. */
const FIRST_COUNT = 40;
/** The first row in sight is told in steps, so that a scroll draws seldom. */
const STEP = 5;

/** Of thousands of rows only those in sight are drawn. */
export function useRowWindow(
  total: number,
  kept = -1,
): {
  drawn: DrawnRow[];
  onScroll: (event: UIEvent<HTMLElement>) => void;
} {
  const [window, setWindow] = useState({ first: 0, count: FIRST_COUNT });
  const onScroll = ({ currentTarget: { scrollTop, clientHeight } }: UIEvent<HTMLElement>) => {
    const first = Math.floor(scrollTop / ROW_HEIGHT / STEP) * STEP;
    const count = Math.ceil(clientHeight / ROW_HEIGHT) + STEP;
    if (first !== window.first || count !== window.count) setWindow({ first, count });
  };
  return { drawn: drawnRows({ total, ...window, kept }), onScroll };
}

/** Scrolls the box so that a row is seen between the head and the foot that stay in sight. */
export function showRow(box: RefObject<HTMLElement | null>, row: number): void {
  const { current } = box;
  if (current === null || row < 0) return;
  const head = current.querySelector('thead')?.clientHeight ?? 0;
  const foot = current.querySelector('tfoot')?.clientHeight ?? 0;
  const top = row * ROW_HEIGHT;
  const room = current.clientHeight - head - foot - ROW_HEIGHT;
  if (top < current.scrollTop) current.scrollTop = top;
  else if (top > current.scrollTop + room) current.scrollTop = top - room;
}
