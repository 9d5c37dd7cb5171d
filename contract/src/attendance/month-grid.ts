import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { monthSchema } from './sheets.ts';

/** More people than this are not marked on one screen. */
export const MAX_GRID_PEOPLE = 500;

/** A column of the grid in which marks can be given. */
export const gridSheet = z.object({
  id: z.uuid(),
  onDay: daySchema,
  title: z.string(),
  startTime: z.string(),
  startsAt: z.iso.datetime(),
  isClosed: z.boolean(),
});
export type GridSheet = z.infer<typeof gridSheet>;

export const gridPerson = z.object({
  sewadar: z.uuid(),
  number: z.number().int(),
  name: z.string(),
  nameLatin: z.string(),
  /** Of a centre out of sight: only what a scan has entered can be changed. */
  isGuest: z.boolean(),
  /** A letter for each sheet, in their order. */
  letters: z.string(),
});
export type GridPerson = z.infer<typeof gridPerson>;

export const attendanceGrid = {
  read: endpoint({
    method: 'GET',
    path: '/api/attendance/grid',
    requirement: right('SEWADAR.ATTENDANCE', 'view'),
    summary:
      'The sheets of a department in a month, with everybody who serves in it or was marked; at most 500 people, `total` says how many there are',
    query: z.object({
      month: monthSchema,
      centre: z.uuid(),
      department: z.string().trim().min(1).max(80),
    }),
    reply: z.object({
      /** By day and start. */
      sheets: z.array(gridSheet),
      /** What the schedules have in this month without a sheet yet. */
      planned: z.array(
        z.object({ schedule: z.uuid(), onDay: daySchema, title: z.string(), startTime: z.string() }),
      ),
      /** The days on which the centre has a gathering. */
      gatherings: z.array(daySchema),
      people: z.array(gridPerson),
      total: z.number().int(),
    }),
  }),
} as const;
export type MonthGrid = z.infer<typeof attendanceGrid.read.reply>;
