import { orgLevels } from '@sewa/contract/user/organisation';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';

/**
 * Vehicles, drivers and trips are seen in the whole area and changed by their own centre. Says why this user cannot change
 * one; undefined: it is of the user's own centres.
 */
export function useOtherCentre(): (record: { centre: string; centreName: string }) => string | undefined {
  const { t } = useTranslation('transport');
  const { user, may } = useSession();
  const isWholeArea = may({ orgLevel: orgLevels.AREA });
  return ({ centre, centreName }) =>
    isWholeArea || user.centres.some(({ id }) => id === centre)
      ? undefined
      : t('otherCentre', { centre: centreName });
}
