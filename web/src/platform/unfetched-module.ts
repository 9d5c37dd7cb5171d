import { isReachable } from './connection.ts';

/**
 * The address of a module that Chromium could not fetch. Chromium remembers the failure as long as the page lives and
 * does not ask again for the same address (https://github.com/whatwg/html/issues/6768); Firefox and Safari do.
 */
export function findUnfetched(error: unknown): string | undefined {
  if (!(error instanceof TypeError)) return undefined;
  return /^Failed to fetch dynamically imported module: (\S+)$/.exec(error.message)?.[1];
}

/** Tries to get a part of the program that has failed; where that needs a new page, only if the portal can be reached. */
export async function tryPartAgain(error: unknown, tryAgain: () => void): Promise<void> {
  if (findUnfetched(error) !== undefined && (await isReachable())) window.location.reload();
  else tryAgain();
}
