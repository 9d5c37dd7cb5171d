import type { CardPictures } from '@sewa/contract/badges/cards';
import { openPrintQueue } from '../../../../platform/pdf/print-queue.ts';
import type { CardPrint } from './card-print.ts';
import type { CardFiles, CardOrder } from './card-process.ts';

export interface CardRenderer {
  /** A PDF; told now and then how many cards are set. */
  print(
    print: CardPrint,
    options: { person: string; onProgress(cards: number): void; signal: AbortSignal },
  ): Promise<Uint8Array>;
  /** Both sides of the first card, as it would be printed. */
  preview(print: CardPrint, person: string): Promise<CardPictures>;
}

/** Threads and heaps of their own would each hold memory; one of each is as fast here. */
const thrifty = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' };
const process = { script: new URL('./card-process.ts', import.meta.url), env: thrifty };
/** Sharp on screens that show two dots for one. */
const previewDots = 12;

/** Prints wait for each other for as long as it takes: they are jobs. A preview has its own process and is answered at once or not at all. */
export function openCardRenderer(): CardRenderer {
  const prints = openPrintQueue<CardOrder, CardFiles>(process, {
    workMs: 240_000,
    waitMs: 1_800_000,
    length: 50,
    perPerson: 10,
    idleMs: 20_000,
  });
  const previews = openPrintQueue<CardOrder, CardFiles>(process, {
    workMs: 30_000,
    waitMs: 15_000,
    tooLong: 'BUSY',
    length: 12,
  });
  return {
    print: async (print, { person, ...options }) =>
      first(await prints.print({ print, dotsPerMillimetre: null }, person, options)),
    preview: async (print, person) => {
      const files = await previews.print({ print, dotsPerMillimetre: previewDots }, person);
      const [front, back] = files.map((file) => Buffer.from(file).toString('base64'));
      return { front: front ?? '', back: back ?? '' };
    },
  };
}

function first(files: CardFiles): Uint8Array {
  const [file] = files;
  if (!file) throw new Error('a print has a file');
  return file;
}
