import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { AREA_SWITCH_LEVEL } from '../kernel/calls/limits.ts';

export const housekeepingRow = z.object({
  name: z.string(),
  beganAt: z.iso.datetime().nullable(),
  succeededAt: z.iso.datetime().nullable(),
  /** Why the latest run failed; empty when it did not. */
  failure: z.string(),
  /** What the latest successful run did, by what was counted. */
  report: z.record(z.string(), z.number()),
});
export type HousekeepingRow = z.infer<typeof housekeepingRow>;

export const housekeeping = {
  state: endpoint({
    method: 'GET',
    path: '/api/user/housekeeping',
    requirement: { orgLevel: AREA_SWITCH_LEVEL },
    summary: 'When the hourly work (retention, unused files, counts) last succeeded, for operators',
    reply: housekeepingRow,
    envelope: 'docs',
  }),
} as const;
