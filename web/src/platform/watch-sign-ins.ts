import { getAuth, SIGNED_IN_KEY } from './auth.ts';
import { signedInOf } from './kept-session.ts';

/** Another window of this browser signed out, or somebody else in: this one would go on under the wrong name. */
export function watchSignIns(): () => void {
  const reloadIfOther = ({ key, newValue }: StorageEvent) => {
    const { user } = getAuth();
    if (key !== SIGNED_IN_KEY || user === null) return;
    const now = signedInOf(newValue).user;
    if (now?.id !== user.id || now.areaId !== user.areaId) window.location.reload();
  };
  window.addEventListener('storage', reloadIfOther);
  return () => window.removeEventListener('storage', reloadIfOther);
}
