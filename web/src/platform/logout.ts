import { endSession, requestSignOut, signOutIsDue } from './auth.ts';

/** Signs out here even when the line fails: a person who walks away must not leave an open screen behind. */
export async function logout(): Promise<void> {
  try {
    await requestSignOut();
  } catch {
    signOutIsDue();
  }
  endSession('');
  window.location.assign('/');
}
