import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import type { Right } from '../kernel/rights/requirement.ts';

/** For so long a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** Two records of one person become one; for thirty days it can be undone. */
export function mergeCalls<const Path extends string, const Fields extends readonly [string, ...string[]]>({
  path,
  noun,
  view,
  merge,
  takeable,
}: {
  path: Path;
  noun: string;
  view: Right;
  merge: Right;
  /** The fields whose value can be taken from the other record. */
  takeable: Fields;
}) {
  return {
    list: endpoint({
      method: 'GET',
      path: `${path}/{id}/merges` as const,
      requirement: view,
      summary: `What was merged into a ${noun}`,
      params: idParams,
      reply: z.object({
        id: z.uuid(),
        merged: z.uuid(),
        number: z.number().int(),
        name: z.string(),
        at: z.iso.datetime(),
        userName: z.string(),
        undoneAt: z.iso.datetime().nullable(),
        undoUntil: z.iso.datetime(),
      }),
      envelope: 'docs',
    }),
    create: endpoint({
      method: 'POST',
      path: `${path}/{id}/merge` as const,
      requirement: merge,
      summary:
        'Merge another record into this one: everything that refers to it follows. Records that contradict each other are merged only when that is confirmed',
      params: idParams,
      body: z.object({
        other: z.uuid(),
        version: z.number().int(),
        otherVersion: z.number().int(),
        take: z.array(z.enum(takeable)).max(40),
        /** The user was told what contradicts, and says that it is one person all the same. */
        isConfirmed: z.boolean().optional(),
      }),
      reply: z.object({ id: z.uuid() }),
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/merges/{id}/undo` as const,
      requirement: merge,
      summary: 'Undo a merge within thirty days',
      params: idParams,
      reply: z.object({ kept: z.uuid(), merged: z.uuid() }),
    }),
  } as const;
}
