import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import { PortalError } from '../http/portal-error.ts';
import { type Copy, copyVisible } from './copy-visible.ts';
import { drawAnnotations } from './draw-annotations.ts';

const mostPages = 50;
const mostNodes = 1000;
const mostDecoded = 64 * 1024 * 1024;

/**
 * A new PDF with what the pages of the old one show, and nothing else: a page keeps its content, its resources and its
 * size; annotations and form fields are drawn into it. Actions, scripts, forms, attached files and the document's own
 * entries are not removed but never taken over, so that none can be forgotten. The bytes of the old file, in which another
 * reader could find something that this one did not, are not kept.
 */
export async function rebuildPdf(bytes: Uint8Array): Promise<Uint8Array> {
  limitDecoding();
  const from = await contextOf(bytes);
  const root = from.lookup(from.trailerInfo.Root);
  if (!(root instanceof PDFDict)) throw new PortalError('FILE_BROKEN');
  const to = PDFContext.create();
  const copy = copyVisible(from, to);
  const tree = to.nextRef();
  const kids = pagesOf(root.lookup(name('Pages'))).map((page) =>
    to.register(pageDict(page, tree, { from, to, copy })),
  );
  if (kids.length === 0) throw new PortalError('FILE_BROKEN');
  to.assign(tree, to.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  const catalog = to.obj({ Type: 'Catalog', Pages: tree });
  // Which layers are to be seen.
  const layers = root.get(name('OCProperties'));
  if (layers) catalog.set(name('OCProperties'), copy(layers));
  to.trailerInfo.Root = to.register(catalog);
  return PDFStreamWriter.forContext(to, Number.POSITIVE_INFINITY).serializeToBuffer();
}

async function contextOf(bytes: Uint8Array): Promise<PDFContext> {
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      parseSpeed: Number.POSITIVE_INFINITY,
    });
    return document.context;
  } catch (error) {
    throw new PortalError(error instanceof EncryptedPDFError ? 'FILE_ENCRYPTED' : 'FILE_BROKEN', {
      cause: error,
    });
  }
}

const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

type Page = Map<string, PDFObject>;

/** Each with what it inherits. Read by ourselves: a tree can be a ring, or name one page a million times. */
function pagesOf(root: PDFObject | undefined): Page[] {
  const pages: Page[] = [];
  const above = new Set<PDFDict>();
  let nodes = 0;
  function visit(node: PDFObject | undefined, given: Page): void {
    nodes += 1;
    if (!(node instanceof PDFDict) || above.has(node) || nodes > mostNodes)
      throw new PortalError('FILE_BROKEN');
    const kids = node.lookup(name('Kids'));
    if (!(kids instanceof PDFArray)) {
      if (pages.length === mostPages) throw new PortalError('FILE_PAGES');
      pages.push(new Map([...given, ...entriesOf(node)]));
      return;
    }
    above.add(node);
    const own = entriesOf(node).filter(([key]) => inherited.includes(key));
    for (let index = 0; index < kids.size(); index += 1)
      visit(kids.lookup(index), new Map([...given, ...own]));
    above.delete(node);
  }
  visit(root, new Map());
  return pages;
}

function entriesOf(dict: PDFDict): [string, PDFObject][] {
  return dict.entries().map(([key, value]) => [key.decodeText(), value]);
}

interface Copying {
  from: PDFContext;
  to: PDFContext;
  copy: Copy;
}

const kept = ['MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Group'];

function pageDict(page: Page, parent: PDFRef, { from, to, copy }: Copying): PDFDict {
  const made = to.obj({ Type: 'Page', Parent: parent, MediaBox: [0, 0, 595, 842] });
  for (const key of kept) {
    const value = page.get(key);
    if (value) made.set(name(key), copy(value));
  }
  const resources = copy.dict(page.get('Resources'));
  const contents = copy.streams(page.get('Contents'));
  if (resources === null || contents === null) throw new PortalError('FILE_BROKEN');
  drawAnnotations({ annotations: from.lookup(page.get('Annots')), resources, contents, to, copy });
  made.set(name('Resources'), resources);
  made.set(name('Contents'), to.obj(contents));
  return made;
}

/**
 * A few kilobytes can unfold to gigabytes, outside the heap that a process limits; the library knows no bound for what
 * its streams unfold to, so it gets one. For one document: the process ends after it.
 */
function limitDecoding(): void {
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(name('Filter'), name('FlateDecode'));
  const stream = decodePDFRawStream(PDFRawStream.of(dict, new Uint8Array([0x78, 0x9c, 3, 0])));
  const base: { ensureBuffer(this: { buffer: Uint8Array }, requested: number): Uint8Array } =
    Object.getPrototypeOf(Object.getPrototypeOf(stream));
  const { ensureBuffer } = base;
  let decoded = 0;
  base.ensureBuffer = function (requested) {
    const before = this.buffer.byteLength;
    if (decoded + requested - before > mostDecoded) throw new PortalError('FILE_BROKEN');
    const buffer = ensureBuffer.call(this, requested);
    decoded += buffer.byteLength - before;
    return buffer;
  };
}

function name(text: string): PDFName {
  return PDFName.of(text);
}
