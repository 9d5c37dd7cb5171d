import type { sheets } from '@sewa/contract/attendance/sheets';
import { plannedTime } from '@sewa/contract/attendance/shift';
import { areaOf } from '../../platform/access/area-of.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { daysBetween, listValidSchedules, type scheduleResource } from '../user/public.ts';
import { isLateAddition } from './months.ts';
import { ensureSheet, findSheetsOf } from './sheets.queries.ts';

type Schedules = ReturnType<typeof scheduleResource>;

const maxSchedules = 2_000;

/** What is on today, in the order in which it begins. */
export function showToday(schedules: Schedules): Handler<typeof sheets.today> {
  return async (tx, { query: { day } }) => {
    const valid = await listValidSchedules(tx, schedules, { from: day, to: day, limit: maxSchedules });
    const on = valid.filter((schedule) => daysBetween(schedule, day, day).length > 0);
    const open = await findSheetsOf(
      tx,
      on.map(({ id }) => id),
      day,
    );
    const sheetOf = new Map(open.map((sheet) => [sheet.schedule, sheet]));
    return on
      .map(({ id, title, department, centre, centreName, startTime, endTime, needed }) => {
        const sheet = sheetOf.get(id);
        return {
          ...{ schedule: id, title, department, centre, centreName, startTime, endTime, needed },
          sheet: sheet?.id ?? null,
          isClosed: sheet?.isClosed ?? false,
          came: Number(sheet?.came ?? 0),
        };
      })
      .sort((a, b) => a.startTime.localeCompare(b.startTime) || a.title.localeCompare(b.title));
  };
}

export function openSheet(
  schedules: Schedules,
  { timeZone }: { timeZone: string },
): Handler<typeof sheets.open> {
  return async (tx, { who, body: { schedule: id, day } }) => {
    const schedule = await schedules.table.find(tx, id);
    if (!schedule) throw notFound();
    if (daysBetween(schedule, day, day).length === 0) throw new PortalError('NO_OCCURRENCE');
    const isLate = await isLateAddition(tx, who, day);
    const { title, department, centre, startTime, endTime, lateAfter, halfBelow } = schedule;
    const sheet = await ensureSheet(tx, {
      area: areaOf(who),
      schedule: schedule.id,
      onDay: day,
      ...{ title, department, centre, startTime, endTime, lateAfter, halfBelow },
      ...plannedTime({ onDay: day, startTime, endTime }, timeZone),
      isClosed: isLate,
      closedByName: isLate ? who.name : '',
    });
    // The schedule has moved to another centre since; the sheet stays with the one that opened it.
    if (sheet === null) throw new PortalError('SHEET_OF_OTHER_CENTRE');
    return { id: sheet };
  };
}
