import { buffer } from 'node:stream/consumers';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { FileStore } from '../files/file-store.ts';
import type { BytesFile, Step } from '../http/route.ts';
import { recordRead } from '../resource/record-read.queries.ts';
import type { FieldLabels } from './field-words.ts';
import { formatFor, type PrintFormat } from './format.ts';
import { areaName, cardHashes, pictureHashes } from './print.queries.ts';
import type { PdfPrinter } from './printer.ts';

export interface PrintNeeds {
  pdf: PdfPrinter;
  files: Pick<FileStore, 'get'>;
  timeZone: string;
}

/** What a print shows, found in a transaction. */
interface Found {
  data: unknown;
  /** Ids of the photos that `data` names. */
  photos?: readonly (string | null)[];
  /** Ids of other pictures that `data` names; they keep their shape. */
  pictures?: readonly string[];
  codes?: readonly string[];
}

interface Wish {
  template: URL;
  /** Folders with parts that several templates use. */
  shared?: readonly URL[];
  /** Words of the contract that the template shows. */
  labels?: FieldLabels;
  fileName: string;
  /** Whose data it is: written into the change log as a read. A blank form is nobody's. */
  read?: { entity: string; rowId?: string; detail: Record<string, unknown> };
  pictureWidth?: number;
  /** Of whom the paper is for; otherwise it is in the language of whoever prints it. */
  languageOf?(tx: Tx): Promise<Language>;
  find(tx: Tx, format: PrintFormat): Promise<Found>;
}

interface Asking {
  who: Who;
  language: Language;
  query: { language?: Language | undefined };
}

/** A print as the answer to a call: found and recorded in one short transaction, set after it, shown in the browser's viewer. */
export async function printReply(
  needs: PrintNeeds,
  { step, call }: { step: Step; call: Asking },
  wish: Wish,
): Promise<BytesFile> {
  const found = await step(async (tx, who) => {
    const language =
      call.query.language ?? (await wish.languageOf?.(tx)) ?? call.who.language ?? call.language;
    const format = formatFor(language, needs.timeZone);
    const { data, photos = [], pictures = [], codes = [] } = await wish.find(tx, format);
    if (wish.read)
      await recordRead(tx, { ...wish.read, detail: { print: wish.fileName, ...wish.read.detail } });
    const ids = photos.filter((id) => id !== null);
    const hashes = [...(await cardHashes(tx, ids)), ...(await pictureHashes(tx, pictures))];
    return { data, codes, language, area: await areaName(tx, who), cards: hashes };
  });
  const pdf = await needs.pdf.print({
    template: wish.template,
    shared: wish.shared ?? [],
    labels: wish.labels ?? {},
    language: found.language,
    data: found.data,
    codes: found.codes,
    person: call.who.userId,
    area: found.area,
    printedBy: call.who.name,
    pictures: await picturesOf(needs.files, found.cards),
    ...(wish.pictureWidth ? { pictureWidth: wish.pictureWidth } : {}),
  });
  return { fileName: wish.fileName, contentType: 'application/pdf', body: pdf, isInline: true };
}

const atOnce = 8;

/** A picture that is gone from the store is printed as a missing one. */
async function picturesOf(files: PrintNeeds['files'], cards: { id: string; hash: string }[]) {
  const pictures: Record<string, Buffer> = {};
  const waiting = [...cards];
  const readOnes = async () => {
    for (let card = waiting.pop(); card; card = waiting.pop()) {
      const stream = await files.get(card.hash);
      if (stream) pictures[card.id] = await buffer(stream);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOnes));
  return pictures;
}
