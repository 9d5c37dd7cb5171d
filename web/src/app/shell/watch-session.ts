import { getAuth, SIGNED_IN_KEY } from '../../platform/auth.ts';

/** Another window of this browser signed out, or somebody else in: this one would go on under the wrong name. */
export function watchSession(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const { user } = getAuth();
    if (key !== SIGNED_IN_KEY || user === null) return;
    const { user: now } = JSON.parse(newValue ?? '{}');
    if (now?.id !== user.id || now.areaId !== user.areaId) window.location.reload();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
