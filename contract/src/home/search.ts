import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { personLineFields } from '../people/person-line.ts';

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    requirement: 'signedIn',
    summary:
      'People by name in any script, number, code or end of a phone number, best first; only what one may see',
    query: z.object({ q: z.string().trim().max(100).default('') }),
    reply: z.object({
      id: z.uuid(),
      /** The kind of record, by the name under which its module declares it. */
      entity: z.string(),
      ...personLineFields,
    }),
    envelope: 'docs',
  }),
} as const;
