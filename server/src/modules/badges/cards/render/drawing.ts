import { createQr } from '../../../../platform/pdf/qr.ts';
import type { CodeFrame, PhotoFrame } from './card-print.ts';

/** Operators of a page description; the unit is the millimetre and y runs downwards (see `compose.ts`). */
const number = (value: number) => String(Math.round(value * 10_000) / 10_000);
const rectangle = (x: number, y: number, width: number, height: number) =>
  `${[x, y, width, height].map(number).join(' ')} re`;

/** A drawing of one unit by one unit, at a place: pictures and set pages are such, upside down. */
export function drawObject(
  name: string,
  at: { x: number; y: number; width: number; height: number },
): string {
  const { x, y, width, height } = at;
  return `q ${number(width)} 0 0 ${number(-height)} ${number(x)} ${number(y + height)} cm /${name} Do Q`;
}

/** A QR code with a quiet zone of four modules on white, as one path: sharp at any size and without seams. */
export function drawCode(code: string, { x, y, width, height }: CodeFrame): string {
  const { size, isDark } = createQr(code, { isRandom: true });
  const whole = size + 8;
  const side = Math.min(width, height);
  const parts = [`q 1 g ${rectangle(x, y, side, side)} f 0 g`];
  parts.push(`${number(side / whole)} 0 0 ${number(side / whole)} ${number(x)} ${number(y)} cm`);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let run = 0;
      while (column + run < size && isDark(column + run, row)) run++;
      if (run > 0) parts.push(`${column + 4} ${row + 4} ${run} 1 re`);
      column += run;
    }
  }
  return `${parts.join('\n')}\nf Q`;
}

interface NamedPhoto {
  name: string;
  width: number;
  height: number;
}

/** The photo within its frame; an empty frame where there is none. */
export function drawFrame(frame: PhotoFrame, photo: NamedPhoto | null): string {
  const path = roundedPath(frame);
  const inside =
    photo === null
      ? `q 0.93 g ${path} f Q`
      : `q ${path} W n ${drawObject(photo.name, covering(frame, photo))} Q`;
  if (frame.border === 0) return inside;
  return `${inside}\nq ${rgb(frame.colour)} RG ${number(frame.border)} w ${path} S Q`;
}

/** Where a picture lies that fills the whole frame: what is too wide is cut on both sides, what is too high at its foot. */
function covering(frame: PhotoFrame, { width, height }: NamedPhoto) {
  const scale = Math.max(frame.width / width, frame.height / height);
  return {
    x: frame.x + (frame.width - width * scale) / 2,
    y: frame.y,
    width: width * scale,
    height: height * scale,
  };
}

export function drawMarks(marks: readonly (readonly [number, number, number, number])[]): string {
  const lines = marks.map(
    ([x1, y1, x2, y2]) => `${number(x1)} ${number(y1)} m ${number(x2)} ${number(y2)} l S`,
  );
  return `q 0 G 0.1 w ${lines.join('\n')} Q`;
}

/** Keeps what a card draws inside its edges. */
export function clipTo(width: number, height: number): string {
  return `${rectangle(0, 0, width, height)} W n`;
}

/** The share of a radius at which the handles of a quarter of a circle lie. */
const handle = 1 - 0.5523;

function roundedPath({ x, y, width, height, radius }: PhotoFrame): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return rectangle(x, y, width, height);
  const [right, bottom, near] = [x + width, y + height, r * handle];
  const points = (...values: number[]) => values.map(number).join(' ');
  return [
    `${points(x + r, y)} m ${points(right - r, y)} l`,
    `${points(right - near, y, right, y + near, right, y + r)} c ${points(right, bottom - r)} l`,
    `${points(right, bottom - near, right - near, bottom, right - r, bottom)} c ${points(x + r, bottom)} l`,
    `${points(x + near, bottom, x, bottom - near, x, bottom - r)} c ${points(x, y + r)} l`,
    `${points(x, y + near, x + near, y, x + r, y)} c h`,
  ].join(' ');
}

function rgb(colour: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ');
}
