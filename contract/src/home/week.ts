import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { daySchema } from '../kernel/values/days.ts';

export const weekPrints = {
  page: endpoint({
    ...printed,
    path: '/api/home/week/print',
    requirement: 'signedIn',
    summary:
      'What happened in a week and what waits now, on one page; each number asks for the right of its chart or list',
    query: z.object({
      ...printLanguage,
      /** Any day of the week. Left out: the last week that is over. */
      week: daySchema.optional(),
      centre: z.uuid().optional(),
    }),
  }),
} as const;
