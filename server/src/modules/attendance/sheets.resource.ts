import { sheets } from '@sewa/contract/attendance/sheets';
import { plannedTime } from '@sewa/contract/attendance/shift';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { sql } from 'kysely';
import { PortalError } from '../../platform/http/portal-error.ts';
import { centreName } from '../../platform/resource/lookups.queries.ts';
import { readTogether } from '../../platform/resource/read-together.ts';
import { serveResource } from '../../platform/resource/serve-resource.ts';
import { isSameDepartment } from '../sewadar/public.ts';
import { assertCentreInReach } from '../user/public.ts';
import { deriveMarks } from './derive-marks.ts';
import { isLateAddition } from './months.ts';
import { ofLivingRecords, servedMarks } from './register.queries.ts';

const people = readTogether(
  sql`from attendance_entry e where e.area_id = r.area_id and e.sheet_id = r.id and ${ofLivingRecords}`,
  {
    came: sql<number>`count(*) filter (where e.mark in (${servedMarks}))`,
    marked: sql<number>`count(*)`,
  },
);

const limits = readTogether(sql`from sewa_schedule k where k.area_id = r.area_id and k.id = r.schedule_id`, {
  maxHours: sql<number | null>`k.max_hours`,
  maxDaysInRow: sql<number | null>`k.max_days_in_row`,
});

export function sheetResource({ timeZone }: { timeZone: string }) {
  return serveResource(sheets, {
    table: 'attendance_sheet',
    columns: {
      startTime: { column: 'start_time', read: sql`to_char(r.start_time, 'HH24:MI')` },
      endTime: { column: 'end_time', read: sql`to_char(r.end_time, 'HH24:MI')` },
    },
    extra: {
      schedule: sql<string | null>`r.schedule_id`,
      centreName,
      startsAt: sql<string>`r.starts_at`,
      endsAt: sql<string>`r.ends_at`,
      ...limits,
      ...people,
      isClosed: sql<boolean>`r.is_closed`,
      closedByName: sql<string>`r.closed_by_name`,
      closedAt: sql<string | null>`r.closed_at`,
      isClosedByMe: sql<boolean>`coalesce(r.undo ->> 'by' = context_user()::text, false)`,
    },
    search: ['title', 'department', 'place'],
    filters: {
      department: (department) => isSameDepartment(sql`r.department`, department),
      isClosed: (isClosed) => sql<boolean>`r.is_closed = ${isClosed}`,
    },
    hooks: {
      beforeSave: async (tx, { who, current, fields }) => {
        if (fields.startTime === fields.endTime)
          throw new PortalError('VALIDATION', { fields: { endTime: because('sameTime') } });
        if (current?.isClosed) throw new PortalError('SHEET_CLOSED');
        if (current && current.centre !== fields.centre && current.marked > 0)
          throw new PortalError('IN_USE', { fields: { centre: 'in use' } });
        await assertCentreInReach(tx, who, fields.centre);
        const isLate = await isLateAddition(tx, who, fields.onDay);
        if (isLate && current && current.marked > 0)
          throw new PortalError('MOVED_TO_CLOSED_MONTH', { fields: { onDay: 'closed' } });
        const { startsAt, endsAt } = plannedTime(fields, timeZone);
        return {
          columns: {
            starts_at: new Date(startsAt).toISOString(),
            ends_at: new Date(endsAt).toISOString(),
            is_closed: isLate,
            closed_by_name: isLate ? who.name : '',
          },
        };
      },
      afterSave: async (tx, { id, current }) => {
        if (current) await deriveMarks(tx, id);
      },
      beforeRemove: async (_tx, { current }) => {
        if (current.marked > 0) throw new PortalError('IN_USE');
      },
    },
  });
}
