import { authStates } from '@sewa/contract/user/auth-states';
import { HomePage } from '../modules/home/HomePage.tsx';
import { fetchWaitingAhead } from '../modules/home/waiting.query.ts';
import { getAuth } from '../platform/auth.ts';
import { loadMessages } from '../platform/i18n.ts';
import { bringsSession } from '../platform/page-meta.ts';
import { loadAhead } from '../platform/use-loaded.ts';

const SOON_MS = 1_000;

/** Home comes along with the shell, not in a file of its own: it is small, and where everybody begins. */
export async function loadHome() {
  await loadMessages('home');
  return { Page: HomePage };
}

/** Home is drawn with the first frame, whole: what waits was asked beside "who am I" and comes with that. */
export async function prepareHome(): Promise<void> {
  await Promise.all([loadAhead(loadHome), isSomebody() && soon(fetchWaitingAhead())]);
}

/** On a line that drops it the page is drawn without. */
function soon(answer: Promise<void>): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, SOON_MS));
  return Promise.race([answer, limit]);
}

/** On a slow line this comes after the sign-in screens, where a call without a session would start them afresh. */
function isSomebody(): boolean {
  const { state } = getAuth();
  return state === authStates.LOGGED_IN || (state === authStates.INIT && bringsSession());
}
