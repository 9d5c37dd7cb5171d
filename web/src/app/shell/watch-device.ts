import { reportBack, reportLost } from '../../platform/connection.ts';

/** The device itself says when it has no network. */
export function watchDevice(): () => void {
  const lost = () => reportLost('device');
  const back = () => reportBack('device');
  window.addEventListener('offline', lost);
  window.addEventListener('online', back);
  if (!navigator.onLine) lost();
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', back);
  };
}
