import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';

const millimetresPerPoint = 25.4 / 72;

/** Glyphs that stand side by side, in millimetres from the upper left corner; the size in points. */
export interface GlyphRun {
  x: number;
  baseline: number;
  width: number;
  size: number;
  glyphs: number;
}

/** Where the typesetter has put each glyph of its pages: read from the drawing itself, not from a picture of it. */
export async function laidOutText(pdf: Uint8Array): Promise<GlyphRun[][]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map(({ node }) => {
    const contents = node.Contents();
    const stream = contents instanceof PDFArray ? contents.lookup(0) : contents;
    if (!(stream instanceof PDFRawStream)) throw new Error('a page has one stream');
    const drawing = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
    const { height } = node.MediaBox().asRectangle();
    return runsIn(drawing, { height, fonts: node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict) });
  });
}

/** A string; brackets in pairs need no backslash. */
const string = String.raw`\((?:\\.|\((?:\\.|\((?:\\.|[^\\()])*\)|[^\\()])*\)|[^\\()])*\)`;

/** An origin, a font with its size, a place in the line, or glyphs with what is taken off between them. */
const step = new RegExp(
  [
    String.raw`1 0 0 -1 (?<left>\S+) (?<top>\S+) cm`,
    String.raw`\/(?<font>f\d+) (?<size>\S+) Tf`,
    String.raw`1 0 0 -1 (?<x>\S+) \S+ Tm`,
    `(?<shown>${string} Tj|\\[(?:${string}|[^\\]])*\\] TJ)`,
  ].join('|'),
  'gs',
);

function runsIn(drawing: string, page: { height: number; fonts: PDFDict | undefined }): GlyphRun[] {
  const runs: GlyphRun[] = [];
  const at = { left: 0, top: 0, x: 0, size: 0 };
  let widths: ReadonlyMap<number, number> = new Map();
  for (const { groups = {} } of drawing.matchAll(step)) {
    if (groups['left'] !== undefined)
      Object.assign(at, { left: Number(groups['left']), top: Number(groups['top']), x: 0 });
    if (groups['x'] !== undefined) at.x = Number(groups['x']);
    if (groups['font'] !== undefined) {
      at.size = Number(groups['size']);
      widths = widthsOf(page.fonts, groups['font']);
    }
    if (groups['shown'] === undefined) continue;
    const { glyphs, advance } = readShown(groups['shown'], widths);
    runs.push({
      x: (at.left + at.x) * millimetresPerPoint,
      baseline: (page.height - at.top) * millimetresPerPoint,
      width: ((advance * at.size) / 1000) * millimetresPerPoint,
      size: at.size,
      glyphs,
    });
  }
  return runs;
}

const part = new RegExp(String.raw`(${string})|(-?[\d.]+)(?=[ \]([])`, 'gs');

/** Two bytes are a glyph; a number between them moves the next one to the left. */
function readShown(shown: string, widths: ReadonlyMap<number, number>) {
  let glyphs = 0;
  let advance = 0;
  for (const [, text, shift] of shown.matchAll(part)) {
    if (text === undefined) advance -= Number(shift);
    else {
      const bytes = unescaped(text.slice(1, -1));
      for (let place = 0; place + 1 < bytes.length; place += 2) {
        glyphs++;
        advance +=
          widths.get((bytes[place] ?? 0) * 256 + (bytes[place + 1] ?? 0)) ?? widths.get(otherGlyphs) ?? 1000;
      }
    }
  }
  return { glyphs, advance };
}

const letters: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function unescaped(text: string): number[] {
  const bytes: number[] = [];
  for (const [whole, octal, letter] of text.matchAll(/\\([0-7]{1,3})|\\(.)|./gs)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8));
    else if (letter !== undefined) bytes.push(letters[letter] ?? letter.charCodeAt(0));
    else bytes.push(whole.charCodeAt(0));
  }
  return bytes;
}

/** The place of the width that all glyphs have which are not named. */
const otherGlyphs = -1;

/** The widths of a font's glyphs, in thousandths of its size: `first [w w w]` or `first last w`. */
function widthsOf(fonts: PDFDict | undefined, name: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const font = fonts?.lookup(PDFName.of(name), PDFDict);
  const [descendant] = font?.lookup(PDFName.of('DescendantFonts'), PDFArray).asArray() ?? [];
  const dict = descendant && fonts?.context.lookup(descendant, PDFDict);
  const others = dict?.lookupMaybe(PDFName.of('DW'), PDFNumber);
  if (others) found.set(otherGlyphs, others.asNumber());
  const table = dict?.lookupMaybe(PDFName.of('W'), PDFArray);
  for (let place = 0; table && place < table.size(); ) {
    const first = table.lookup(place, PDFNumber).asNumber();
    const next = table.lookup(place + 1);
    if (next instanceof PDFArray) {
      for (let nth = 0; nth < next.size(); nth++)
        found.set(first + nth, next.lookup(nth, PDFNumber).asNumber());
      place += 2;
    } else {
      const width = table.lookup(place + 2, PDFNumber).asNumber();
      for (let glyph = first; glyph <= table.lookup(place + 1, PDFNumber).asNumber(); glyph++)
        found.set(glyph, width);
      place += 3;
    }
  }
  return found;
}
