import { type Toast, type ToastType, toastTypes } from '@sewa/contract/kernel/calls/toast';
import { authStates } from '@sewa/contract/user/auth-states';
import { getAuth, subscribeToAuth } from './auth.ts';
import { CARRIED_TOAST_KEY } from './device-keys.ts';
import { createStore, useStore } from './store.ts';

/** The way back from what a toast tells of, offered in the toast itself. */
export interface Undo {
  run: () => Promise<unknown>;
  /** A function is asked after `run`, whose reply may say more. */
  done: string | (() => string);
  failed: string;
}

/** `serial` tells a second toast with the same text from the first. */
type NumberedToast = Toast & { serial: number; undo?: Undo | undefined };

const toastStore = createStore<NumberedToast>({ show: false, type: toastTypes.INFO, message: '', serial: 0 });
/** A toast is for whoever is signed in: an act that fails because the session has ended must not reach the next user. */
let isAccepting = false;

export function showToast(type: ToastType, message: string, undo?: Undo): void {
  if (isAccepting) toastStore.set({ show: true, type, message, undo, serial: toastStore.get().serial + 1 });
}

/** Hides it but keeps its text, so that it can fade out without flickering. */
export function hideToast(): void {
  toastStore.set({ ...toastStore.get(), show: false });
}

followAuth();
subscribeToAuth(followAuth);

/** The sign-in knows nothing of toasts, so that the login screen does without them. */
function followAuth(): void {
  if (getAuth().state === authStates.LOGGED_IN) openToasts();
  else closeToasts();
}

/** Somebody is signed in; what was shown when the page was loaded anew is shown again. */
function openToasts(): void {
  isAccepting = true;
  const carried = sessionStorage.getItem(CARRIED_TOAST_KEY);
  if (carried === null) return;
  sessionStorage.removeItem(CARRIED_TOAST_KEY);
  const { type, message } = JSON.parse(carried) as Pick<Toast, 'type' | 'message'>;
  showToast(type, message);
}

/** Nobody is signed in any more. */
function closeToasts(): void {
  isAccepting = false;
  toastStore.set({ show: false, type: toastTypes.INFO, message: '', serial: toastStore.get().serial + 1 });
}

/** Before the page is loaded anew: the toast then stands there for its full time. */
export function carryToast(): void {
  const { show, type, message } = toastStore.get();
  if (show) sessionStorage.setItem(CARRIED_TOAST_KEY, JSON.stringify({ type, message }));
}

export function useToast(): NumberedToast {
  return useStore(toastStore);
}
