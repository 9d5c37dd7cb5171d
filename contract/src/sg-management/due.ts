import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';

export const MAX_DUE = 500;

/** A day on which something of a satsang ghar is due. */
export const dueItem = z.object({
  what: z.enum(['record', 'paper', 'service']),
  id: z.uuid(),
  /** The record, or the premises of a paper or of equipment. */
  owner: z.uuid(),
  day: daySchema,
  title: z.string(),
  /** The kind of the record or of the paper, or the subject of the equipment. */
  kind: z.string(),
  centreName: z.string(),
});
export type DueItem = z.infer<typeof dueItem>;

export const due = {
  list: endpoint({
    method: 'GET',
    path: '/api/sg-management/due',
    requirement: right('SG_MANAGEMENT.RECORD', 'view'),
    summary: `What is due until a day, overdue first: open records, papers and services; at most ${MAX_DUE} of them, and how many there are`,
    query: z.object({ to: daySchema, centre: z.uuid().optional() }),
    reply: dueItem,
    envelope: 'list',
  }),
} as const;
