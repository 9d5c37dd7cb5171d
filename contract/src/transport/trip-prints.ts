import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';

/** A log book that is longer is printed month by month anyway. */
export const MAX_LOG_TRIPS = 400;

export const tripPrints = {
  sheet: endpoint({
    ...printed,
    path: '/api/transport/trip/{id}/print',
    requirement: right('TRANSPORT.TRIP', 'view'),
    summary: 'The sheet of a trip, to be carried along and signed; the print is recorded',
    params: idParams,
    query: z.object({ ...printLanguage }),
  }),
  logBook: endpoint({
    ...printed,
    path: '/api/transport/log-book',
    requirement: right('TRANSPORT.TRIP', 'view'),
    summary: 'The log book of a vehicle for a month: its trips with their readings; the print is recorded',
    query: z.object({
      ...printLanguage,
      vehicle: z.uuid(),
      month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
    }),
  }),
} as const;
