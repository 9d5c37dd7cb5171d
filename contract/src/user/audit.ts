import { z } from 'zod';
import { changeSchema } from '../kernel/changes.ts';
import { daySchema } from '../kernel/days.ts';
import { endpoint, rowsOf } from '../kernel/endpoint.ts';
import { exportFormat, listQuery } from '../kernel/paging.ts';
import { right } from '../kernel/requirement.ts';

const auditFilter = z.object({
  user: z.uuid(),
  kind: z.number().int().min(1).max(6),
  entity: z.string().max(60),
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
