import { z } from 'zod';
import type { Right } from '../rights/requirement.ts';
import { endpoint, idParams } from './endpoint.ts';

export const MAX_ERASURE_REASON = 300;

/** What was erased, and what other records or the law need and so stays; only what there was is named. */
export const erasureReport = z.object({
  removed: z.object({
    sewadars: z.number().int(),
    members: z.number().int(),
    applications: z.number().int(),
    donors: z.number().int().optional(),
    documents: z.number().int(),
    logEntries: z.number().int(),
  }),
  kept: z.object({
    /** As attendant of somebody else: that member's record needs the name. */
    attendants: z.number().int().optional(),
    /** Without a name: the number is not given again. */
    passes: z.number().int().optional(),
    entitlements: z.number().int().optional(),
    badges: z.number().int().optional(),
    /** The record in the area that the person was transferred to. */
    elsewhere: z.number().int().optional(),
    /** Other records of the same person, each to be erased by itself. */
    sewadars: z.number().int().optional(),
    members: z.number().int().optional(),
    /** Without a donor: the unit counts for its camp. */
    donations: z.number().int().optional(),
  }),
});
export type ErasureReport = z.infer<typeof erasureReport>;

export function erasureEndpoint<const Path extends string>(path: Path, requirement: Right) {
  return endpoint({
    method: 'POST',
    path: `${path}/{id}/erase` as const,
    requirement,
    summary:
      'Erase a person: records, files, log contents and search. It cannot be undone; what stays is reported',
    params: idParams,
    body: z.object({ reason: z.string().trim().min(3).max(MAX_ERASURE_REASON) }),
    reply: erasureReport,
  });
}
