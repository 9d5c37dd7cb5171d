import { answerQuestions } from './answer-questions.ts';
import { rowsOfFile } from './rows-of-file.ts';
import type { SheetRow } from './sheet.ts';

const batchSize = 500;

answerQuestions(async ({ path, most }: { path: string; most: number }) => {
  const rows = rowsOfFile(path);
  let left = most;
  return async () => {
    const batch: SheetRow[] = [];
    while (batch.length < Math.min(batchSize, left)) {
      const next = await rows.next();
      if (next.done) break;
      batch.push(next.value);
    }
    left -= batch.length;
    return batch;
  };
});
