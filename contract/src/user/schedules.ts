import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { centreSchema, ofKind, textField } from '../kernel/resource/field-kinds.ts';
import { plainRights, resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';

import { scheduleWords } from './words.ts';

export const scheduleKinds = ['once', 'weekly', 'everyNWeeks', 'monthly'] as const;
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export const timeField = ofKind('time', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const lateAfterField = z.number().int().min(0).max(240).nullable();
export const halfBelowField = z.number().int().min(0).max(1_440).nullable();

/** How it is entered; the server keeps an RFC 5545 rule made from it. */
export const scheduleFields = z.object({
  title: textField(120),
  department: textField(80),
  centre: centreSchema,
  kind: z.enum(scheduleKinds),
  /** weekly, everyNWeeks: which days; monthly: exactly one. */
  days: z.array(z.enum(weekdays)).max(7),
  /** everyNWeeks: 2 to 12. */
  interval: z.number().int().min(1).max(12),
  /** monthly: the nth weekday, -1 for the last. */
  nth: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(-1)]),
  startTime: timeField,
  /** Before the start time means: ends after midnight. */
  endTime: timeField,
  needed: z.number().int().min(0).max(10_000),
  validFrom: daySchema,
  validTo: daySchema.nullable(),
  holidays: z.array(daySchema).max(200),
  /** Minutes after the start from which somebody is late; null: the default of attendance. */
  lateAfter: lateAfterField,
  /** Minutes of presence below which it is half a sewa; null: half of the planned time. */
  halfBelow: halfBelowField,
  /** The longest shift of one person; a longer one warns. Null: no limit. */
  maxHours: z.number().int().min(1).max(24).nullable(),
  /** Days in a row on which one person serves; one more warns. Null: no limit. */
  maxDaysInRow: z.number().int().min(1).max(31).nullable(),
});
export type ScheduleFields = z.infer<typeof scheduleFields>;

const occurrenceSchema = z.object({
  schedule: z.uuid(),
  title: z.string(),
  department: z.string(),
  centre: z.uuid(),
  day: daySchema,
  startTime: z.string(),
  endTime: z.string(),
  needed: z.number().int(),
});

export const schedules = {
  ...resource({
    path: '/api/user/sewa-schedules',
    entity: 'sewa_schedule',
    event: 'schedule.changed',
    words: scheduleWords,
    fields: scheduleFields,
    extra: {
      centreName: z.string(),
      /** The RFC 5545 rule. */
      rule: z.string(),
      nextDay: daySchema.nullable(),
    },
    sort: ['title', 'department', 'validFrom'],
    filter: z.object({ centre: z.uuid(), department: z.string().max(80) }),
    envelope: 'list',
    size: 100,
    ...plainRights('SETTINGS.SCHEDULE'),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/user/sewa-schedules/calendar',
    requirement: right('SETTINGS.SCHEDULE', 'view'),
    summary: 'Occurrences between two days, at most 92 apart',
    query: z.object({ from: daySchema, to: daySchema, centre: z.uuid().optional() }),
    reply: occurrenceSchema,
    envelope: 'list',
  }),
  clashes: endpoint({
    method: 'POST',
    path: '/api/user/sewa-schedules/clashes',
    requirement: right('SETTINGS.SCHEDULE', 'view'),
    summary:
      'Other schedules of the same department that overlap the one being entered: a warning, not a refusal',
    body: scheduleFields.extend({ id: z.uuid().optional() }),
    reply: occurrenceSchema,
    envelope: 'list',
  }),
} as const;
