import { todayIn } from '@sewa/contract/kernel/days';
import { newId } from '@sewa/contract/kernel/ids';
import type { ScheduleFields, schedules } from '@sewa/contract/user/schedules';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { lockRow } from '../../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { assertCentreInReach } from '../users/centre-reach.ts';
import { neverHappens, nextDay, problemsOf, ruleOf, tidied } from './schedule.rules.ts';
import {
  deleteSchedule,
  exportSchedules,
  findSchedule,
  insertSchedule,
  type KeptSchedule,
  listSchedules,
  updateSchedule,
} from './schedules.queries.ts';

export function showSchedules({ config }: ModuleNeeds): Handler<typeof schedules.list> {
  return async (tx, { query }) => {
    const today = todayIn(config.timeZone);
    const { rows, total } = await listSchedules(tx, query);
    return { rows: rows.map((schedule) => withNextDay(schedule, today)), total };
  };
}

export function readSchedule({ config }: ModuleNeeds): Handler<typeof schedules.read> {
  return async (tx, { params }) => withNextDay(await getSchedule(tx, params.id), todayIn(config.timeZone));
}

export const createSchedule: Handler<typeof schedules.create> = async (tx, { who, body }) => {
  const { id = newId(), ...wished } = body;
  const schedule = judgedSchedule(wished);
  await assertCentreInReach(tx, who, schedule.centre);
  if (who.areaId === null) throw new PortalError('BAD_REFERENCE');
  await insertSchedule(tx, { area: who.areaId, id }, schedule);
  return { id };
};

export function editSchedule({ config }: ModuleNeeds): Handler<typeof schedules.update> {
  return async (tx, { who, params, body }) => {
    const { version, ...wished } = body;
    await lockRow(tx, 'sewa_schedule', params.id);
    const today = todayIn(config.timeZone);
    assertVersion(withNextDay(await getSchedule(tx, params.id), today), version);
    const schedule = judgedSchedule(wished);
    await assertCentreInReach(tx, who, schedule.centre);
    await updateSchedule(tx, params.id, schedule);
    return withNextDay(await getSchedule(tx, params.id), today);
  };
}

export const removeSchedule: Handler<typeof schedules.remove> = async (tx, { params }) => {
  await getSchedule(tx, params.id);
  await deleteSchedule(tx, params.id);
  return null;
};

export const exportScheduleList: Handler<typeof schedules.export> = (tx, { query }) =>
  exportOf(tx, {
    entity: 'sewa_schedule',
    fileName: 'sewa-schedules.csv',
    query,
    columns: [
      'title',
      'department',
      'centreName',
      'kind',
      'days',
      'startTime',
      'endTime',
      'needed',
      ...period,
    ],
    page: async (next, cursor) => {
      const page = await exportSchedules(next, query, cursor);
      return { ...page, rows: page.rows.map((row) => ({ ...row, days: row.days.join(' ') })) };
    },
  });
const period = ['validFrom', 'validTo', 'rule'] as const;

export const scheduleHistory: Handler<typeof schedules.history> = async (tx, { params }) => {
  const { id } = await getSchedule(tx, params.id);
  return historyOf(tx, ['sewa_schedule'], id);
};

/** The schedule as it is saved, with its rule, after what cannot be was refused. */
function judgedSchedule(wished: ScheduleFields): ScheduleFields & { rule: string } {
  assertFits(wished);
  const schedule = tidied(wished);
  if (neverHappens(schedule)) throw new PortalError('SCHEDULE_RULE');
  return { ...schedule, rule: ruleOf(schedule) };
}

export function assertFits(wished: ScheduleFields): void {
  const fields = problemsOf(wished);
  if (Object.keys(fields).length > 0) throw new PortalError('VALIDATION', { fields });
}

function withNextDay(schedule: KeptSchedule, today: string) {
  return { ...schedule, nextDay: nextDay(schedule, today) };
}

async function getSchedule(tx: Tx, id: string): Promise<KeptSchedule> {
  const schedule = await findSchedule(tx, id);
  if (!schedule) throw notFound();
  return schedule;
}
