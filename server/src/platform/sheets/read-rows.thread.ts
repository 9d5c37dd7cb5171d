import { workerData } from 'node:worker_threads';
import { answerQuestions } from './answer-questions.ts';
import { rowsOfFile } from './rows-of-file.ts';
import type { SheetRow } from './sheet.ts';

const { path, most } = workerData as { path: string; most: number };
const rows = rowsOfFile(path);
const batchSize = 500;
let left = most;

answerQuestions(async () => {
  const batch: SheetRow[] = [];
  while (batch.length < Math.min(batchSize, left)) {
    const next = await rows.next();
    if (next.done) break;
    batch.push(next.value);
  }
  left -= batch.length;
  return batch;
});
