import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { exportFormat } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { countedMarks } from './register.ts';

export const summaryGroups = ['person', 'department', 'centre'] as const;
export type SummaryGroup = (typeof summaryGroups)[number];

/** A report covers at most a year. */
export const MAX_SUMMARY_DAYS = 366;

const summaryQuery = z.object({
  by: z.enum(summaryGroups).default('person'),
  from: daySchema,
  to: daySchema,
  centre: z.uuid().optional(),
  department: z.string().trim().min(1).max(80).optional(),
});

export const summaryRow = z.object({
  /** Of a sewadar or a centre its id, of a department its name. */
  key: z.string(),
  /** Empty for sheets of centres out of sight. */
  name: z.string(),
  nameLatin: z.string(),
  /** Of a sewadar. */
  number: z.number().int().nullable(),
  centreName: z.string(),
  /** How many different people it counts. */
  people: z.number().int(),
  ...countedMarks,
});
export type SummaryRow = z.infer<typeof summaryRow>;

export const attendanceSummary = {
  read: endpoint({
    method: 'GET',
    path: '/api/attendance/summary',
    requirement: right('SEWADAR.ATTENDANCE', 'view'),
    summary:
      'Percentages and days of sewa of a period of at most a year, by person, department or centre; at most 2,000 rows. A guest counts in the home centre and in the one where they served',
    query: summaryQuery,
    reply: summaryRow,
    envelope: 'list',
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/attendance/summary/export',
    requirement: right('SEWADAR.ATTENDANCE', 'export'),
    summary: 'The same as Excel or CSV; the export is recorded',
    query: summaryQuery.extend(exportFormat),
    reply: z.string(),
    envelope: 'stream',
    changesState: true,
  }),
} as const;
