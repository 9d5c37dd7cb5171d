import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';

/** The whole roll, the names for the bus, and the codes for the gate. */
export const rollPages = ['roll', 'bus', 'gate'] as const;

export const rollPrints = {
  roll: endpoint({
    ...printed,
    path: '/api/nominal-roll/{id}/print',
    requirement: right('NOMINAL_ROLL.ROLL', 'view'),
    summary:
      'A roll as a list with photos and places to sign, as a list for the bus, or with a code for each member; the print is recorded',
    params: idParams,
    query: z.object({ ...printLanguage, page: z.enum(rollPages).default('roll') }),
  }),
} as const;
