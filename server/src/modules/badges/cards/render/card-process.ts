// The process that sets cards: one print or preview after the other, for as long as its parent holds the line.
import type { PrintAnswer } from '../../../../platform/pdf/print-queue.ts';
import { openTypstEngine } from '../../../../platform/pdf/typst-engine.ts';
import type { CardPrint } from './card-print.ts';
import { picturesOfPages } from './page-pictures.ts';
import { renderCards } from './render-cards.ts';

export interface CardOrder {
  print: CardPrint;
  /** A picture of each page in so many dots to the millimetre, instead of the PDF. */
  dotsPerMillimetre: number | null;
}

/** One PDF, or a picture of each page. */
export type CardFiles = readonly Uint8Array[];

const largestBytes = 300_000_000;
const engine = await openTypstEngine();

process.on('message', async (order: CardOrder) => {
  const result = await resultOf(order);
  answer({ ...result, isSpent: process.memoryUsage.rss() > largestBytes });
});
process.on('disconnect', () => process.exit());
// A terminal sends Ctrl-C to both; the parent decides.
process.on('SIGINT', () => undefined);

async function resultOf({ print, dotsPerMillimetre }: CardOrder): Promise<PrintAnswer<CardFiles>> {
  try {
    const pdf = await renderCards(engine, print, (progress) => answer({ progress }));
    return { result: dotsPerMillimetre === null ? [pdf] : await picturesOfPages(pdf, dotsPerMillimetre) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function answer(message: PrintAnswer<CardFiles>): void {
  process.send?.(message);
}
