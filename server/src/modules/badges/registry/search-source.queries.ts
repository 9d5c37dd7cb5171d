import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import { sql } from 'kysely';
import type { RecordSource } from '../../../platform/search/record-source.ts';
import { ofOpenTypes } from './badge-filter.queries.ts';
import { findBadges } from './badges.queries.ts';

/** The search box finds badges by their number; the latest of each type first. */
export const badgeSource = (today: () => string): RecordSource => ({
  entity: 'badge',
  requirement: anyBadgeType,
  find: async (tx, words, { limit, who }) => {
    const [word = ''] = words;
    if (words.length !== 1 || !/^\d{1,9}$/.test(word)) return [];
    const { rows } = await sql<{ id: string }>`
      select r.id from badge r where r.number = ${Number(word)} and ${ofOpenTypes(who)}
      order by r.type limit ${limit}`.execute(tx);
    const found = await findBadges(
      tx,
      rows.map(({ id }) => id),
      { who, today: today() },
    );
    const language = who.language ?? 'en';
    return found.map(({ id, number, type, name, centreName, validTo }) => ({
      id,
      title: `${badgeTypeLabels[type][language]} ${number}`,
      details: [name, centreName].filter((part) => part !== ''),
      day: validTo,
    }));
  },
});
