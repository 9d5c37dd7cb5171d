import { because } from '@sewa/contract/kernel/resource/field-reasons';
import type { schedules } from '@sewa/contract/user/schedules';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { addDays, daysBetween, firstClash, tidied } from './schedule.rules.ts';
import {
  assertFits,
  listValidSchedules,
  type Schedule,
  type ScheduleResource,
} from './schedules.resource.ts';

const maxDaysApart = 92;
const maxOccurrences = 2_000;
const maxSchedules = 2_000;
const daysAhead = 365;

/** Every occurrence between two days, earliest first; `total` says when there were more than are shown. */
export function showCalendar(resource: ScheduleResource): Handler<typeof schedules.calendar> {
  return async (tx, { query }) => {
    const { from, to, centre } = query;
    if (to < from || addDays(from, maxDaysApart) < to)
      throw new PortalError('VALIDATION', { fields: { to: because('daysApart', maxDaysApart) } });
    const valid = await listValidSchedules(tx, resource, { from, to, centre, limit: maxSchedules });
    const occurrences = valid
      .flatMap((schedule) => daysBetween(schedule, from, to).map((day) => occurrenceOf(schedule, day)))
      .sort(
        (a, b) => compare(a.day, b.day) || compare(a.startTime, b.startTime) || compare(a.title, b.title),
      );
    return { rows: occurrences.slice(0, maxOccurrences), total: occurrences.length };
  };
}

/** Of each other schedule of the same department and centre, the first occurrence that overlaps within a year. */
export function findClashes(
  resource: ScheduleResource,
  now: () => string,
): Handler<typeof schedules.clashes> {
  return async (tx, { body }) => {
    const { id: own, ...entered } = body;
    assertFits(entered);
    const schedule = tidied(entered);
    const today = now();
    const isAhead = schedule.validFrom > today;
    const from = isAhead ? schedule.validFrom : today;
    const horizon = addDays(from, daysAhead);
    const to = schedule.validTo !== null && schedule.validTo < horizon ? schedule.validTo : horizon;
    const { centre, department } = schedule;
    const others = await listValidSchedules(tx, resource, {
      from,
      to,
      centre,
      department,
      limit: maxSchedules,
    });
    const rows = others.flatMap((other) => {
      const day = other.id === own?.toLowerCase() ? null : firstClash(schedule, other, { from, to });
      return day === null ? [] : [occurrenceOf(other, day)];
    });
    return { rows: rows.sort((a, b) => compare(a.day, b.day)), total: rows.length };
  };
}

function occurrenceOf(schedule: Schedule, day: string) {
  const { id, title, department, centre, startTime, endTime, needed } = schedule;
  return { schedule: id, title, department, centre, day, startTime, endTime, needed };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
