import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How many of the optional things in a box must be left out so that nothing is cut off, the last ones first; in the
 * page they carry `data-optional`. `place` names what is shown: when it or the width changes, the count starts again.
 * `content` makes it look again without starting again.
 */
export function useFitting(place: string, optional: number, content?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const key = `${place} ${width}`;
  const [left, setLeft] = useState({ key, count: 0 });
  const leftOut = left.key === key ? left.count : 0;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // The width at first is the one that is fitted below: only another one starts again.
    let known = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === known) return;
      known = element.clientWidth;
      setWidth(known);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Before the browser paints, so that nobody sees more than fits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may be wider
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || leftOut >= optional) return;
    const beyond = element.scrollWidth - element.clientWidth;
    if (beyond > 0) setLeft({ key, count: Math.min(optional, leftOut + lastOnesOf(element, beyond)) });
  }, [key, leftOut, optional, content]);

  return { box, leftOut };
}

/** How many of the last optional things are this wide together; at least one. */
function lastOnesOf(box: HTMLElement, width: number): number {
  const things = [...box.querySelectorAll<HTMLElement>('[data-optional]')].toReversed();
  let missing = width;
  const last = things.findIndex((thing) => {
    missing -= thing.offsetWidth;
    return missing <= 0;
  });
  return Math.max(1, last === -1 ? things.length : last + 1);
}
