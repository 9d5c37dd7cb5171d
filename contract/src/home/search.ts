import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { MAX_SCANNED_CODE } from '../kernel/resource/paging.ts';
import { daySchema } from '../kernel/values/days.ts';
import { personLineFields } from '../people/person-line.ts';

const found = {
  id: z.uuid(),
  /** The kind of record, by the name under which its module declares it. */
  entity: z.string(),
};
const foundPerson = z.object({ ...found, ...personLineFields });

/** What is no person: a roll, for example. */
const foundRecord = z.object({
  ...found,
  title: z.string(),
  /** What tells it from others of this title. */
  details: z.array(z.string()),
  day: daySchema.nullable(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    requirement: 'signedIn',
    summary:
      'People by name in any script, number, code or end of a phone number, best first, then other records by their words; only what one may see',
    query: z.object({ q: z.string().trim().max(MAX_SCANNED_CODE).default('') }),
    reply: z.union([foundPerson, foundRecord]),
    envelope: 'docs',
  }),
} as const;
