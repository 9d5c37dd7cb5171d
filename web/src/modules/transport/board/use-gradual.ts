import { useEffect, useState } from 'react';

/** As many as a slow phone draws within a tenth of a second. */
const ROWS = 3;

/** How many rows of a long board, or parts of a page, are drawn: a few in each picture, so that taps are not kept waiting. */
export function useGradual(count: number, atOnce = ROWS): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the picture: what was drawn before it is on the screen.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(drawn + atOnce));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, count, atOnce]);
  return Math.min(drawn, count);
}
