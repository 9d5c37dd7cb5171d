// The process that prints: one job after the other, for as long as its parent holds the line.
import { drawPictures } from './draw-pictures.ts';
import type { PrintAnswer } from './print-queue.ts';
import { openTypesetter, type PrintJob } from './typeset.ts';

const largestBytes = 300_000_000;
const typeset = await openTypesetter();

process.on('message', async (job: PrintJob) => {
  const result = await resultOf(job);
  process.send?.({
    ...result,
    isSpent: process.memoryUsage.rss() > largestBytes,
  } satisfies PrintAnswer<Uint8Array>);
});
process.on('disconnect', () => process.exit());
// A terminal sends Ctrl-C to both; the parent decides.
process.on('SIGINT', () => undefined);

async function resultOf(job: PrintJob): Promise<PrintAnswer<Uint8Array>> {
  try {
    return { result: typeset({ ...job, pictures: await drawPictures(job.pictures, job.pictureWidth) }) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `${job.template}: ${reason}` };
  }
}
