import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import type { rollMembers } from '@sewa/contract/nominal-roll/members';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';

export type FreeSewadar = RowOf<typeof rollMembers.suggest>;

/** Why somebody is suggested: free, with so many days, and with a badge until some day. */
export function useFreeNotes(): (free: FreeSewadar) => string[] {
  const { t } = useTranslation('nominal-roll');
  const { day, number } = useFormat();
  return ({ daysThisYear, badgeUntil }) => [
    t('add.suggest.days', { count: daysThisYear, days: number(daysThisYear) }),
    badgeUntil === null ? '' : t('add.suggest.badge', { day: day(badgeUntil) }),
  ];
}
