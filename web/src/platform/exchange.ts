import { REQUEST_TIMEOUT_MS } from '@sewa/contract/kernel/calls/limits';

/** A reply that has come completely. */
export interface Answer {
  status: number;
  ok: boolean;
  text: string;
}

/** The time limit of a call has passed. */
export class LateAnswer extends Error {
  override name = 'LateAnswer';
}

/** Sends a call and reads its whole reply. The time limit covers the body too: a line can stall in the middle of it. */
export async function exchange(
  url: string,
  init: RequestInit,
  { signal, limitMs = REQUEST_TIMEOUT_MS }: { signal?: AbortSignal | undefined; limitMs?: number } = {},
): Promise<Answer> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new LateAnswer()), limitMs);
  const anySignal = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  try {
    const response = await fetch(url, { ...init, signal: anySignal });
    const { status, ok } = response;
    return { status, ok, text: await readText(response) };
  } finally {
    clearTimeout(timer);
  }
}

/** "You are signed out" stands in the status: it counts even when the rest does not come. */
async function readText(response: Response): Promise<string> {
  if (response.status !== 401) return response.text();
  return response.text().catch(() => '');
}
