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
  if (await isStillSignedIn()) save(url);
}

/**
 * The same for a file that the browser shows in a window of its own. `before` makes what it shows; false: it was refused,
 * and the person is told.
 */
export async function openFile(url: string, before: () => Promise<boolean> = isStillSignedIn): Promise<void> {
  // Opened by the press itself: after the call the browser would take it for a pop-up.
  const shown = window.open('', '_blank');
  if (!(await before())) {
    shown?.close();
    return;
  }
  if (shown === null) {
    // This browser opens no windows.
    save(url);
    return;
  }
  shown.opener = null;
  shown.location.replace(url);
}

/** Signs out, as any call does, when the session has ended. */
async function isStillSignedIn(): Promise<boolean> {
  try {
    await request<(typeof session)['current']>({ method: 'GET', path: '/api/user' });
    return true;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    showToast(toastTypes.ERROR, error.message);
    return false;
  }
}

function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
