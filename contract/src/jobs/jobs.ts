import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import type { RealtimeEvent } from '../kernel/calls/realtime.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** Long work: an import, a run of prints. It goes on while its maker does something else, or the portal restarts. */
export const jobSchema = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(jobStates),
  done: z.number().int(),
  /** Null while nobody knows how much there is to do. */
  total: z.number().int().nullable(),
  isCancelAsked: z.boolean(),
  result: z.record(z.string(), z.unknown()).nullable(),
  /** Why it failed: a code of the portal's refusals, and its text in the reader's language. */
  error: z.object({ code: z.string(), message: z.string(), data: z.unknown() }).nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Job = z.infer<typeof jobSchema>;

export const jobs = {
  list: endpoint({
    method: 'GET',
    path: '/api/job',
    requirement: 'signedIn',
    summary: "The caller's recent jobs in this area, newest first",
    reply: jobSchema,
    envelope: 'docs',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/job/{id}',
    requirement: 'signedIn',
    summary: "One of the caller's jobs: how far it is, or how it ended",
    params: idParams,
    reply: jobSchema,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/job/{id}/cancel',
    requirement: 'signedIn',
    summary: "Ask one of the caller's jobs to end; what it did is undone",
    params: idParams,
    reply: jobSchema,
  }),
} as const;

export const jobEvents = {
  'job.changed': { requirement: 'signedIn', entities: [], isOwn: true },
} as const satisfies Record<string, RealtimeEvent>;
