import { type Toast, type ToastType, toastTypes } from '@sewa/contract/kernel/toast';
import { createStore, useStore } from './store.ts';

/** `serial` tells a second toast with the same text from the first. */
type NumberedToast = Toast & { serial: number };

const toastStore = createStore<NumberedToast>({ show: false, type: toastTypes.INFO, message: '', serial: 0 });

export function showToast(type: ToastType, message: string): void {
  toastStore.set({ show: true, type, message, serial: toastStore.get().serial + 1 });
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
