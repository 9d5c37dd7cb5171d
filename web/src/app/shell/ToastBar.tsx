import { useToast } from '../../platform/toast.ts';
import { ToastSnackbar } from './ToastSnackbar.tsx';

/** It comes with the frame: a toast about a lost connection must not need the connection. */
export function ToastBar() {
  const { message } = useToast();
  return message === '' ? null : <ToastSnackbar />;
}
