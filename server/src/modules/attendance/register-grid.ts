import type { attendanceGrid } from '@sewa/contract/attendance/month-grid';
import { daysInMonth, monthAfter } from '@sewa/contract/attendance/months';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { Handler } from '../../platform/http/route.ts';
import { daysBetween, listValidSchedules, type scheduleResource } from '../user/public.ts';
import { listGridPeople, listGridSheets } from './register-grid.queries.ts';

const maxSchedules = 200;

/** The days on which a centre has gatherings. Given by the module of the gatherings. */
export type ListGatheringDays = (
  tx: Tx,
  asked: { centre: string; from: string; to: string },
) => Promise<string[]>;

/** One department of one centre: its people and the sheets of a month. */
export function showGrid(
  schedules: ReturnType<typeof scheduleResource>,
  listGatheringDays: ListGatheringDays,
): Handler<typeof attendanceGrid.read> {
  return async (tx, { query }) => {
    const from = `${query.month}-01`;
    const { length } = daysInMonth(query.month);
    const to = `${query.month}-${length}`;
    const { centre, department } = query;
    const asked = { centre, department, from, next: monthAfter(query.month) };
    const sheets = await listGridSheets(tx, asked);
    const { people, total } = await listGridPeople(
      tx,
      asked,
      sheets.map(({ id }) => id),
    );
    const valid = await listValidSchedules(tx, schedules, {
      from,
      to,
      centre,
      department,
      limit: maxSchedules,
    });
    const opened = new Set(sheets.map(({ schedule, onDay }) => `${schedule} ${onDay}`));
    const planned = valid
      .flatMap((schedule) =>
        daysBetween(schedule, from, to).map((onDay) => ({
          schedule: schedule.id,
          onDay,
          title: schedule.title,
          startTime: schedule.startTime,
        })),
      )
      .filter(({ schedule, onDay }) => !opened.has(`${schedule} ${onDay}`));
    const gatherings = await listGatheringDays(tx, { centre, from, to });
    return {
      sheets: sheets.map(({ schedule: _schedule, ...sheet }) => sheet),
      planned,
      gatherings,
      people,
      total,
    };
  };
}
