import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { queryObject } from '../kernel/resource/paging.ts';
import { daySchema } from '../kernel/values/days.ts';

export const graphReply = z.object({
  kind: z.number().int(),
  /** What the rows count, in the order it is drawn. */
  series: z.array(z.string()),
  rows: z.array(
    z.object({
      /** A centre's id, an age band, a month, a status. */
      key: z.string(),
      /** The name, where the key is not one. */
      label: z.string().nullable(),
      values: z.record(z.string(), z.number().int()),
    }),
  ),
});
export type Graph = z.infer<typeof graphReply>;

const MAX_NAMED_SERIES = 10;

export const graphs = {
  read: endpoint({
    method: 'GET',
    path: '/api/graph/{kind}',
    requirement: 'signedIn',
    summary:
      'The numbers of a chart, of a period and a centre where asked; each chart asks for the right of its list',
    params: z.object({ kind: z.coerce.number().int().min(1).max(13) }),
    query: z.object({
      from: daySchema.optional(),
      to: daySchema.optional(),
      centre: z.uuid().optional(),
      /** Of a chart that names its series itself: those to count, so that two periods have the same ones. */
      series: queryObject(z.array(z.string().max(120)).max(MAX_NAMED_SERIES)).optional(),
    }),
    reply: graphReply,
  }),
} as const;
