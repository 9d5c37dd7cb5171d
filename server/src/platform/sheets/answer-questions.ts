import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { PortalError } from '../http/portal-error.ts';

/** What a thread says: a question's answer, or that it failed. */
export type Said = { value: unknown } | { failure: Pick<PortalError, 'code' | 'data' | 'message'> };

/** The thread's side of openThread: each question is answered before the next one is looked at. */
export function answerQuestions<Q>(answer: (question: Q) => Promise<unknown>): void {
  const port = parentPort;
  if (!port) throw new Error('this file is the start of a thread');
  // A thread has a priority of its own here; elsewhere this would slow the whole portal.
  if (process.platform === 'linux') setPriority(2);
  let last = Promise.resolve();
  port.on('message', (question: Q) => {
    last = last.then(async () => {
      const words = await said(() => answer(question));
      port.postMessage(words, movable(words));
    });
  });
}

/** Bytes change hands instead of being copied. */
function movable(words: Said): ArrayBuffer[] {
  const value: unknown = 'value' in words ? words.value : null;
  const bytes = value !== null && typeof value === 'object' && 'bytes' in value ? value.bytes : null;
  if (!(bytes instanceof Uint8Array) || !(bytes.buffer instanceof ArrayBuffer)) return [];
  return bytes.byteLength === bytes.buffer.byteLength ? [bytes.buffer] : [];
}

async function said(answer: () => Promise<unknown>): Promise<Said> {
  try {
    return { value: await answer() };
  } catch (error) {
    if (error instanceof PortalError) return { failure: { code: error.code, data: error.data, message: '' } };
    return { failure: { code: 'INTERNAL', data: undefined, message: String(error) } };
  }
}
