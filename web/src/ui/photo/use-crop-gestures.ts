import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Crop, dragged, zoomed } from './crop.rules.ts';

interface Point {
  x: number;
  y: number;
}

interface Gestures {
  frame: RefObject<HTMLDivElement | null>;
  size: { width: number; height: number };
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** One pointer moves, two enlarge, the wheel enlarges around the place it points at. */
export function useCropGestures({ frame, size, crop, onCrop }: Gestures): void {
  // Several events may come before the next drawing: each goes on from the last.
  const latest = useRef(crop);
  latest.current = crop;
  const pointers = useRef(new Map<number, Point>());
  const change = useEffectEvent((next: Crop) => {
    latest.current = next;
    onCrop(next);
  });
  const sizeNow = useEffectEvent(() => size);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const down = pointers.current;
    const place = (event: PointerEvent | WheelEvent): Point => {
      const box = element.getBoundingClientRect();
      return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
    };
    const begin = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId);
      down.set(event.pointerId, place(event));
    };
    const move = (event: PointerEvent) => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = place(event);
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      down.set(event.pointerId, now);
      if (other === undefined) {
        change(dragged(sizeNow(), latest.current, { x: now.x - before.x, y: now.y - before.y }));
        return;
      }
      const spread = distance(now, other) / Math.max(0.01, distance(before, other));
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      change(zoomed(sizeNow(), latest.current, latest.current.zoom * spread, middle));
    };
    const end = (event: PointerEvent) => down.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 500);
      change(zoomed(sizeNow(), latest.current, latest.current.zoom * factor, place(event)));
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', begin, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    // React listens passively to the wheel, and the page behind would scroll.
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  }, [frame]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
