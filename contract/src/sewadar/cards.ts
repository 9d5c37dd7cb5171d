import { z } from 'zod';

/** What the code on a card says of the badge: enough to know without a connection whose card was scanned. */
export const sewadarCard = z.object({
  type: z.number().int(),
  number: z.number().int(),
  /** The key that signed the code: other areas count their badges from 1, too. */
  key: z.string(),
});
export type SewadarCard = z.infer<typeof sewadarCard>;
