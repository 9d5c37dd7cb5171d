import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { type BadgeTypeValue, openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import { useMemo } from 'react';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';

/** The badge types that are open to the user, with their words. */
export function useBadgeTypes(): { value: BadgeTypeValue; label: string }[] {
  const language = useStore(languageStore);
  const { acl } = useSession().user;
  return useMemo(
    () => openBadgeTypes(acl).map((value) => ({ value, label: badgeTypeLabels[value][language] })),
    [acl, language],
  );
}
