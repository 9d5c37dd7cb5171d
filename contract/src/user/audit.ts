import { z } from 'zod';
import { endpoint, rowsOf } from '../kernel/calls/endpoint.ts';
import { changeSchema } from '../kernel/resource/changes.ts';
import { exportFormat, listQuery, several } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';

const auditFilter = z.object({
  user: several(z.uuid()),
  kind: several(z.number().int().min(1).max(6)),
  entity: several(z.string().max(60)),
  rowId: z.string().max(60),
  from: daySchema,
  to: daySchema,
});
const auditQuery = listQuery({ sort: ['at'], newestFirst: true, filter: auditFilter });

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/auditlogs',
    failsSilently: true,
    requirement: right('SETTINGS.AUDIT', 'view'),
    summary: 'The audit log: filter by who, what, when, record',
    query: auditQuery,
    reply: rowsOf(changeSchema),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/user/auditlogs/export',
    requirement: right('SETTINGS.AUDIT', 'export'),
    summary: 'The filtered audit log as Excel or CSV, streamed; the export itself is recorded',
    query: auditQuery.extend(exportFormat),
    reply: z.string(),
    envelope: 'stream',
    changesState: true,
  }),
} as const;
