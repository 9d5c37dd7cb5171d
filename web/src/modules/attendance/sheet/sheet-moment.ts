import type { Sheet } from '@sewa/contract/attendance/sheets';
import { momentNear } from '@sewa/contract/attendance/shift';
import { portalTimeZone } from '../../../platform/page-meta.ts';
import { shiftOf } from './unsent.rules.ts';

/** The moment at which the clock showed this time, nearest to the planned time of the sheet. */
export function momentOnSheet(sheet: Sheet, time: string): string {
  const planned = { onDay: sheet.onDay, ...shiftOf(sheet) };
  return new Date(momentNear(planned, time, portalTimeZone())).toISOString();
}
