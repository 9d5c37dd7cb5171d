import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import type { session } from '@sewa/contract/user/session';
import { CallError } from './call-error.ts';
import { request } from './request.ts';
import { showToast } from './toast.ts';

/**
 * Lets the browser save a file, however long it is. The browser tells a page nothing of a refusal, so a call asks
 * first: a session that has ended signs out, a lost line is told.
 */
export async function saveFile(url: string): Promise<void> {
  if (!(await isStillSignedIn())) return;
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Signs out, as any call does, when the session has ended. */
export async function isStillSignedIn(): Promise<boolean> {
  try {
    await request<(typeof session)['current']>({ method: 'GET', path: '/api/user' });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showToast(toastTypes.ERROR, error.message);
    return false;
  }
}
