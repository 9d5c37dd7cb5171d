import type { sheets } from '@sewa/contract/attendance/sheets';
import { mayUndoClosing } from '@sewa/contract/attendance/undo-closing';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { closeSheet, lockClosing, reopenSheet } from './department-entries.queries.ts';
import { holdMonth, isMonthClosed } from './months.queries.ts';
import { findSheet, lockSheet } from './sheets.queries.ts';

export const close: Handler<typeof sheets.close> = async (tx, { who, params }) => {
  const sheet = await lockSheet(tx, params.id);
  if (!sheet) throw notFound();
  // From the start, not the end: people go home early. Leave that was entered ahead makes nobody absent.
  if (Date.now() < sheet.startsAt) throw new PortalError('SHEET_NOT_BEGUN');
  await closeSheet(tx, { sheet: sheet.id, by: who.userId, userName: who.name });
  const closing = await lockClosing(tx, sheet.id);
  if (!closing) throw notFound();
  return { version: closing.version };
};

/** A sheet of a month that was closed in the meantime stays closed. */
export const undoClose: Handler<typeof sheets.undoClose> = async (tx, { who, params, body }) => {
  const sheet = await findSheet(tx, params.id);
  if (!sheet) throw notFound();
  // Before the sheet, as whoever closes a month does it.
  await holdMonth(tx, sheet.onDay);
  const closing = await lockClosing(tx, sheet.id);
  if (!closing) throw notFound();
  const { undo, isCorrected } = closing;
  const isPossible = mayUndoClosing({
    sheet: closing,
    version: body.version,
    user: who.userId,
    now: Date.now(),
  });
  if (!isPossible || undo === null || isCorrected || (await isMonthClosed(tx, sheet.onDay)))
    throw new PortalError('CLOSING_UNDO_REFUSED');
  await reopenSheet(tx, sheet.id, undo.entries);
  return null;
};
