// The process that prints: one job after the other, for as long as its parent holds the line.
import { drawPictures } from './draw-pictures.ts';
import { openTypesetter, type PrintJob } from './typeset.ts';

export interface PrintAnswer {
  pdf?: Uint8Array;
  problem?: string;
  /** Grown large by a long print: the next one gets a new process. */
  isSpent: boolean;
}

const largestBytes = 300_000_000;
const typeset = await openTypesetter();

process.on('message', async (job: PrintJob) => {
  const result = await resultOf(job);
  process.send?.({ ...result, isSpent: process.memoryUsage.rss() > largestBytes } satisfies PrintAnswer);
});
process.on('disconnect', () => process.exit());
// A terminal sends Ctrl-C to both; the parent decides.
process.on('SIGINT', () => undefined);

async function resultOf(job: PrintJob): Promise<{ pdf: Uint8Array } | { problem: string }> {
  try {
    return { pdf: typeset({ ...job, pictures: await drawPictures(job.pictures, job.pictureWidth) }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
