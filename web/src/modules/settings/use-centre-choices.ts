import { orgLevels } from '@sewa/contract/user/organisation';
import { useSession } from '../../platform/session.ts';
import { useCentres } from '../../ui/person/centres.query.ts';

/** The centres to choose from: for a centre-level user only the own ones. What is chosen already stays in sight. */
export function useCentreChoices(chosen: readonly unknown[]) {
  const isOwn = useIsOwnCentre();
  return (useCentres().data ?? [])
    .filter(({ id }) => isOwn(id) || chosen.includes(id))
    .map(({ id, name, code }) => ({ value: id, label: name, note: code }));
}

/** From the area level on every centre, also one that was made a moment ago. */
export function useIsOwnCentre(): (id: string) => boolean {
  const { may, user } = useSession();
  const own = new Set(user.centres.map((centre) => centre.id));
  return (id) => may({ orgLevel: orgLevels.AREA }) || own.has(id);
}
