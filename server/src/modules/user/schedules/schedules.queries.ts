import type { QueryOf } from '@sewa/contract/kernel/endpoint';
import type { ScheduleFields, schedules } from '@sewa/contract/user/schedules';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { exportPage, listOf } from '../../../platform/resource/list.queries.ts';

type ScheduleQuery = QueryOf<typeof schedules.list>;

/** A schedule as it is kept; what follows from today is added outside. */
export interface KeptSchedule extends ScheduleFields {
  id: string;
  version: number;
  centreName: string;
  rule: string;
}

const order = {
  by: { title: sql`lower(s.title)`, department: sql`lower(s.department)`, validFrom: sql`s.valid_from` },
  id: sql`s.id`,
};

export async function listSchedules(tx: Tx, query: ScheduleQuery) {
  const { rows, total } = await listOf(schedulesFor(tx, query), order, query);
  return { rows: rows.map(asSchedule), total };
}

export async function exportSchedules(tx: Tx, query: ScheduleQuery, cursor: string | null) {
  const { rows, next } = await exportPage(schedulesFor(tx, query), order, { sort: query.sort, cursor });
  return { rows: rows.map(asSchedule), next };
}

export async function findSchedule(tx: Tx, id: string): Promise<KeptSchedule | null> {
  const row = await scheduleRows(tx).where('s.id', '=', id).executeTakeFirst();
  return row ? asSchedule(row) : null;
}

/** Those that are valid on some day between the two. */
export async function listValidSchedules(
  tx: Tx,
  wish: { from: string; to: string; centre?: string | undefined; department?: string; most: number },
): Promise<KeptSchedule[]> {
  const { from, to, centre, department } = wish;
  const rows = await scheduleRows(tx)
    .where('s.valid_from', '<=', to)
    .where((is) => is.or([is('s.valid_to', 'is', null), is('s.valid_to', '>=', from)]))
    .$if(centre !== undefined, (all) => all.where('s.centre_id', '=', centre ?? ''))
    .$if(department !== undefined, (all) => all.where(isDepartment(department ?? '')))
    .orderBy('s.id')
    .limit(wish.most)
    .execute();
  return rows.map(asSchedule);
}

export async function insertSchedule(
  tx: Tx,
  key: { area: string; id: string },
  schedule: ScheduleFields & { rule: string },
): Promise<void> {
  await tx
    .insertInto('sewa_schedule')
    .values({ area_id: key.area, id: key.id, ...asColumns(schedule) })
    .execute();
}

export async function updateSchedule(
  tx: Tx,
  id: string,
  schedule: ScheduleFields & { rule: string },
): Promise<void> {
  await tx.updateTable('sewa_schedule').set(asColumns(schedule)).where('id', '=', id).execute();
}

export async function deleteSchedule(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('sewa_schedule').where('id', '=', id).execute();
}

function schedulesFor(tx: Tx, { q = '', filter = {} }: ScheduleQuery) {
  const text = q.normalize('NFC').toLowerCase();
  return scheduleRows(tx)
    .$if(text !== '', (all) =>
      all.where(sql<boolean>`position(${text} in lower(s.title || ' ' || s.department)) > 0`),
    )
    .$if(filter.centre !== undefined, (all) => all.where('s.centre_id', '=', filter.centre ?? ''))
    .$if(filter.department !== undefined, (all) => all.where(isDepartment(filter.department ?? '')));
}

function isDepartment(department: string) {
  return sql<boolean>`lower(s.department) = lower(${department})`;
}

function scheduleRows(tx: Tx) {
  return tx
    .selectFrom('sewa_schedule as s')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 's.area_id').onRef('c.id', '=', 's.centre_id'),
    )
    .select(['s.id', 's.version', 's.title', 's.department', 's.centre_id as centre', 'c.name as centreName'])
    .select(['s.kind', 's.days', 's.interval_weeks as interval', 's.nth', 's.rule', 's.needed'])
    .select(['s.start_time', 's.end_time', 's.holidays'])
    .select(['s.valid_from as validFrom', 's.valid_to as validTo']);
}

type ScheduleRow = Awaited<ReturnType<ReturnType<typeof scheduleRows>['execute']>>[number];

function asSchedule({ start_time, end_time, kind, days, nth, ...same }: ScheduleRow): KeptSchedule {
  return {
    ...same,
    kind: kind as KeptSchedule['kind'],
    days: days as KeptSchedule['days'],
    nth: nth as KeptSchedule['nth'],
    startTime: start_time.slice(0, 5),
    endTime: end_time.slice(0, 5),
  };
}

function asColumns(schedule: ScheduleFields & { rule: string }) {
  return {
    title: schedule.title,
    department: schedule.department,
    centre_id: schedule.centre,
    kind: schedule.kind,
    days: schedule.days,
    interval_weeks: schedule.interval,
    nth: schedule.nth,
    rule: schedule.rule,
    start_time: schedule.startTime,
    end_time: schedule.endTime,
    needed: schedule.needed,
    valid_from: schedule.validFrom,
    valid_to: schedule.validTo,
    holidays: schedule.holidays,
  };
}
