import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Change } from './merge.rules.ts';

/** Small enough to get through a bad line in one go. */
export const MAX_BATCH_CHANGES = 500;
export const MAX_BATCH_BYTES = 262_144;
/** The hash of the chain before its first batch. */
export const NO_HASH = '';

const fields = z.record(z.string().max(63), z.unknown());
const changeSchema = z.object({
  i: z.uuid(),
  e: z.string().max(63),
  r: z.uuid(),
  k: z.enum(['I', 'U', 'D']),
  s: z.string().regex(/^[0-9a-f]{16}$/),
  w: z.number().int().min(0),
  b: fields.nullable(),
  a: fields.nullable(),
});
const batchSchema = z.object({
  area: z.uuid(),
  number: z.number().int().min(1),
  prev: z.string().max(64),
  changes: z.array(changeSchema).max(MAX_BATCH_CHANGES),
});

export interface Batch {
  readonly area: string;
  readonly number: number;
  readonly prev: string;
  readonly changes: readonly Change[];
}

export function writeBatch({ area, number, prev, changes }: Batch): Buffer {
  const written = changes.map(({ id, entity, row, kind, stamp, seenMs, before, after }) => ({
    ...{ i: id, e: entity, r: row, k: kind, s: stamp, w: seenMs, b: before, a: after },
  }));
  return Buffer.from(JSON.stringify({ area, number, prev, changes: written }));
}

/** Throws at what is not a batch. */
export function readBatch(body: Buffer): Batch {
  const { changes, ...rest } = batchSchema.parse(JSON.parse(body.toString('utf8')));
  return {
    ...rest,
    changes: changes.map(({ i, e, r, k, s, w, b, a }) => ({
      ...{ id: i, entity: e, row: r, kind: k, stamp: s, seenMs: w, before: b, after: a },
    })),
  };
}

/** Each hash stands for the batch and for all before it. */
export function chainHash(prev: string, body: Buffer): string {
  return createHash('sha256')
    .update(prev)
    .update('\n')
    .update(createHash('sha256').update(body).digest())
    .digest('hex');
}
