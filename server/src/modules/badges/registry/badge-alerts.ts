import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { AlertSource } from '../../../platform/alerts/alert-source.ts';
import { expiringByDay } from './overview.queries.ts';

/** A line for all badges of a type that end on one day: they end together, by the hundred. */
export const badgeAlerts: AlertSource = {
  requirement: anyBadgeType,
  find: async (tx, { who, today, until }) =>
    (await expiringByDay(tx, { who, today, until })).map(({ type, day, count }) => ({
      thing: `badges/${type}`,
      lastDay: day,
      words: (language) => `${badgeTypeLabels[type]?.[language] ?? type}: ${badgesText(count, language)}`,
    })),
};

function badgesText(count: number, language: Language): string {
  switch (language) {
    case 'en':
      return count === 1 ? '1 badge' : `${count} badges`;
    case 'hi':
      return `${count} बैज`;
    case 'pa':
      return `${count} ਬੈਜ`;
  }
}
