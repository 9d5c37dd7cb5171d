import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { gateScan, gateScanned } from './arrivals.ts';
import { gateMemberRow } from './members.ts';

const view = right('NOMINAL_ROLL.ROLL', 'view');
const edit = right('NOMINAL_ROLL.ROLL', 'edit');

/** A roll as its destination sees it: who sends it, when it comes, and how many. */
const arrivingRoll = z.object({
  id: z.uuid(),
  number: z.number().int(),
  areaName: z.string(),
  centreName: z.string(),
  destination: z.string(),
  department: z.string(),
  fromDay: daySchema,
  toDay: daySchema,
  status: z.number().int(),
  jathedarName: z.string(),
  jathedarPhone: z.string(),
  members: z.number().int(),
  arrived: z.number().int(),
  returned: z.number().int(),
});
export type ArrivingRoll = z.infer<typeof arrivingRoll>;

/** How long a roll stays in the list after its last day: for those who were not checked out. */
export const ARRIVING_DAYS = 60;

export const arrivingRolls = {
  list: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/arriving',
    requirement: view,
    summary: `Approved rolls of all areas that go to the user's centres, until ${ARRIVING_DAYS} days after their end; at most 500`,
    reply: arrivingRoll,
    envelope: 'docs',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/arriving/{id}',
    requirement: view,
    summary: 'A roll that goes to one of the user’s centres',
    params: idParams,
    reply: arrivingRoll,
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/nominal-roll/arriving/{id}/members',
    requirement: view,
    summary:
      'Who comes with it: names and numbers, without phones, ages, photos and remarks. With their badges for whoever records arrivals',
    params: idParams,
    reply: gateMemberRow,
    envelope: 'docs',
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/arriving/{id}/check-in',
    requirement: edit,
    summary:
      'A member arrived here: by the code of the gate page, the number of the sewadar or a badge of this area',
    params: idParams,
    body: gateScan,
    reply: gateScanned,
  }),
  checkOut: endpoint({
    method: 'POST',
    path: '/api/nominal-roll/arriving/{id}/check-out',
    requirement: edit,
    summary: 'A member left from here: by the same codes',
    params: idParams,
    body: gateScan,
    reply: gateScanned,
  }),
} as const;
