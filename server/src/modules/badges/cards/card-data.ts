import { buffer } from 'node:stream/consumers';
import { badgeCategoryLabels, badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import type { CheckedBadge } from '@sewa/contract/badges/badges';
import { picturesOf } from '@sewa/contract/badges/card-template';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { formatFor, type PrintFormat } from '../../../platform/pdf/format.ts';
import { areaName } from '../../../platform/pdf/print.queries.ts';
import { findStoredPhotos } from '../registry/photo.queries.ts';
import { type CardValues, hasBack, layersOf } from './card-layers.ts';
import type { CardNeeds } from './card-needs.ts';
import type { CardGroup, CardPrint, PrintedCard } from './render/card-print.ts';
import { findPictures } from './templates.queries.ts';
import { templatesInUse } from './templates.ts';

/** What a print of these badges shows; the photos are still in the store. */
export interface CardData extends Pick<CardPrint, 'groups' | 'pictures' | 'hasBack'> {
  cards: (Omit<PrintedCard, 'photo' | 'code'> & { badge: CheckedBadge; photoHash: string | null })[];
  /** The version of the template, by badge. */
  revisions: Map<string, number>;
}

export async function gatherCards(
  tx: Tx,
  badges: readonly CheckedBadge[],
  { who, language, timeZone }: { who: Who; language: Language | null; timeZone: string },
): Promise<CardData> {
  const types = [...new Set(badges.map(({ type }) => type))];
  const templates = await templatesInUse(tx, types);
  const area = await areaName(tx, who);
  const photos = await findStoredPhotos(
    tx,
    badges.map(({ id }) => id),
  );
  const groups: CardGroup[] = [];
  const cards: CardData['cards'] = [];
  for (const { type, design } of templates) {
    const ofType = badges.filter((badge) => badge.type === type);
    const spoken = language ?? design.language;
    const format = formatFor(spoken, timeZone);
    const values = ofType.map((badge) => valuesOf(badge, { area, format }));
    const { group, own } = layersOf(design, spoken, values);
    const place = groups.push(group) - 1;
    for (const [n, badge] of ofType.entries()) {
      const texts = own[n] ?? { front: [], back: [] };
      cards.push({ group: place, own: texts, badge, photoHash: photos.get(badge.id)?.card ?? null });
    }
  }
  const revisionOf = new Map<number, number>(templates.map(({ type, revision }) => [type, revision]));
  return {
    groups,
    cards,
    pictures: await findPictures(
      tx,
      templates.flatMap(({ design }) => picturesOf(design)),
    ),
    hasBack: templates.some(({ design }) => hasBack(design)),
    revisions: new Map(badges.map(({ id, type }) => [id, revisionOf.get(type) ?? 0])),
  };
}

const readAtOnce = 8;

/** A photo that is gone from the store is printed as a missing one. */
export async function photosOf(
  files: CardNeeds['files'],
  cards: CardData['cards'],
): Promise<Map<string, Uint8Array>> {
  const photos = new Map<string, Uint8Array>();
  const waiting = [...new Set(cards.flatMap(({ photoHash }) => (photoHash ? [photoHash] : [])))];
  const readOnes = async () => {
    for (let hash = waiting.pop(); hash; hash = waiting.pop()) {
      const stream = await files.get(hash);
      if (stream) photos.set(hash, await buffer(stream));
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readOnes));
  return photos;
}

function valuesOf(
  badge: CheckedBadge & { type: BadgeTypeValue },
  { area, format }: { area: string; format: PrintFormat },
): CardValues {
  const { language } = format;
  return {
    name: badge.name,
    nameLatin: badge.nameLatin === badge.name ? '' : badge.nameLatin,
    number: String(badge.number),
    type: badgeTypeLabels[badge.type][language],
    category: badge.category ? badgeCategoryLabels[badge.category][language] : '',
    centre: badge.centreName,
    department: badge.department,
    area,
    validFrom: format.day(badge.validFrom) ?? '',
    validTo: format.day(badge.validTo) ?? '',
    attends: badge.attends,
  };
}
