import { type Mark, markOf } from '@sewa/contract/attendance/marks';
import { boundedMoment } from '@sewa/contract/attendance/scan';
import type { sheets } from '@sewa/contract/attendance/sheets';
import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { areaOf } from '../../platform/access/area-of.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { insertCorrection, listCorrections } from './corrections.queries.ts';
import { closeSheets, lockEntry, type StoredEntry } from './entries.queries.ts';
import { changeEntry, keyOf } from './marking.ts';
import { findSheet, lockSheet, type MarkedSheet } from './sheets.queries.ts';

export const closeSheet: Handler<typeof sheets.close> = async (tx, { who, params }) => {
  const sheet = await lockSheet(tx, params.id);
  if (!sheet) throw notFound();
  // From the start, not the end: people go home early. Leave that was entered ahead makes nobody absent.
  if (Date.now() < sheet.startsAt) throw new PortalError('SHEET_NOT_BEGUN');
  await closeSheets(tx, { sheet: sheet.id, userName: who.name });
  return null;
};

export const correct: Handler<typeof sheets.correct> = async (tx, { who, params, body }) => {
  const sheet = await lockSheet(tx, params.id);
  if (!sheet) throw notFound();
  if (!sheet.isClosed) throw new PortalError('SHEET_OPEN');
  const key = await keyOf(tx, { who, sheet, sewadar: body.sewadar });
  const before = await lockEntry(tx, sheet.id, body.sewadar);
  const presence = correctedPresence(sheet, before, body);
  const after = { ...presence, mark: markOf(sheet, presence), seenAt: Date.now() };
  await changeEntry(tx, key, () => ({ ...after, how: 'list', userName: who.name }));
  await insertCorrection(tx, {
    area: areaOf(who),
    centre: sheet.centre,
    sheet: sheet.id,
    sewadar: body.sewadar,
    before,
    after,
    reason: body.reason,
    userName: who.name,
  });
  return null;
};

type Corrected = Pick<GivenBody<typeof sheets.correct>, 'mark' | 'inAt' | 'outAt'>;

/** A time that is left out stays. A new one is of this sheet, and in the right order. */
function correctedPresence(sheet: MarkedSheet, before: StoredEntry | null, { mark, ...times }: Corrected) {
  const timeOf = (name: 'inAt' | 'outAt') => {
    const given = times[name];
    if (given === undefined) return before?.[name] ?? null;
    if (given === null) return null;
    const at = Date.parse(given);
    if (boundedMoment(sheet, { at, now: Date.now() }) !== at)
      throw new PortalError('SHEET_TIME', { fields: { [name]: 'outside' } });
    return at;
  };
  const [inAt, outAt] = [timeOf('inAt'), timeOf('outAt')];
  if (mark === null && inAt === null)
    throw new PortalError('VALIDATION', { fields: { inAt: because('missing') } });
  if (outAt !== null && (inAt === null || outAt < inAt))
    throw new PortalError('LEFT_BEFORE_COMING', { fields: { outAt: 'before' } });
  return { inAt, outAt, stated: mark satisfies Mark | null };
}

export const showCorrections: Handler<typeof sheets.corrections> = async (tx, { params }) => {
  const sheet = await findSheet(tx, params.id);
  if (!sheet) throw notFound();
  return listCorrections(tx, sheet.id);
};
