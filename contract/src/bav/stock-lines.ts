import { z } from 'zod';

/** Of one line of a document. */
export const MAX_COPIES = 100_000;
export const MAX_LINES = 500;
export const copies = z.number().int().min(1).max(MAX_COPIES);

/** An item as the lines of documents show it. */
export const lineItem = {
  item: z.uuid(),
  title: z.string(),
  titleLatin: z.string(),
  code: z.string(),
  category: z.number().int(),
};

/** Lines that somebody enters: each item once. */
export function linesOf<S extends z.ZodType<{ item: string }>>(line: S, { min = 1 } = {}) {
  return z
    .array(line)
    .min(min)
    .max(MAX_LINES)
    .refine((lines) => new Set(lines.map(({ item }) => item)).size === lines.length);
}
