import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import { readCode } from '@sewa/contract/badges/code';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { RecordSource } from '../../../platform/search/record-source.ts';
import { verifySignature } from '../codes/verify-signature.ts';
import { ofOpenTypes } from './badge-filter.queries.ts';
import { findBadges } from './badges.queries.ts';

/** The search box finds badges by their number, and the one whose card is scanned. */
export const badgeSource = (today: () => string): RecordSource => ({
  entity: 'badge',
  requirement: anyBadgeType,
  find: async (tx, words, { limit, who }) => {
    const [word = ''] = words;
    const meant = words.length === 1 ? await badgeMeant(tx, word) : null;
    if (meant === null) return [];
    const { rows } = await sql<{ id: string }>`
      select r.id from badge r where ${meant} and ${ofOpenTypes(who)} order by r.type limit ${limit}`.execute(
      tx,
    );
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

async function badgeMeant(tx: Tx, word: string): Promise<RawBuilder<SqlBool> | null> {
  if (/^\d{1,9}$/.test(word)) return sql<SqlBool>`r.number = ${Number(word)}`;
  const code = readCode(word);
  if (code?.fields.kind !== 'badge' || (await verifySignature(tx, code)) !== 'genuine') return null;
  return sql<SqlBool>`r.type = ${code.fields.type} and r.number = ${code.fields.number}`;
}
