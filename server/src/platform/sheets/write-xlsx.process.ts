import { answerQuestions } from './answer-questions.ts';
import type { Written } from './write-rows.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

type Rows = readonly (readonly unknown[])[];

/** Set while the writer waits for a page. */
let wanted: PromiseWithResolvers<Rows | null> | null = null;
let onWant: () => void = () => undefined;

answerQuestions(async ({ header, timeZone }: { header: string[]; timeZone: string }) => {
  const bytes = writeXlsx({ header, timeZone, pages: pages() });
  /** The one reading that is under way, over as many pages as a piece of the file takes. */
  let reading: Promise<Uint8Array | null> | null = null;
  return async (question: 'read' | { rows: Rows | null }) => {
    if (question !== 'read') {
      wanted?.resolve(question.rows);
      wanted = null;
    }
    reading ??= bytes.next().then(({ value, done }) => (done ? null : value));
    const isWanting = new Promise<'nextPage'>((resolve) => {
      onWant = () => resolve('nextPage');
      if (wanted) onWant();
    });
    const piece = await Promise.race([reading, isWanting]);
    if (piece === 'nextPage') return 'nextPage' satisfies Written;
    reading = null;
    return { bytes: piece } satisfies Written;
  };
});

async function* pages(): AsyncGenerator<Rows> {
  for (;;) {
    wanted = Promise.withResolvers<Rows | null>();
    onWant();
    const rows = await wanted.promise;
    if (rows === null) return;
    yield rows;
  }
}
