import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFObjectCopier,
  PDFRawStream,
  type PDFRef,
  PDFStreamWriter,
  PDFString,
} from '@cantoo/pdf-lib';
import { CARD, type CardSide } from '@sewa/contract/badges/card-template';
import type { DrawnPhoto } from './card-photo.ts';
import type { CardPrint } from './card-print.ts';
import { clipTo, drawCode, drawFrame, drawMarks, drawObject } from './drawing.ts';
import { type PlacedPage, placeCards } from './imposition.rules.ts';

const pointsPerMillimetre = 72 / 25.4;

/** What was set and drawn of a print: objects of `sheaf`, by card and side. */
export interface CardParts {
  shared(group: number, side: CardSide, layer: 'below' | 'above'): PDFRef | null;
  own(card: number, side: CardSide): PDFRef | null;
  photo(card: number, side: CardSide, frame: number): AddedPhoto | null;
}

export interface AddedPhoto {
  ref: PDFRef;
  width: number;
  height: number;
}

/** A PDF in the making. */
export type Sheaf = PDFContext;
export const openSheaf = (): Sheaf => PDFContext.create();

/** The pages of a set PDF as drawings that can be put anywhere, any number of times. */
export async function takePages(sheaf: Sheaf, pdf: Uint8Array): Promise<PDFRef[]> {
  const from = await PDFDocument.load(pdf, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });
  const copier = PDFObjectCopier.for(from.context, sheaf);
  return from.getPages().map(({ node }) => {
    const contents = node.Contents();
    const stream = contents instanceof PDFArray ? contents.lookup(0) : contents;
    if (!(stream instanceof PDFRawStream)) throw new Error('a set page has its drawing in one stream');
    const drawing = copier.copy(stream);
    const { width, height } = node.MediaBox().asRectangle();
    drawing.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
    drawing.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
    drawing.dict.set(PDFName.of('BBox'), sheaf.obj([0, 0, width, height]));
    // One unit wide and high, as pictures are.
    drawing.dict.set(PDFName.of('Matrix'), sheaf.obj([1 / width, 0, 0, 1 / height, 0, 0]));
    drawing.dict.set(
      PDFName.of('Resources'),
      copier.copy(node.Resources() ?? PDFDict.withContext(from.context)),
    );
    return sheaf.register(drawing);
  });
}

export function addPhoto(sheaf: Sheaf, { jpeg, width, height }: DrawnPhoto): AddedPhoto {
  const dict = sheaf.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
  });
  return { ref: sheaf.register(PDFRawStream.of(dict, jpeg)), width, height };
}

/** The whole print: cards at their places, corrected for the printer. */
export async function compose(sheaf: Sheaf, print: CardPrint, parts: CardParts): Promise<Uint8Array> {
  const tree = sheaf.nextRef();
  const kids = placeCards(print.cards.length, print).map((page) =>
    sheaf.register(pageOf(sheaf, tree, drawPage(page, print, parts))),
  );
  sheaf.assign(tree, sheaf.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  const preferences = sheaf.obj({ PrintScaling: 'None', Duplex: 'DuplexFlipLongEdge' });
  sheaf.trailerInfo.Root = sheaf.register(
    sheaf.obj({ Type: 'Catalog', Pages: tree, ViewerPreferences: preferences }),
  );
  const made = PDFString.fromDate(new Date(print.printedAt));
  sheaf.trailerInfo.Info = sheaf.register(
    sheaf.obj({ Title: PDFString.of(print.title), CreationDate: made, ModDate: made }),
  );
  return PDFStreamWriter.forContext(sheaf, 100).serializeToBuffer();
}

interface DrawnPage {
  width: number;
  height: number;
  drawing: string;
  objects: ReadonlyMap<string, PDFRef>;
}

function drawPage(page: PlacedPage, print: CardPrint, parts: CardParts): DrawnPage {
  const objects = new Map<string, PDFRef>();
  const nameOf = (ref: PDFRef) => {
    const name = `O${ref.objectNumber}`;
    objects.set(name, ref);
    return name;
  };
  const { offsetX, offsetY, scaleX, scaleY } = print.correction;
  const unit = pointsPerMillimetre;
  const lines = [
    // From here on millimetres from the upper left corner, y downwards.
    `${unit * scaleX} 0 0 ${-unit * scaleY} ${unit * offsetX} ${unit * (page.height - offsetY)} cm`,
    ...page.cards.map(
      ({ card, x, y }) => `q 1 0 0 1 ${x} ${y} cm ${clipTo(CARD.width, CARD.height)}\n${drawCard(card)}\nQ`,
    ),
    drawMarks(page.marks),
  ];
  return { width: page.width, height: page.height, drawing: lines.join('\n'), objects };

  function drawCard(card: number): string {
    const { group, code } = print.cards[card] ?? missing();
    const side = print.groups[group]?.sides[page.side] ?? missing();
    const whole = { x: 0, y: 0, ...CARD };
    const drawPart = (part: PDFRef | null) => (part ? [drawObject(nameOf(part), whole)] : []);
    return [
      ...drawPart(parts.shared(group, page.side, 'below')),
      ...side.photos.map((frame, n) => {
        const photo = parts.photo(card, page.side, n);
        return drawFrame(frame, photo && { ...photo, name: nameOf(photo.ref) });
      }),
      ...side.codes.map((frame) => drawCode(code, frame)),
      ...drawPart(parts.shared(group, page.side, 'above')),
      ...drawPart(parts.own(card, page.side)),
    ].join('\n');
  }
}

function pageOf(sheaf: Sheaf, tree: PDFRef, { width, height, drawing, objects }: DrawnPage): PDFDict {
  const content = PDFRawStream.of(
    sheaf.obj({ Filter: 'FlateDecode' }),
    deflateSync(Buffer.from(drawing), { level: 4 }),
  );
  return sheaf.obj({
    Type: 'Page',
    Parent: tree,
    MediaBox: [0, 0, width * pointsPerMillimetre, height * pointsPerMillimetre],
    Contents: sheaf.register(content),
    Resources: { XObject: Object.fromEntries(objects) },
  });
}

function missing(): never {
  throw new Error('a card of no group');
}
