import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';

const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Longer than anybody compares. */
export const MAX_COST_MONTHS = 24;

export const transportCosts = {
  months: endpoint({
    method: 'GET',
    path: '/api/transport/costs',
    requirement: right('TRANSPORT.EXPENSE', 'view'),
    summary:
      'Cost, kilometres and fuel of each vehicle by month; fills far from what is usual for the vehicle are counted',
    query: z.object({ from: monthSchema, to: monthSchema, vehicle: z.uuid().optional() }),
    reply: z.object({
      id: z.uuid(),
      number: z.string(),
      month: monthSchema,
      trips: z.number().int(),
      kilometres: z.number().int(),
      /** Paise. */
      cost: z.number().int(),
      litres: z.number(),
      kmPerLitre: z.number().nullable(),
      outliers: z.number().int(),
      /** Other centres have bills for it that the sums leave out; what a litre lasts counts all fills. */
      isPartial: z.boolean(),
    }),
    envelope: 'docs',
  }),
  fills: endpoint({
    method: 'GET',
    path: '/api/transport/fills',
    requirement: right('TRANSPORT.EXPENSE', 'view'),
    summary:
      'The fills of a vehicle, the latest first, with what they lasted; those far from the usual are marked',
    query: z.object({ vehicle: z.uuid() }),
    reply: z.object({
      id: z.uuid(),
      day: daySchema,
      odometer: z.number().int(),
      litres: z.number(),
      amount: z.number().int(),
      km: z.number().int().nullable(),
      kmPerLitre: z.number().nullable(),
      isOutlier: z.boolean(),
    }),
    envelope: 'docs',
  }),
  trip: endpoint({
    method: 'GET',
    path: '/api/transport/trip/{id}/cost',
    requirement: right('TRANSPORT.EXPENSE', 'view'),
    summary:
      'Whether other centres have bills for a trip, which the expenses in the caller’s sight leave out',
    params: idParams,
    reply: z.object({ isPartial: z.boolean() }),
  }),
} as const;
export type MonthCost = z.infer<(typeof transportCosts.months)['reply']>;
