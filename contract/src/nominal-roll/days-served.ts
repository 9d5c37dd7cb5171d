import { z } from 'zod';
import { endpoint, rowsOf } from '../kernel/calls/endpoint.ts';
import { centreSchema } from '../kernel/resource/field-kinds.ts';
import { exportFormat, listQuery, several } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { personLineFields } from '../people/person-line.ts';

const view = right('NOMINAL_ROLL.ROLL', 'view');

/** Years in which there can be rolls. */
export const firstYear = 2000;
const yearSchema = z.number().int().min(firstYear).max(2100);

const query = listQuery({
  sort: ['served', 'planned', 'rolls', 'number', 'name'],
  newestFirst: true,
  filter: z.object({ year: yearSchema, centre: several(centreSchema) }),
});

export const daysServedRow = z.object({
  id: z.uuid(),
  ...personLineFields,
  rolls: z.number().int(),
  planned: z.number().int(),
  served: z.number().int(),
});
export type DaysServed = z.infer<typeof daysServedRow>;

export const daysServedReport = {
  list: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/days',
    requirement: view,
    summary:
      'Days that each sewadar served on rolls in a year, by arrivals and departures, beside the days planned; the current year unless the filter names one',
    query,
    reply: rowsOf(daysServedRow),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/days/export',
    requirement: view,
    summary: 'The days served in a year as Excel or CSV; the export is recorded',
    query: query.extend(exportFormat),
    reply: z.string(),
    envelope: 'stream',
    changesState: true,
  }),
} as const;
