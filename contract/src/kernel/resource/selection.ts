import { z } from 'zod';
import { MAX_SCANNED_CODE } from './paging.ts';

/** What a bulk act is done to: the marked rows, or everything that the list's search and filter match. */
export function selectionOf<F extends z.ZodObject>(filter: F) {
  return z.union([
    z.object({ ids: z.array(z.uuid()).min(1).max(1_000) }).strict(),
    z
      .object({
        all: z.literal(true),
        q: z.string().trim().max(MAX_SCANNED_CODE).optional(),
        filter: filter.partial().strict().optional(),
      })
      .strict(),
  ]);
}

/** How a bulk act went: what could not be done is named with its reason, the rest is done. */
export const bulkResult = z.object({
  done: z.number().int(),
  refused: z.array(z.object({ id: z.uuid(), name: z.string(), code: z.string(), message: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;
