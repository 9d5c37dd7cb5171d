import type { sheets } from '@sewa/contract/attendance/sheets';
import type { FileStore } from '../../platform/files/file-store.ts';
import { smallPicture } from '../../platform/files/small-picture.ts';
import { notFound } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { findGuestPhoto } from './people.queries.ts';

/** The browser keeps it while the queue moves on, not until the next day. */
const cacheSeconds = 600;

export function showGuestPhoto({
  today,
  files,
}: {
  today(): string;
  files: FileStore;
}): Handler<typeof sheets.photo> {
  return async (tx, { params, query }) => {
    const stored = await findGuestPhoto(tx, { sheet: params.id, photo: query.photo, today: today() });
    const hash = stored?.[query.size] ?? null;
    if (hash === null) throw notFound();
    return smallPicture(files, { hash, size: query.size, cacheSeconds });
  };
}
