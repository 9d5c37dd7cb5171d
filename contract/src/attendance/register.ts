import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { exportFormat } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { type Mark, marks } from './marks.ts';
import { monthSchema } from './sheets.ts';

const view = right('SEWADAR.ATTENDANCE', 'view');
const whole = z.number().int();

/** One letter for a mark on a day; of several sheets of a day the best one. */
export const markLetters = {
  present: 'P',
  late: 'L',
  half: 'H',
  excused: 'E',
  absent: 'A',
} as const satisfies Record<Mark, string>;
/** A day without an entry. */
export const NO_ENTRY = '·';

/** The mark that a letter stands for; null for a day without an entry. */
export function markOfLetter(letter: string): Mark | null {
  return marks.find((mark) => markLetters[mark] === letter) ?? null;
}

/** How often each mark was given, and what follows. */
export const countedMarks = {
  present: whole,
  late: whole,
  half: whole,
  absent: whole,
  excused: whole,
  /** Null when nothing counts. */
  percentage: whole.nullable(),
  /** Days of sewa: of several sheets of a day the best mark; half a sewa is half a day. */
  sewaDays: z.number(),
};

const registerQuery = z.object({
  month: monthSchema,
  centre: z.uuid().optional(),
  department: z.string().trim().min(1).max(80).optional(),
});

export const registerRow = z.object({
  sewadar: z.uuid(),
  number: whole,
  name: z.string(),
  nameLatin: z.string(),
  centreName: z.string(),
  /** A letter for each day of the month. */
  letters: z.string(),
  ...countedMarks,
});
export type RegisterRow = z.infer<typeof registerRow>;

export const attendanceReports = {
  register: endpoint({
    method: 'GET',
    path: '/api/attendance/register',
    requirement: view,
    summary:
      'Sewadars and the days of a month, wherever in the area they served; at most 2,000 people, `total` says how many there are',
    query: registerQuery,
    reply: registerRow,
    envelope: 'list',
  }),
  registerFile: endpoint({
    method: 'GET',
    path: '/api/attendance/register/export',
    requirement: right('SEWADAR.ATTENDANCE', 'export'),
    summary: 'The register of a month as Excel or CSV; the export is recorded',
    query: registerQuery.extend(exportFormat),
    reply: z.string(),
    envelope: 'stream',
    changesState: true,
  }),
  unseen: endpoint({
    method: 'GET',
    path: '/api/attendance/unseen',
    requirement: view,
    summary:
      'Active sewadars who served before but not in the last six weeks, longest ago first; at most 500. A list for care',
    query: z.object({ centre: z.uuid().optional(), department: z.string().trim().min(1).max(80).optional() }),
    reply: z.object({
      sewadar: z.uuid(),
      number: whole,
      name: z.string(),
      nameLatin: z.string(),
      photo: z.uuid().nullable(),
      phone: z.string(),
      centreName: z.string(),
      lastSeen: daySchema,
    }),
    envelope: 'list',
  }),
  ofSewadar: endpoint({
    method: 'GET',
    path: '/api/attendance/sewadars/{id}',
    requirement: view,
    summary: 'The attendance of one sewadar: the last twelve months counted, and the latest 100 entries',
    params: idParams,
    reply: z.object({
      ...countedMarks,
      entries: z.array(
        z.object({
          sheet: z.uuid(),
          /** Empty when the sheet is of a centre out of sight. */
          title: z.string(),
          onDay: daySchema,
          mark: z.enum(marks),
          inAt: z.iso.datetime().nullable(),
          outAt: z.iso.datetime().nullable(),
        }),
      ),
    }),
  }),
} as const;
