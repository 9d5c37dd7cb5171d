import { markOf } from '@sewa/contract/attendance/marks';
import type { sheets } from '@sewa/contract/attendance/sheets';
import { areaOf } from '../../platform/access/area-of.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { insertCorrection, listCorrections } from './corrections.queries.ts';
import { closeSheets, lockEntry } from './entries.queries.ts';
import { changeEntry, keyOf } from './marking.ts';
import { findSheet, lockSheet } from './sheets.queries.ts';

export const closeSheet: Handler<typeof sheets.close> = async (tx, { who, params }) => {
  const sheet = await lockSheet(tx, params.id);
  if (!sheet) throw notFound();
  await closeSheets(tx, { sheet: sheet.id, userName: who.name });
  return null;
};

/** The times stay: a correction says what they do not. */
export const correct: Handler<typeof sheets.correct> = async (tx, { who, params, body }) => {
  const sheet = await lockSheet(tx, params.id);
  if (!sheet) throw notFound();
  if (!sheet.isClosed) throw new PortalError('SHEET_OPEN');
  const key = await keyOf(tx, { who, sheet, sewadar: body.sewadar });
  const before = await lockEntry(tx, sheet.id, body.sewadar);
  const presence = { inAt: before?.inAt ?? null, outAt: before?.outAt ?? null, stated: body.mark };
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

export const showCorrections: Handler<typeof sheets.corrections> = async (tx, { params }) => {
  const sheet = await findSheet(tx, params.id);
  if (!sheet) throw notFound();
  return listCorrections(tx, sheet.id);
};
