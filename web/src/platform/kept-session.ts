import type { CurrentUser } from '@sewa/contract/user/session';
import { CallError } from './call-error.ts';
import { SIGNED_IN_KEY } from './device-keys.ts';
import { isSessionKept } from './offline/kept.rules.ts';

/** Who was signed in when the server last answered, unless it has just said that nobody is. */
export function findKeptSession(error: unknown): { user: CurrentUser; keptAt: number } | null {
  // A busy or restarting server, or a captive portal, has not said so.
  if (!(error instanceof CallError) || error.status === 401) return null;
  const { user, at } = signedInOf(localStorage.getItem(SIGNED_IN_KEY));
  return user && isSessionKept(at, Date.now()) ? { user, keptAt: at } : null;
}

export function signedInOf(stored: string | null): { user?: CurrentUser; at: number } {
  return JSON.parse(stored ?? '{"at":0}');
}
