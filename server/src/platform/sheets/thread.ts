import { Worker } from 'node:worker_threads';
import { PortalError } from '../http/portal-error.ts';
import { translateError } from '../http/translate-error.ts';
import type { Said } from './answer-questions.ts';
import { createFairPlaces, type Leave } from './fair-places.ts';

const places = createFairPlaces({ total: 6, each: 2, patienceMs: 20_000 });
/** A file that needs more than this is refused instead of taking the portal down with it. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

export interface Thread {
  /** Answers come in the order of the questions. */
  ask<T>(question: unknown): Promise<T>;
  end(): void;
}

export interface ThreadUser {
  /** Whose work it is: threads are shared between users. */
  user: string;
  /** Nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Work that would hold up everybody else, in a thread of its own: ask, wait for the answer, ask again. */
export async function openThread(file: URL, data: unknown, { user, signal }: ThreadUser): Promise<Thread> {
  const leave = await places.take(user, signal);
  try {
    return startThread(file, data, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Beside a thread of the same work, whose place it shares: waiting for a second place, two could wait for each other. */
export function openThreadBeside(file: URL, data: unknown): Thread {
  return startThread(file, data, () => undefined);
}

function startThread(file: URL, data: unknown, leave: Leave): Thread {
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
    leave();
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
