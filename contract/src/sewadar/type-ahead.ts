import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { personLineFields } from '../people/person-line.ts';
import { sewadarBadgeTypes } from './sewadars.ts';

export const typeAhead = {
  search: endpoint({
    method: 'GET',
    path: '/api/sewadar/type-ahead-search',
    requirement: right('SEWADAR.SEWADAR', 'view'),
    summary: 'At most 20 sewadars, best first; the text is a search text, not a pattern',
    query: z.object({
      regex: z.string().trim().max(100).default(''),
      centre: z.uuid().optional(),
      gender: z.enum(['male', 'female', 'other']).optional(),
      status: z.enum(['active', 'onLeave', 'inactive', 'deceased', 'transferred']).optional(),
      department: z.string().trim().min(1).max(80).optional(),
      badgeType: z.enum(sewadarBadgeTypes).optional(),
    }),
    reply: z.object({
      id: z.uuid(),
      ...personLineFields,
      centre: z.uuid(),
      status: z.string(),
    }),
    envelope: 'docs',
  }),
} as const;
