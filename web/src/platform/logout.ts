import { endSession, requestSignOut, SIGN_OUT_DUE_KEY } from './auth.ts';

/** Signs out here even when the line fails: a person who walks away must not leave an open screen behind. */
export async function logout(): Promise<void> {
  const isHeard = await requestSignOut().then(
    () => true,
    () => false,
  );
  endSession('');
  // The server is told before anything else; until then nobody is signed in here.
  if (!isHeard) localStorage.setItem(SIGN_OUT_DUE_KEY, '1');
  window.location.assign('/');
}
