import { getAuth, SIGN_OUT_DUE_KEY, SIGNED_IN_KEY } from '../../platform/auth.ts';

/** Another window of this browser signed out, or somebody else in: this one would go on under the wrong name. */
export function watchSession(): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    const { user } = getAuth();
    if (key !== SIGNED_IN_KEY || user === null) return;
    const { user: now } = JSON.parse(newValue ?? '{}');
    if (now?.id !== user.id || now.areaId !== user.areaId) window.location.reload();
  };
  // Somebody has signed in: the sign-out before that is not due any more.
  localStorage.removeItem(SIGN_OUT_DUE_KEY);
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
