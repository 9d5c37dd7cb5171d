import { REQUEST_TIMEOUT_MS } from '@sewa/contract/kernel/limits';
import { firstLanguage } from './first-language.ts';

const asked = new Map<string, Promise<Response>>();

/** Asks the server while the program is still on its way; the first call of that path takes the answer. */
export function askAhead(path: string, headers: Record<string, string> = {}): void {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), REQUEST_TIMEOUT_MS);
  const answer = fetch(path, {
    headers: { Accept: 'application/json', 'Accept-Language': firstLanguage(), ...headers },
    signal: late.signal,
  }).finally(() => clearTimeout(timer));
  answer.catch(() => {
    // Whoever wanted it asks anew.
  });
  asked.set(path, answer);
}

export function takeAskedAhead(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}

/** Whoever signs in next asks anew: what was answered before was not for them. */
export function forgetAskedAhead(): void {
  asked.clear();
}
