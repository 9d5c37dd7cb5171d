import { type ScheduleFields, scheduleFields } from '@sewa/contract/user/schedules';

/** A weekday is needed wherever the kind repeats by weekdays; the message lands on the days. */
export const scheduleSchema = scheduleFields
  .refine((fields) => fields.kind === 'once' || fields.days.length > 0, { path: ['days'] })
  .refine(
    (fields) => fields.validTo === null || fields.kind === 'once' || fields.validTo >= fields.validFrom,
    {
      path: ['validTo'],
    },
  );

export function emptySchedule(centre: string, validFrom: string): ScheduleFields {
  return {
    title: '',
    department: '',
    centre,
    kind: 'weekly',
    days: [],
    interval: 1,
    nth: 1,
    startTime: '06:00',
    endTime: '09:00',
    needed: 0,
    validFrom,
    validTo: null,
    holidays: [],
    lateAfter: null,
    halfBelow: null,
    maxHours: null,
    maxDaysInRow: null,
  };
}

export function fieldsOf(schedule: ScheduleFields): ScheduleFields {
  const { title, department, centre, kind, days, interval, nth, startTime, endTime, needed } = schedule;
  const { validFrom, validTo, holidays, lateAfter, halfBelow, maxHours, maxDaysInRow } = schedule;
  return {
    title,
    department,
    centre,
    kind,
    days,
    interval,
    nth,
    startTime,
    endTime,
    needed,
    validFrom,
    validTo,
    holidays,
    lateAfter,
    halfBelow,
    maxHours,
    maxDaysInRow,
  };
}
