import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import type { CheckedBadge } from '@sewa/contract/badges/badges';
import type { Language } from '@sewa/contract/kernel/values/languages';

const maxNamed = 10;

/** The badges that a refusal is about: their ids for the page, their numbers for the reader. */
export function cardNumbers(badges: readonly Pick<CheckedBadge, 'id' | 'type' | 'number'>[]) {
  return {
    data: { ids: badges.map(({ id }) => id) },
    words: (language: Language) => ({
      numbers: badges
        .slice(0, maxNamed)
        .map(({ type, number }) => `${badgeTypeLabels[type][language]} ${number}`)
        .join(', ')
        .concat(badges.length > maxNamed ? ' …' : ''),
    }),
  };
}
