import { Worker } from 'node:worker_threads';
import { PortalError } from '../http/portal-error.ts';
import { translateError } from '../http/translate-error.ts';
import type { Said } from './answer-questions.ts';

const mostThreads = 6;
/** A file that needs more than this is refused instead of taking the portal down with it. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
let running = 0;

export interface Thread {
  /** Answers come in the order of the questions. */
  ask<T>(question: unknown): Promise<T>;
  end(): void;
}

/** Work that would hold up everybody else, in a thread of its own: ask, wait for the answer, ask again. */
export function startThread(file: URL, data: unknown): Thread {
  if (running >= mostThreads) throw new PortalError('BUSY');
  running += 1;
  const worker = new Worker(file, { workerData: data, resourceLimits: memory });
  const waiting: PromiseWithResolvers<unknown>[] = [];
  let failure: PortalError | null = null;

  function fail(error: PortalError): void {
    failure ??= error;
    for (const one of waiting.splice(0)) one.reject(failure);
  }
  worker.on('message', (said: Said) => {
    if ('value' in said) waiting.shift()?.resolve(said.value);
    else fail(ofThread(said.failure));
  });
  worker.on('error', (error) => fail(ofCrash(error)));
  worker.on('exit', () => {
    running -= 1;
    fail(new PortalError('BUSY'));
  });
  return {
    ask: <T>(question: unknown) => {
      if (failure) return Promise.reject(failure);
      const answer = Promise.withResolvers<unknown>();
      waiting.push(answer);
      worker.postMessage(question);
      return answer.promise as Promise<T>;
    },
    end: () => void worker.terminate(),
  };
}

function ofThread({ code, data, message }: Extract<Said, { failure: unknown }>['failure']): PortalError {
  return new PortalError(code, { data, cause: new Error(message) });
}

function ofCrash(error: unknown): PortalError {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? new PortalError('SHEET_TOO_LARGE', { cause: error }) : translateError(error);
}
