// The process that prints: one job after the other, for as long as its parent holds the line.
import { openTypesetter, type PrintJob } from './typeset.ts';

export interface PrintAnswer {
  pdf?: Uint8Array;
  problem?: string;
  /** Grown large by a long print: the next one gets a new process. */
  isSpent: boolean;
}

const largestBytes = 300_000_000;
const typeset = openTypesetter();

process.on('message', (job: PrintJob) => {
  const result = resultOf(job);
  process.send?.({ ...result, isSpent: process.memoryUsage.rss() > largestBytes } satisfies PrintAnswer);
});
process.on('disconnect', () => process.exit());
// A terminal sends Ctrl-C to both; the parent decides.
process.on('SIGINT', () => undefined);

function resultOf(job: PrintJob): { pdf: Uint8Array } | { problem: string } {
  try {
    return { pdf: typeset(job) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
