import type { CurrentUser } from '@sewa/contract/user/session';
import { CallError } from './call-error.ts';
import { SIGNED_IN_KEY } from './device-keys.ts';

/** The server ends a session that rests for so long. */
const LONGEST_REST_MS = 12 * 60 * 60 * 1000;

/** Who was signed in when the server last answered, unless it has just said that nobody is. */
export function findKeptSession(error: unknown): { user: CurrentUser; keptAt: number } | null {
  // A busy or restarting server, or a captive portal, has not said so.
  if (!(error instanceof CallError) || error.status === 401) return null;
  const { user, at } = signedInOf(localStorage.getItem(SIGNED_IN_KEY));
  return user && Date.now() - at <= LONGEST_REST_MS ? { user, keptAt: at } : null;
}

export function signedInOf(stored: string | null): { user?: CurrentUser; at: number } {
  return JSON.parse(stored ?? '{"at":0}');
}
