import { useSession } from '../../platform/session.ts';

/** The centre that a new record begins with: the one chosen to start with, or the only one of the user; else none. */
export function useOwnCentre(): string {
  const { user } = useSession();
  const [only, ...others] = user.centres;
  // The one to start with may lie in another area than the active one.
  const chosen = user.centres.find(({ id }) => id === user.preferences.startCentre);
  return chosen?.id ?? (only && others.length === 0 ? only.id : '');
}
