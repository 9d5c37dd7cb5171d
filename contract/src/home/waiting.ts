import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';

export const waiting = {
  read: endpoint({
    method: 'GET',
    path: '/api/home/waiting',
    requirement: 'signedIn',
    summary: 'What waits for this user, by what they may decide; nothing that is nought',
    /** Each kind is declared by the module that knows how many of it wait. */
    reply: z.object({ kind: z.string(), count: z.number().int() }),
    envelope: 'docs',
  }),
} as const;
