import { z } from 'zod';
import { daySchema } from '../kernel/days.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { type Requirement, right } from '../kernel/requirement.ts';

/** The charts that can be drawn today, and what each asks of the user; the others come with their modules. */
export const graphRequirements = {
  1: right('SEWADAR.SEWADAR', 'view'),
  2: right('SEWADAR.SEWADAR', 'view'),
  3: right('SEWADAR.SEWADAR', 'view'),
  4: right('SEWADAR.APPLICATION', 'view'),
  7: right('SEWADAR.OAE', 'view'),
} as const satisfies Readonly<Record<number, Requirement>>;
export type DrawnGraph = keyof typeof graphRequirements;
export const drawnGraphs = Object.keys(graphRequirements).map(Number) as DrawnGraph[];

/** What is counted in each chart, in the order it is drawn. */
export const graphSeries = {
  1: ['sewadars'],
  2: ['male', 'female', 'other'],
  3: ['joined', 'left'],
  4: ['fresh', 'old', 'veryOld'],
  7: ['walking', 'stick', 'wheelchair', 'stretcher', 'hearing', 'sight', 'oxygen', 'diet'],
} as const satisfies Readonly<Record<DrawnGraph, readonly string[]>>;

export const graphReply = z.object({
  kind: z.number().int(),
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

/** One row per user's choice: which charts, in which order and size. */
export const chartChoice = z
  .array(z.object({ kind: z.number().int().min(1).max(13), isWide: z.boolean() }))
  .max(13);

export const graphs = {
  read: endpoint({
    method: 'GET',
    path: '/api/graph/{kind}',
    requirement: 'signedIn',
    summary:
      'The numbers of a chart, of a period and a centre where asked; each chart asks for the right of its list',
    params: z.object({ kind: z.coerce.number().int().min(1).max(13) }),
    query: z.object({ from: daySchema.optional(), to: daySchema.optional(), centre: z.uuid().optional() }),
    reply: graphReply,
  }),
} as const;

/** Bands of ages by their first year; the last one is open. */
export const sewadarAgeBands = [0, 18, 30, 40, 50, 60, 70, 80] as const;
export const memberAgeBands = [0, 65, 70, 75, 80, 85, 90] as const;

/** '30-39', '80+'. */
export function bandLabel(bands: readonly number[], first: number): string {
  const next = bands[bands.indexOf(first) + 1];
  return next === undefined ? `${first}+` : `${first}-${next - 1}`;
}
