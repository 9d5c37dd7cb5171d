import type { session } from '@sewa/contract/user/session';
import { endSession, SIGN_OUT_DUE_KEY } from './auth.ts';
import { request } from './request.ts';

/** Signs out here even when the line fails: a person who walks away must not leave an open screen behind. */
export async function logout(): Promise<void> {
  try {
    await request<(typeof session)['logout']>({ method: 'GET', path: '/api/user/logout' });
  } catch {
    // The next page load tells the server before anything else.
    localStorage.setItem(SIGN_OUT_DUE_KEY, '1');
  }
  endSession('');
  window.location.assign('/');
}
