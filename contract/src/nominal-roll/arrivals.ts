import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { MAX_SCANNED_CODE } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { wallTimeSchema } from '../kernel/values/wall-time.ts';
import { gateOutcomes } from './gate-scan.ts';
import { memberParams, rollMemberRow } from './members.ts';

const edit = right('NOMINAL_ROLL.ROLL', 'edit');

export const gateScan = z.object({
  code: z.string().trim().min(1).max(MAX_SCANNED_CODE),
  /** When it was scanned by the clock of the device; counts where the scan had to wait. */
  at: z.iso.datetime().optional(),
});
export const gateScanned = z.object({ member: rollMemberRow, outcome: z.enum(gateOutcomes) });

export const rollArrivals = {
  checkIn: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/check-in',
    requirement: edit,
    summary:
      'A member arrived: by the code of the gate page, the badge or the number of the sewadar. A second time says since when',
    params: idParams,
    body: gateScan,
    reply: gateScanned,
  }),
  checkOut: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/{id}/check-out',
    requirement: edit,
    summary: 'A member left the destination: by the same codes',
    params: idParams,
    body: gateScan,
    reply: gateScanned,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/api/nominal-roll/{id}/members/{member}/stay',
    requirement: edit,
    summary: 'Enter or correct when a member arrived and left; the history keeps the times before',
    params: memberParams,
    body: z.object({ arrivedAt: wallTimeSchema.nullable(), leftAt: wallTimeSchema.nullable() }),
    reply: z.null(),
  }),
} as const;
