import { getAuth } from './auth.ts';
import { SIGNED_IN_KEY } from './device-keys.ts';
import { signedInOf } from './kept-session.ts';

/**
 * Another window of this browser signed out, somebody else in, or switched the area: this one would go on under the
 * wrong name. Like the other one, it ends on `/`.
 */
export function watchSignIns(): () => void {
  const leaveIfOther = ({ key, newValue }: StorageEvent) => {
    const { user } = getAuth();
    if (key !== SIGNED_IN_KEY || user === null) return;
    const now = signedInOf(newValue).user;
    if (now?.id !== user.id || now.areaId !== user.areaId) window.location.replace('/');
  };
  window.addEventListener('storage', leaveIfOther);
  return () => window.removeEventListener('storage', leaveIfOther);
}
