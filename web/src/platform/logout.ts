import type { session } from '@sewa/contract/user/session';
import { endSession } from './auth.ts';
import { request } from './request.ts';

/** Signs out here even when the line fails: a person who walks away must not leave an open screen behind. */
export async function logout(): Promise<void> {
  try {
    await request<(typeof session)['logout']>({ method: 'GET', path: '/api/user/logout' });
  } catch {
    // The session ends on the server by its idle limit.
  }
  endSession('');
  window.location.assign('/');
}
