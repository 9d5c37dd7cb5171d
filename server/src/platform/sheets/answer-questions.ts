import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PortalError } from '../http/portal-error.ts';

/** What a thread says: a question's answer, or that it failed. */
export type Said = { value: unknown } | { failure: Pick<PortalError, 'code' | 'data' | 'message'> };

/** The thread's side of startThread: each question is answered before the next one is looked at. */
export function answerQuestions<Q>(answer: (question: Q) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is the start of a thread');
  // A thread has a priority of its own here; elsewhere this would slow the whole portal.
  if (process.platform === 'linux') setPriority(2);
  let last = Promise.resolve();
  port.on('message', (question: Q) => {
    last = last.then(async () => port.postMessage(await said(() => answer(question))));
  });
}

async function said(answer: () => Promise<unknown>): Promise<Said> {
  try {
    return { value: await answer() };
  } catch (error) {
    if (error instanceof PortalError) return { failure: { code: error.code, data: error.data, message: '' } };
    return { failure: { code: 'INTERNAL', data: undefined, message: String(error) } };
  }
}
