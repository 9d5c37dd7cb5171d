import { monthAfter } from '@sewa/contract/attendance/months';
import type { attendanceMonths } from '@sewa/contract/attendance/sheets';
import { holds } from '@sewa/contract/kernel/rights/requirement';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Who } from '../../platform/access/who.ts';
import { assertWholeArea } from '../../platform/access/whole-area.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { closeSheetsBetween } from './department-entries.queries.ts';
import { hasRunningSheet, holdMonth, insertMonth, isMonthClosed, lockMonth } from './months.queries.ts';

/** The area closes a month once it is over. Closed twice it stays as it is. */
export function closeMonth({ today }: { today(): string }): Handler<typeof attendanceMonths.close> {
  return async (tx, { who, body }) => {
    assertWholeArea(who);
    const firstDay = `${body.month}-01`;
    const next = monthAfter(body.month);
    if (today() < next) throw new PortalError('MONTH_NOT_OVER');
    await lockMonth(tx, firstDay);
    if (await hasRunningSheet(tx, { from: firstDay, to: next })) throw new PortalError('MONTH_NOT_OVER');
    await insertMonth(tx, { area: areaOf(who), month: firstDay, userName: who.name });
    return { sheets: await closeSheetsBetween(tx, { from: firstDay, to: next, userName: who.name }) };
  };
}

/** Whether a sheet of this day comes after its month was closed: it begins closed, and only whoever may correct adds it. */
export async function isLateAddition(tx: Tx, who: Who, day: string): Promise<boolean> {
  await holdMonth(tx, day);
  if (!(await isMonthClosed(tx, day))) return false;
  if (!holds(who.acl, 'SEWADAR.ATTENDANCE', 'correctClose')) throw new PortalError('MONTH_CLOSED');
  return true;
}
