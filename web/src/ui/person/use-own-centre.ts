import { useSession } from '../../platform/session.ts';

/** The centre that a new record begins with: the one chosen to start with, or the only one of the user; else none. */
export function useOwnCentre(): string {
  const { user } = useSession();
  const [only, ...others] = user.centres;
  return user.preferences.startCentre ?? (only && others.length === 0 ? only.id : '');
}
