import { type ScheduleFields, schedules } from '@sewa/contract/user/schedules';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { assertCentreInReach } from '../users/centre-reach.ts';
import { neverHappens, nextDay, problemsOf, ruleOf, tidied } from './schedule.rules.ts';

export type Schedule = z.infer<typeof schedules.row>;
export type ScheduleResource = ReturnType<typeof scheduleResource>;

export function scheduleResource({ today }: { today(): string }) {
  return serveResource(schedules, {
    table: 'sewa_schedule',
    columns: {
      interval: 'interval_weeks',
      startTime: { column: 'start_time', read: sql`to_char(r.start_time, 'HH24:MI')` },
      endTime: { column: 'end_time', read: sql`to_char(r.end_time, 'HH24:MI')` },
    },
    extra: { centreName, rule: sql<string>`r.rule` },
    derive: (row) => ({ nextDay: nextDay(row, today()) }),
    search: ['title', 'department'],
    filters: { department: isDepartment },
    hooks: {
      beforeSave: async (tx, { who, fields }) => {
        const schedule = judgedSchedule(fields);
        await assertCentreInReach(tx, who, schedule.centre);
        return { fields: schedule, columns: { rule: ruleOf(schedule) } };
      },
    },
  });
}

/** Those that are valid on some day between the two. */
export function listValidSchedules(
  tx: Tx,
  { table }: Pick<ScheduleResource, 'table'>,
  asked: { from: string; to: string; centre?: string | undefined; department?: string; limit: number },
): Promise<Schedule[]> {
  const { from, to, centre, department } = asked;
  const conditions = [
    sql<SqlBool>`r.valid_from <= ${to} and (r.valid_to is null or r.valid_to >= ${from})`,
    ...(centre === undefined ? [] : [sql<SqlBool>`r.centre_id = ${centre}`]),
    ...(department === undefined ? [] : [isDepartment(department)]),
  ];
  return table.findWhere(tx, sql<SqlBool>`${sql.join(conditions, sql` and `)}`, asked.limit);
}

export function assertFits(entered: ScheduleFields): void {
  const fields = problemsOf(entered);
  if (Object.keys(fields).length > 0) throw new PortalError('VALIDATION', { fields });
}

/** The schedule as it is saved, after what cannot be was refused. */
function judgedSchedule(entered: ScheduleFields): ScheduleFields {
  assertFits(entered);
  const schedule = tidied(entered);
  if (neverHappens(schedule)) throw new PortalError('SCHEDULE_RULE');
  return schedule;
}

function isDepartment(department: string): RawBuilder<boolean> {
  return sql<boolean>`lower(r.department) = lower(${department})`;
}
