import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { right } from '../kernel/rights/requirement.ts';
import { MAX_CODE_LENGTH } from './code.ts';

/** The type in the codes of the organisation's own vehicles: there is one kind of them. */
export const FLEET_TYPE = 1;

export const windscreens = {
  print: endpoint({
    ...printed,
    path: '/api/badges/fleet/{id}/print',
    requirement: right('TRANSPORT.VEHICLE', 'edit'),
    summary:
      'The windscreen sheet of a vehicle of the fleet, A5, with a code that shows its papers; the print is recorded',
    params: idParams,
    query: z.object({ ...printLanguage }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/badges/windscreen/{code}',
    // Whoever stands before the vehicle: the code proves that.
    requirement: 'public',
    summary:
      'The page behind a windscreen code: registration number and whether each of the six papers is valid, and nobody’s name',
    params: z.object({ code: z.string().min(1).max(MAX_CODE_LENGTH) }),
    reply: z.string(),
    envelope: 'stream',
  }),
} as const;
