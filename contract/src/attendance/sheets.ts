import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { centreSchema, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { sewadarCard } from '../sewadar/cards.ts';
import { halfBelowField, lateAfterField, timeField } from '../user/schedules.ts';
import { closingCalls, scannedCode } from './closing-calls.ts';
import { entryWays, marks } from './marks.ts';
import { sheetWords } from './words.ts';

const key = 'SEWADAR.ATTENDANCE';
const view = right(key, 'view');
const mark = right(key, 'mark');
const correct = right(key, 'correctClose');

const usual = resource({
  path: '/api/attendance/sheets',
  entity: 'attendance_sheet',
  event: 'attendance.changed',
  words: sheetWords,
  fields: z.object({
    title: textField(120),
    onDay: daySchema,
    startTime: timeField,
    /** Not after the start time means: ends after midnight. */
    endTime: timeField,
    department: textField(80),
    centre: centreSchema,
    place: optionalText(120),
    lateAfter: lateAfterField,
    halfBelow: halfBelowField,
  }),
  extra: {
    schedule: z.uuid().nullable(),
    centreName: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** Of the schedule, as it is now: they only warn. */
    maxHours: z.number().int().nullable(),
    maxDaysInRow: z.number().int().nullable(),
    came: z.number().int(),
    marked: z.number().int(),
    isClosed: z.boolean(),
    closedByName: z.string(),
    closedAt: z.iso.datetime().nullable(),
    /** By hand, by the caller: may be undone for some minutes. */
    isClosedByMe: z.boolean(),
  },
  sort: ['onDay', 'title', 'department'],
  filter: z.object({
    centre: several(centreSchema),
    department: z.string().max(80),
    onDayFrom: daySchema,
    onDayTo: daySchema,
    isClosed: z.boolean(),
  }),
  envelope: 'data',
  view,
  edit: mark,
  remove: correct,
  history: view,
  export: right(key, 'export'),
});

/** A sewadar on a sheet: of the department, or whoever else has an entry. */
export const sheetPerson = z.object({
  sewadar: z.uuid(),
  number: z.number().int(),
  name: z.string(),
  nameLatin: z.string(),
  photo: z.uuid().nullable(),
  centreName: z.string(),
  /** Of another centre than the sheet. */
  isGuest: z.boolean(),
  /** A guest whose record the caller does not see: the photo comes by the sheet's own call. */
  isOutOfSight: z.boolean(),
  /** Serves in the department here on this day: closing makes them absent, and a correction does not remove them. */
  isExpected: z.boolean(),
  /** Null: not marked yet. */
  mark: z.enum(marks).nullable(),
  /** The mark was chosen by hand and does not follow from the times. */
  isStated: z.boolean(),
  inAt: z.iso.datetime().nullable(),
  outAt: z.iso.datetime().nullable(),
  how: z.enum(entryWays).nullable(),
  userName: z.string(),
  /** Has served on all days before that the limit of the schedule allows in a row. */
  isRestDue: z.boolean(),
  /** Of the badges that are valid on the day of the sheet or the next, as last printed. None for a guest out of sight. */
  cards: z.array(sewadarCard),
});
export type SheetPerson = z.infer<typeof sheetPerson>;

/** More than any department of a centre has, and what fits into one call. */
const MAX_UNDONE_ENTRIES = 5_000;

/** When it was marked, by the clock of the device: the order of marks that arrive late. */
const at = z.iso.datetime();

export const sheets = {
  ...usual,
  today: endpoint({
    method: 'GET',
    path: '/api/attendance/today',
    requirement: view,
    summary: 'What the schedules have on a day, with the sheet where one is open already',
    query: z.object({ day: daySchema }),
    reply: z.object({
      schedule: z.uuid(),
      title: z.string(),
      department: z.string(),
      centre: z.uuid(),
      centreName: z.string(),
      startTime: z.string(),
      endTime: z.string(),
      needed: z.number().int(),
      sheet: z.uuid().nullable(),
      isClosed: z.boolean(),
      came: z.number().int(),
    }),
    envelope: 'docs',
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/open',
    requirement: mark,
    summary: 'Open the sheet of an occurrence of a schedule; whoever is second gets the same sheet',
    body: z.object({ schedule: z.uuid(), day: daySchema }),
    reply: z.object({ id: z.uuid() }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/attendance/sheets/{id}/people',
    requirement: view,
    summary: 'The sewadars of the department, guests and their marks; at most 2,000',
    params: idParams,
    reply: sheetPerson,
    envelope: 'docs',
  }),
  mark: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/mark',
    requirement: mark,
    summary:
      'Mark a sewadar by hand, or take the entry back with null; a mark older than the one that stands changes nothing',
    params: idParams,
    body: z.object({ sewadar: z.uuid(), mark: z.enum(marks).nullable(), at }),
    reply: z.null(),
  }),
  markRest: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/mark-rest',
    requirement: mark,
    summary:
      'Give everybody of the department who has no mark yet the same one; `entries` are those that it made',
    params: idParams,
    body: z.object({ mark: z.enum(marks), at }),
    reply: z.object({ marked: z.number().int(), entries: z.array(z.uuid()) }),
  }),
  undoRest: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/undo-mark-rest',
    requirement: mark,
    summary:
      'Remove entries that a mark for everybody made; those that were scanned or changed since stay, and `stayed` counts them',
    params: idParams,
    body: z.object({ entries: z.array(z.uuid()).max(MAX_UNDONE_ENTRIES) }),
    reply: z.object({ removed: z.number().int(), stayed: z.number().int() }),
  }),
  markNumber: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/mark-number',
    requirement: mark,
    summary:
      'Mark somebody by number or card, also a guest from a centre out of sight, and after scans are no longer taken',
    params: idParams,
    body: z.object({ code: scannedCode, mark: z.enum(marks) }),
    reply: z.null(),
  }),
  scan: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/scan',
    requirement: mark,
    summary:
      'A badge was scanned or a number typed: the first time comes in, the next one leaves, another one within a minute changes nothing. Whoever is of another centre of the area is entered as a guest',
    params: idParams,
    body: z.object({
      code: scannedCode,
      at,
      how: z.enum(['scan', 'kiosk']),
    }),
    reply: z.object({
      person: sheetPerson,
      outcome: z.enum(['in', 'out', 'back', 'earlier', 'repeat']),
      /** Entered, but to be looked at. */
      warnings: z.array(z.enum(['inactive', 'otherDepartment', 'longShift', 'daysInRow'])),
    }),
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/leave',
    requirement: mark,
    summary: 'When somebody left who forgot to check out',
    params: idParams,
    body: z.object({ sewadar: z.uuid(), at }),
    reply: z.null(),
  }),
  leaveRest: endpoint({
    method: 'POST',
    path: '/api/attendance/sheets/{id}/leave-rest',
    requirement: mark,
    summary: 'Whoever did not check out left at the planned end, once that is over',
    params: idParams,
    body: z.object({}),
    reply: z.object({ changed: z.number().int() }),
  }),
  photo: endpoint({
    method: 'GET',
    path: '/api/attendance/sheets/{id}/photo',
    requirement: mark,
    summary:
      'The photo of a guest from a centre out of sight, who has an entry on an open sheet of today or yesterday',
    params: idParams,
    query: z.object({ photo: z.uuid(), size: z.enum(['thumbnail', 'card']).default('thumbnail') }),
    reply: z.string(),
    envelope: 'stream',
  }),
  ...closingCalls,
} as const;
export type Sheet = z.infer<typeof sheets.row>;

/** A month as YYYY-MM. */
export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

export const attendanceMonths = {
  closed: endpoint({
    method: 'GET',
    path: '/api/attendance/months',
    requirement: view,
    summary: 'The months that the area has closed, newest first; at most 120',
    reply: z.object({ month: monthSchema, closedByName: z.string(), closedAt: z.iso.datetime() }),
    envelope: 'docs',
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/attendance/months/close',
    requirement: correct,
    summary: 'The area closes a month with all its sheets; later changes are corrections with a reason',
    body: z.object({ month: monthSchema }),
    reply: z.object({ sheets: z.number().int() }),
  }),
} as const;
