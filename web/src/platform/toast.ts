import { type Toast, type ToastType, toastTypes } from '@sewa/contract/kernel/toast';
import { createStore, useStore } from './store.ts';

const hidden: Toast = { show: false, type: toastTypes.INFO, message: '' };
const toastStore = createStore<Toast>(hidden);

export function showToast(type: ToastType, message: string): void {
  toastStore.set({ show: true, type, message });
}

/** Hides it but keeps its text, so that it can fade out without flickering. */
export function hideToast(): void {
  toastStore.set({ ...toastStore.get(), show: false });
}

export function clearToast(): void {
  toastStore.set(hidden);
}

export function useToast(): Toast {
  return useStore(toastStore);
}
