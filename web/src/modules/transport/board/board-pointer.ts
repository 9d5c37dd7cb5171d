import type { BoardTrip } from '@sewa/contract/transport/trips';
import type { BoardHandlers } from './board-handlers.ts';
import { type BoardPlaces, rowOf } from './board-places.ts';
import type { TripCarrier } from './carried-trip.ts';
import { DAY_MINUTES, isMovable, minutesAt, snapped } from './week-board.rules.ts';

interface Press {
  x: number;
  y: number;
  trip: BoardTrip | null;
  row: string;
  startsAt: number;
  offset: number;
}

const NEW_TRIP_MINUTES = 240;
const FIRST_HOUR = 8 * 60;
/** Fewer pixels are a click. */
const DRAG_PIXELS = 5;
/** A finger that rests on a trip takes it up; one that moves before scrolls. */
const HOLD_MS = 400;
/** This near to the edge of the window, the page scrolls under a carried trip. */
const EDGE_PIXELS = 48;
const SCROLL_PIXELS = 12;

/** Opening, planning and moving trips by mouse and finger; a click by the keyboard comes here too. */
export function listenToPointer(
  grid: HTMLElement,
  {
    places,
    carrier,
    latest,
  }: { places: BoardPlaces; carrier: TripCarrier; latest: { readonly current: BoardHandlers } },
): () => void {
  let pressed: Press | null = null;
  let drawn: { row: string; from: number; to: number } | null = null;
  let wasDragged = false;
  let hold: ReturnType<typeof setTimeout> | undefined;
  let scrolling = 0;

  function release(): void {
    pressed = null;
    drawn = null;
    clearTimeout(hold);
    cancelAnimationFrame(scrolling);
  }

  function onPointerDown(event: PointerEvent): void {
    wasDragged = false;
    const target = event.target as Element;
    const row = rowOf(target);
    if (event.button !== 0 || row === null || !target.closest('[data-stop]')) return;
    if (!latest.current.mayPlan) return;
    const trip = places.tripOf(target);
    const isTouch = event.pointerType === 'touch';
    // A finger plans a new trip by a tap.
    if (trip ? !isMovable(trip) : isTouch) return;
    const under = places.minutesUnder(event.clientX, row);
    const startsAt = trip ? minutesAt(trip.from, latest.current.weekStart) : snapped(under);
    const press = { x: event.clientX, y: event.clientY, trip, row, startsAt, offset: under - startsAt };
    if (!isTouch) pressed = press;
    else
      hold = setTimeout(() => {
        pressed = press;
        wasDragged = true;
        carryTo(press.x, press.y);
      }, HOLD_MS);
  }

  function onPointerMove(event: PointerEvent): void {
    if (!pressed) return;
    const isMoved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > DRAG_PIXELS;
    if (!isMoved && !carrier.current() && !drawn) return;
    wasDragged = true;
    event.preventDefault();
    if (pressed.trip) {
      carryTo(event.clientX, event.clientY);
      scrollAtEdge(event.clientX, event.clientY);
      return;
    }
    const to = snapped(places.minutesUnder(event.clientX, pressed.row));
    drawn = { row: pressed.row, from: Math.min(pressed.startsAt, to), to: Math.max(pressed.startsAt, to) };
    places.showFrame({ ...drawn, text: '', isPossible: true });
  }

  function carryTo(x: number, y: number): void {
    if (!pressed?.trip) return;
    const held = carrier.current();
    const row = places.rowAt(y) ?? held?.row ?? pressed.row;
    const startsAt = snapped(places.minutesUnder(x, row) - pressed.offset);
    if (held?.row === row && held.startsAt === startsAt) return;
    carrier.carry({ trip: pressed.trip, fromRow: pressed.row, row, startsAt, isByKeys: false });
  }

  function scrollAtEdge(x: number, y: number): void {
    cancelAnimationFrame(scrolling);
    const direction = Number(y > window.innerHeight - EDGE_PIXELS) - Number(y < EDGE_PIXELS);
    if (direction === 0) return;
    scrolling = requestAnimationFrame(() => {
      window.scrollBy(0, direction * SCROLL_PIXELS);
      carryTo(x, y);
      scrollAtEdge(x, y);
    });
  }

  /** While a finger carries a trip it does not scroll, and opens no menu of the browser. */
  function keepStill(event: Event): void {
    if (carrier.current()) event.preventDefault();
  }

  /** The browser scrolls instead. */
  function onPointerCancel(): void {
    if (pressed) carrier.drop();
    release();
  }

  function onPointerUp(): void {
    const span = drawn;
    const wasPressed = pressed !== null;
    release();
    if (!wasPressed) return;
    carrier.putDown();
    if (span && span.to > span.from) latest.current.create(span.row, span);
  }

  function onClick(event: MouseEvent): void {
    const stop = (event.target as Element).closest<HTMLElement>('[data-stop]');
    const row = rowOf(stop);
    if (wasDragged || !stop || row === null) return;
    const trip = places.tripOf(stop);
    if (trip) {
      latest.current.open(trip.id);
      return;
    }
    if (!latest.current.mayPlan) return;
    // By the keyboard a click has no place.
    const from =
      event.detail > 0
        ? Math.floor(places.minutesUnder(event.clientX, row) / 60) * 60
        : Number(stop.dataset['day']) * DAY_MINUTES + FIRST_HOUR;
    latest.current.create(row, { from, to: from + NEW_TRIP_MINUTES });
  }

  const stopped = new AbortController();
  const { signal } = stopped;
  grid.addEventListener('pointerdown', onPointerDown, { signal });
  window.addEventListener('pointermove', onPointerMove, { signal });
  window.addEventListener('pointerup', onPointerUp, { signal });
  window.addEventListener('pointercancel', onPointerCancel, { signal });
  grid.addEventListener('touchmove', keepStill, { signal, passive: false });
  grid.addEventListener('contextmenu', keepStill, { signal });
  grid.addEventListener('click', onClick, { signal });
  return () => {
    stopped.abort();
    release();
  };
}
