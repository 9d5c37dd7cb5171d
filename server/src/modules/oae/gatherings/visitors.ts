import type { gatherings } from '@sewa/contract/oae/gatherings';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { smallPicture } from '../../../platform/files/small-picture.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { OaeNeeds } from '../members/members.ts';
import { readScan, type ScanNeeds } from '../scanned-pass.ts';
import { findVisitorInEmergency, findVisitorPhoto } from './visitors.queries.ts';

/** Only for those of other centres: whoever is in sight has the emergency view of the enclosure, which tells more. */
export function showVisitorEmergency(needs: ScanNeeds): Handler<typeof gatherings.emergency> {
  return async (tx, { params, query }) => {
    const { pass } = await readScan(tx, { text: query.code, day: needs.today() }, needs);
    const gate = { gathering: params.id, today: needs.today() };
    const visitor = pass && (await findVisitorInEmergency(tx, gate, pass));
    if (!visitor) throw new PortalError('PASS_UNKNOWN', { fields: { code: 'unknown' } });
    return visitor;
  };
}

/** The browser keeps it while the queue moves on, not until the next day. */
const cacheSeconds = 600;

export function showVisitorPhoto({
  today,
  files,
}: OaeNeeds & { files: FileStore }): Handler<typeof gatherings.photo> {
  return async (tx, { params, query }) => {
    const stored = await findVisitorPhoto(tx, { gathering: params.id, today: today() }, query.photo);
    const hash = stored?.[query.size] ?? null;
    if (hash === null) throw notFound();
    return smallPicture(files, { hash, size: query.size, cacheSeconds });
  };
}
