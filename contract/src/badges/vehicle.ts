import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { printed, printLanguage } from '../kernel/print.ts';
import { centreSchema } from '../kernel/resource/field-kinds.ts';
import { listQuery, queryObject, several } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { passStates } from './vehicle-words.ts';

/** Passes for vehicles have no key of their own: whoever prints the tokens of deposits and chairs prints them too. */
const manage = right('BADGES.QUICK', 'quickOthers');

export const MOST_PRINTED_PASSES = 100;

const passRow = z.object({
  id: z.uuid(),
  version: z.number().int(),
  number: z.number().int(),
  vehicleNumber: z.string(),
  vehicleType: z.number().int(),
  name: z.string(),
  phone: z.string(),
  centreName: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  state: z.enum(passStates),
  revokeReason: z.string(),
});
export type VehiclePass = z.output<typeof passRow>;

export const vehiclePassEvents = {
  'vehicle-pass.changed': { requirement: manage, entities: ['vehicle_pass'] },
} as const satisfies Record<string, RealtimeEvent>;

export const vehiclePasses = {
  list: endpoint({
    method: 'GET',
    path: '/api/badges/vehicle',
    requirement: manage,
    summary: 'Vehicle passes from accepted applications, the latest first',
    query: listQuery({
      sort: ['number', 'vehicleNumber', 'validTo'],
      newestFirst: true,
      filter: z.object({ state: z.enum(passStates), centre: several(centreSchema) }),
    }),
    reply: rowsOf(passRow),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/badges/vehicle/{id}/revoke',
    requirement: manage,
    summary: 'Refuse a vehicle pass at every gate from now on; the reason is kept',
    params: idParams,
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    reply: z.null(),
  }),
  print: endpoint({
    ...printed,
    path: '/api/badges/vehicle/print',
    requirement: manage,
    summary: 'Windscreen sheets, A5, with codes; the print is recorded',
    query: z.object({
      ...printLanguage,
      ids: queryObject(z.array(z.uuid()).min(1).max(MOST_PRINTED_PASSES)),
    }),
  }),
} as const;
