import { type AuthState, authStates } from '@sewa/contract/user/auth-states';
import type { CurrentUser, session } from '@sewa/contract/user/session';
import { forgetAskedAhead } from './asked-ahead.ts';
import { CallError } from './call-error.ts';
import {
  CARRIED_TOAST_KEY,
  KEPT_REPLIES,
  KIOSK_KEY,
  PICKED_KEY,
  SIGN_OUT_DUE_KEY,
  SIGNED_IN_KEY,
} from './device-keys.ts';
import { FIRST_NAMESPACE, i18n } from './i18n.ts';
import { bringsSession } from './page-meta.ts';
import { onUnauthenticated, request } from './request.ts';
import { createStore, useStore } from './store.ts';

/**
 * Who is signed in, and which of the eight states the sign-in is in. Types of the contract only: its schemas would
 * bring zod into the first load.
 */
export interface Auth {
  state: AuthState;
  msg: string;
  /** As it came; `useSession` decodes it. */
  user: CurrentUser | null;
  /** Whom the one-time code is for, in FORGOT_OTP; empty while that is not entered yet. */
  codeFor: string;
  /** When the server last said who is signed in, if it does not answer now; null while it does. */
  keptAt: number | null;
}

type Session = typeof session;

const signedOut: Auth = { state: authStates.LOGGED_OUT, msg: '', user: null, codeFor: '', keptAt: null };
const authStore = createStore<Auth>({ ...signedOut, state: authStates.INIT });

onUnauthenticated(() => endSession(''));

export function useAuth(): Auth {
  return useStore(authStore);
}

export const getAuth = authStore.get;
export const subscribeToAuth = authStore.subscribe;

/** A guess, before the server has answered, that is worth fetching the portal ahead for. */
export function wasSignedIn(): boolean {
  return bringsSession() || Boolean(localStorage.getItem(SIGNED_IN_KEY));
}

/** The silent check at the start. A sign-out that the server did not hear of comes before it. */
export async function checkSession(): Promise<void> {
  try {
    if (localStorage.getItem(SIGN_OUT_DUE_KEY)) {
      forgetAskedAhead();
      await requestSignOut();
    }
    admit(await fetchUser({ isSilentCheck: true }));
  } catch (error) {
    // Only on a page that a service worker brings: without one, nobody gets this far without a connection.
    const kept =
      navigator.serviceWorker?.controller && (await import('./kept-session.ts')).findKeptSession(error);
    if (kept) enter(kept);
    else endSession('');
  }
}

export async function requestSignOut(): Promise<void> {
  await request<Session['logout']>({ method: 'GET', path: '/api/user/logout' });
}

export async function login(u: string, p: string): Promise<void> {
  if (authStore.get().state === authStates.PROCESSING) return;
  authStore.set({ ...signedOut, state: authStates.PROCESSING });
  try {
    await request<Session['login']>(
      { method: 'POST', path: '/api/user/login' },
      { body: { u, p }, isSignIn: true },
    );
    admit(await fetchUser());
  } catch (error) {
    const text = error instanceof CallError ? error.serverText : null;
    refuseLogin(text ?? say('login.failed'));
  }
}

export type SignInScreen = 'LOGGED_OUT' | 'FORGOT_PASSWORD' | 'FORGOT_OTP' | 'REGISTER';

export function showScreen(screen: SignInScreen): void {
  authStore.set({ ...authStore.get(), state: authStates[screen], msg: '' });
}

/** A sign-in that is not worth a call. */
export function refuseLogin(msg: string): void {
  authStore.set({ ...signedOut, state: authStates.LOGIN_ERROR, msg });
}

/** Typing clears what the last try said. */
export function clearMessage(): void {
  if (authStore.get().msg !== '') authStore.set(signedOut);
}

/** Where a one-time code is entered, for this user where the name is known. */
export function showCodeScreen(codeFor: string): void {
  authStore.set({ ...signedOut, state: authStates.FORGOT_OTP, codeFor });
}

/** Fetches the user anew: after a change to the own record or password that does not reload the page. */
export async function refreshUser(): Promise<void> {
  admit(await fetchUser());
}

function fetchUser(options: { isSilentCheck?: boolean } = {}): Promise<CurrentUser> {
  return request<Session['current']>({ method: 'GET', path: '/api/user' }, options);
}

function admit(user: CurrentUser): void {
  localStorage.removeItem(SIGN_OUT_DUE_KEY);
  localStorage.setItem(SIGNED_IN_KEY, JSON.stringify({ user, at: Date.now() }));
  enter({ user });
}

function enter(who: Pick<Auth, 'user'> & Partial<Auth>): void {
  authStore.set({ ...signedOut, state: authStates.LOGGED_IN, ...who });
}

/** Nobody is signed in any more. The login screen says why, where there is something to say. */
export function endSession(msg: string): void {
  if (localStorage.getItem(SIGNED_IN_KEY)) indexedDB.deleteDatabase(KEPT_REPLIES);
  localStorage.removeItem(SIGNED_IN_KEY);
  localStorage.removeItem(KIOSK_KEY);
  sessionStorage.removeItem(CARRIED_TOAST_KEY);
  sessionStorage.removeItem(PICKED_KEY);
  forgetAskedAhead();
  authStore.set({ ...signedOut, msg });
}

function say(key: string): string {
  return i18n.t(key, { ns: FIRST_NAMESPACE });
}
