import { z } from 'zod';
import type { Requirement } from './rights/requirement.ts';

/** The charts of the customer's list, by number. */
export const chartKinds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type ChartKind = (typeof chartKinds)[number];

/** A chart of Home, declared by the module whose records it counts. */
export interface Chart {
  readonly kind: ChartKind;
  readonly requirement: Requirement;
  /** What is counted, in the order it is drawn. */
  readonly series: readonly string[];
}

/** One row per user's choice: which charts, in which order and size. */
export const chartChoice = z
  .array(z.object({ kind: z.number().int().min(1).max(13), isWide: z.boolean() }))
  .max(13);

/** '30-39', '80+': a band of ages by its first year; the last one is open. */
export function bandLabel(bands: readonly number[], first: number): string {
  const next = bands[bands.indexOf(first) + 1];
  return next === undefined ? `${first}+` : `${first}-${next - 1}`;
}
