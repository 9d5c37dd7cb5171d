import { authStates } from '@sewa/contract/user/auth-states';
import { home } from '../modules/home/manifest.ts';
import { fetchWaitingAhead } from '../modules/home/waiting.query.ts';
import { getAuth } from '../platform/auth.ts';
import { bringsSession } from '../platform/page-meta.ts';
import { loadAhead } from '../platform/use-loaded.ts';
import { pageLoader } from './routes/page-loader.ts';

const SOON_MS = 1_000;

/** Home is drawn with the first frame, whole, if it comes soon: what waits was asked for beside "who am I". */
export function prepareHome(): Promise<unknown> {
  const coming = Promise.all([loadAhead(pageLoader(home)), isSomebody() && fetchWaitingAhead()]);
  // A failure is told by the page, which tries again.
  return Promise.race([coming.catch(() => undefined), after(SOON_MS)]);
}

/** On a line that drops it the shell is drawn without, and shows the skeleton of the page. */
function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** On a slow line this comes after the sign-in screens, where a call without a session would start them afresh. */
function isSomebody(): boolean {
  const { state } = getAuth();
  return state === authStates.LOGGED_IN || (state === authStates.INIT && bringsSession());
}
