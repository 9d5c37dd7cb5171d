import { useToast } from '../../platform/toast.ts';
import { Later, later } from '../Later.tsx';

export const toastSnackbar = later(() => import('./ToastSnackbar.tsx').then((file) => file.ToastSnackbar));

export function ToastBar() {
  const { message } = useToast();
  return message === '' ? null : <Later part={toastSnackbar} props={{}} />;
}
