import { orgLevels } from '@sewa/contract/user/organisation';
import { useSession } from '../../../platform/session.ts';

/** Only the area opens a gathering to the whole area. */
export function useMayOpenArea(): boolean {
  return useSession().may({ orgLevel: orgLevels.AREA });
}
