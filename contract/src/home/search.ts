import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { right } from '../kernel/requirement.ts';

/** What the search box finds, and the right that it takes to see it. */
export const searchedEntities = {
  sewadar: right('SEWADAR.SEWADAR', 'view'),
  application: right('SEWADAR.APPLICATION', 'view'),
  oaeMember: right('SEWADAR.OAE', 'view'),
} as const;
export type SearchedEntity = keyof typeof searchedEntities;

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
      entity: z.enum(['sewadar', 'application', 'oaeMember']),
      name: z.string(),
      nameLatin: z.string(),
      number: z.number().int(),
      centreName: z.string(),
    }),
    envelope: 'docs',
  }),
} as const;
