import type { badges } from '@sewa/contract/badges/badges';
import { smallPicture } from '../../../platform/files/small-picture.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { findBadge } from './badges.queries.ts';
import { findStoredPhotos } from './photo.queries.ts';
import type { RegistryNeeds } from './registry-needs.ts';

/** A new photo has a new id, and so this address with another version; an hour spares the list most requests. */
const cacheSeconds = 3_600;

/** Whoever may print a card may see the face on it, also without the right to open the person's record. */
export function showBadgePhoto({ today, files }: RegistryNeeds): Handler<typeof badges.photo> {
  return async (tx, { who, params, query }) => {
    const badge = await findBadge(tx, params.id, { who, today: today() });
    const photo = badge && (await findStoredPhotos(tx, [badge.id])).get(badge.id);
    const hash = query.size === 'card' ? (photo?.card ?? photo?.thumbnail) : photo?.thumbnail;
    if (!hash) throw notFound();
    return smallPicture(files, { hash, size: query.size, cacheSeconds });
  };
}
