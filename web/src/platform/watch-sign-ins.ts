import { getAuth } from './auth.ts';
import { SIGNED_IN_KEY } from './device-keys.ts';
import { signedInOf } from './kept-session.ts';
import { leaveWithoutQuestion } from './unsaved.ts';

/**
 * Another window of this browser signed out, somebody else in, or switched the area: this one would go on under the
 * wrong name. Like the other one, it ends on `/`, also with unsaved entries: they would be sent under that name.
 */
export function watchSignIns(): () => void {
  const leaveIfOther = ({ key, newValue }: StorageEvent) => {
    const { user } = getAuth();
    if (key !== SIGNED_IN_KEY || user === null) return;
    const now = signedInOf(newValue).user;
    if (now?.id === user.id && now.areaId === user.areaId) return;
    leaveWithoutQuestion();
    window.location.replace('/');
  };
  window.addEventListener('storage', leaveIfOther);
  return () => window.removeEventListener('storage', leaveIfOther);
}
