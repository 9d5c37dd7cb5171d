import { authStates } from '@sewa/contract/user/auth-states';
import { getAuth, subscribeToAuth } from './auth.ts';

let session = new AbortController();
subscribeToAuth(() => {
  if (getAuth().state === authStates.LOGGED_IN) return;
  session.abort();
  session = new AbortController();
});

/**
 * Aborted when the session ends. For work that outlives its page: a session can end without a reload of the page, and the
 * next person may sign in on it.
 */
export function sessionSignal(): AbortSignal {
  return session.signal;
}
