import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import type { Copy } from './copy-visible.ts';

interface Drawing {
  annotations: PDFObject | undefined;
  resources: PDFDict;
  contents: PDFRef[];
  to: PDFContext;
  copy: Copy;
}
/** Hidden, and not to be seen on a screen. */
const unseen = 0b100010;

/** What stamps, marks, signatures and filled-in fields look like becomes part of the page; what they do is left behind. */
export function drawAnnotations({ annotations, resources, contents, to, copy }: Drawing): void {
  const seen = annotations instanceof PDFArray ? appearancesOf(annotations) : [];
  if (seen.length === 0) return;
  const shapes = resources.lookup(PDFName.of('XObject'));
  const named = shapes instanceof PDFDict ? shapes.clone(to) : PDFDict.withContext(to);
  const draw: string[] = [];
  for (const [index, { stream, place }] of seen.entries()) {
    named.set(PDFName.of(`SewaDrawn${index}`), copy(stream));
    draw.push(`q ${place.map((part) => part.toFixed(5)).join(' ')} cm /SewaDrawn${index} Do Q`);
  }
  resources.set(PDFName.of('XObject'), named);
  // Whatever the page has set is set back before, so that the places are those of the page.
  contents.unshift(to.register(to.stream('q\n')));
  contents.push(to.register(to.stream(`\nQ\n${draw.join('\n')}\n`)));
}

interface Appearance {
  stream: PDFRef;
  /** The matrix that puts it where the annotation was. */
  place: number[];
}

function appearancesOf(annotations: PDFArray): Appearance[] {
  const seen: Appearance[] = [];
  for (let index = 0; index < annotations.size(); index += 1) {
    const one = annotations.lookup(index);
    const appearance = one instanceof PDFDict ? appearanceOf(one) : null;
    if (appearance) seen.push(appearance);
  }
  return seen;
}

function appearanceOf(annotation: PDFDict): Appearance | null {
  const flags = annotation.lookup(name('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & unseen) !== 0) return null;
  if (annotation.lookup(name('Subtype')) === name('Popup')) return null;
  const appearances = annotation.lookup(name('AP'));
  if (!(appearances instanceof PDFDict)) return null;
  let normal = appearances.get(name('N'));
  const states = appearances.lookup(name('N'));
  const state = annotation.lookup(name('AS'));
  // A tick box has one for each state.
  if (states instanceof PDFDict) normal = state instanceof PDFName ? states.get(state) : undefined;
  const stream = normal instanceof PDFRef ? annotation.context.lookup(normal) : undefined;
  const rect = numbers(annotation.lookup(name('Rect')), 4);
  if (!(normal instanceof PDFRef) || !(stream instanceof PDFRawStream) || rect === null) return null;
  const box = numbers(stream.dict.lookup(name('BBox')), 4);
  const matrix = numbers(stream.dict.lookup(name('Matrix')), 6) ?? [1, 0, 0, 1, 0, 0];
  return box && { stream: normal, place: placeOf(box, matrix, rect) };
}

/** The box, turned by its matrix, is stretched over the rectangle (ISO 32000, 12.5.5). */
function placeOf(box: number[], matrix: number[], rect: number[]): number[] {
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f]),
  );
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rect;
  const wide = Math.max(...xs) - Math.min(...xs);
  const high = Math.max(...ys) - Math.min(...ys);
  const sx = wide === 0 ? 1 : Math.abs(x2 - x1) / wide;
  const sy = high === 0 ? 1 : Math.abs(y2 - y1) / high;
  return [sx, 0, 0, sy, Math.min(x1, x2) - Math.min(...xs) * sx, Math.min(y1, y2) - Math.min(...ys) * sy];
}

function numbers(value: PDFObject | undefined, count: number): number[] | null {
  if (!(value instanceof PDFArray) || value.size() !== count) return null;
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const one = value.lookup(index);
    if (one instanceof PDFNumber && Number.isFinite(one.asNumber())) found.push(one.asNumber());
  }
  return found.length === count ? found : null;
}

function name(text: string): PDFName {
  return PDFName.of(text);
}
