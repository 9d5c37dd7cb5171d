import { type Answer, exchange } from './exchange.ts';
import { firstLanguage } from './first-language.ts';

const asked = new Map<string, Promise<Answer>>();

/** Asks the server while the program is still on its way; the first call of that path takes the answer. */
export function askAhead(path: string, headers: Record<string, string> = {}): void {
  const answer = exchange(path, {
    headers: { Accept: 'application/json', 'Accept-Language': firstLanguage(), ...headers },
  });
  answer.catch(() => {
    // Whoever wanted it asks anew.
  });
  asked.set(path, answer);
}

export function takeAskedAhead(path: string): Promise<Answer> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}

/** Whoever signs in next asks anew: what was answered before was not for them. */
export function forgetAskedAhead(): void {
  asked.clear();
}
