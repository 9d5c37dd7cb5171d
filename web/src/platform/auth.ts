import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { type AuthState, authStates } from '@sewa/contract/user/auth-states';
import type { CurrentUser, session } from '@sewa/contract/user/session';
import type { users } from '@sewa/contract/user/users';
import { forgetAskedAhead } from './asked-ahead.ts';
import { CallError } from './call-error.ts';
import { FIRST_NAMESPACE, i18n } from './i18n.ts';
import { bringsSession } from './page-meta.ts';
import { onUnauthenticated, request } from './request.ts';
import { createStore, useStore } from './store.ts';
import { closeToasts, openToasts, showToast } from './toast.ts';

/**
 * Who is signed in, and which of the eight states the sign-in is in. Types of the contract only: its schemas would
 * bring zod into the first load.
 */
export interface Auth {
  state: AuthState;
  msg: string;
  /** As it came; `useSession` decodes it. */
  user: CurrentUser | null;
  /** Whom the one-time code is for, in FORGOT_OTP. */
  codeFor: string;
}

type Session = typeof session;

const SIGNED_IN_KEY = 'portal-signed-in';
const signedOut: Auth = { state: authStates.LOGGED_OUT, msg: '', user: null, codeFor: '' };
const authStore = createStore<Auth>({ ...signedOut, state: authStates.INIT });

onUnauthenticated(() => endSession(''));

export function useAuth(): Auth {
  return useStore(authStore);
}

export const getAuth = authStore.get;
export const subscribeToAuth = authStore.subscribe;

/** A guess, before the server has answered, that is worth fetching the portal ahead for. */
export function wasSignedIn(): boolean {
  return bringsSession() || localStorage.getItem(SIGNED_IN_KEY) !== null;
}

/** The silent check at the start. */
export async function checkSession(): Promise<void> {
  try {
    admit(await fetchUser({ isSilentCheck: true }));
  } catch {
    endSession('');
  }
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

/** Signs out here even when the line fails: a person who walks away must not leave an open screen behind. */
export async function logout(): Promise<void> {
  try {
    await request<Session['logout']>({ method: 'GET', path: '/api/user/logout' });
  } catch {
    // The session ends on the server by its idle limit.
  }
  endSession('');
  window.location.assign('/');
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

export async function askForCode(u: string): Promise<void> {
  await request<Session['forgotPassword']>(
    { method: 'POST', path: '/api/user/forgot-password' },
    { body: { u } },
  );
  authStore.set({ ...signedOut, state: authStates.FORGOT_OTP, codeFor: u });
}

export async function resetPassword(body: GivenBody<Session['resetPassword']>): Promise<void> {
  await request<Session['resetPassword']>({ method: 'POST', path: '/api/user/reset-password' }, { body });
  endSession(say('forgot.done'));
}

export async function register(body: GivenBody<Session['register']>): Promise<void> {
  await request<Session['register']>({ method: 'POST', path: '/api/user/register' }, { body });
  endSession(say('register.done'));
}

/** The first sign-in with a password that someone else set. */
export async function chooseNewPassword(id: string, body: { current: string; p: string }): Promise<void> {
  await request<(typeof users)['operate']>(
    { method: 'PUT', path: '/api/user/{id}/{operation}' },
    { params: { id, operation: 'change-pwd' }, body },
  );
  try {
    admit(await fetchUser());
    showToast(toastTypes.SUCCESS, say('choose.done'));
  } catch {
    endSession(say('forgot.done'));
  }
}

/** Saves without a word what the portal remembers; saving the preferences means a toast and a reload. */
export async function remember(body: GivenBody<Session['remember']>): Promise<void> {
  await request<Session['remember']>({ method: 'PUT', path: '/api/user/remembered' }, { body });
}

/** Fetches the user anew: after a change to the own record that does not reload the page. */
export async function refreshUser(): Promise<void> {
  admit(await fetchUser());
}

function fetchUser(options: { isSilentCheck?: boolean } = {}): Promise<CurrentUser> {
  return request<Session['current']>({ method: 'GET', path: '/api/user' }, options);
}

function admit(user: CurrentUser): void {
  localStorage.setItem(SIGNED_IN_KEY, '1');
  authStore.set({ ...signedOut, state: authStates.LOGGED_IN, user });
  openToasts();
}

function endSession(msg: string): void {
  localStorage.removeItem(SIGNED_IN_KEY);
  forgetAskedAhead();
  authStore.set({ ...signedOut, msg });
  closeToasts();
}

function say(key: string): string {
  return i18n.t(key, { ns: FIRST_NAMESPACE });
}
