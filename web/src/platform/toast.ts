import { type Toast, type ToastType, toastTypes } from '@sewa/contract/kernel/toast';
import { createStore, useStore } from './store.ts';

/** The way back from what a toast tells of, offered in the toast itself. */
export interface Undo {
  run: () => Promise<unknown>;
  done: string;
  failed: string;
}

/** `serial` tells a second toast with the same text from the first. */
type NumberedToast = Toast & { serial: number; undo?: Undo | undefined };

const toastStore = createStore<NumberedToast>({ show: false, type: toastTypes.INFO, message: '', serial: 0 });

export function showToast(type: ToastType, message: string, undo?: Undo): void {
  toastStore.set({ show: true, type, message, undo, serial: toastStore.get().serial + 1 });
}

/** Hides it but keeps its text, so that it can fade out without flickering. */
export function hideToast(): void {
  toastStore.set({ ...toastStore.get(), show: false });
}

export function clearToast(): void {
  toastStore.set({ show: false, type: toastTypes.INFO, message: '', serial: toastStore.get().serial + 1 });
}

export function useToast(): NumberedToast {
  return useStore(toastStore);
}
