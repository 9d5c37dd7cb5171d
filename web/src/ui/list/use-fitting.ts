import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How many of the optional things in a box must be left out so that nothing is cut off. `place` names what is shown:
 * when it or the width changes, the count starts again. `content` makes it look again without starting again.
 */
export function useFitting(place: string, optional: number, content?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const key = `${place} ${width}`;
  const [left, setLeft] = useState({ key, count: 0 });
  const leftOut = left.key === key ? left.count : 0;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Before the browser paints, so that nobody sees more than fits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content may be wider
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || leftOut >= optional) return;
    if (element.scrollWidth > element.clientWidth) setLeft({ key, count: leftOut + 1 });
  }, [key, leftOut, optional, content]);

  return { box, leftOut };
}
