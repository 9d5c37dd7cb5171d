import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { right } from '../kernel/rights/requirement.ts';
import { optionalText } from '../people/person.ts';

export const transferStates = { ASKED: 1, ACCEPTED: 2, DECLINED: 3, WITHDRAWN: 4 } as const;

const view = right('SEWADAR.SEWADAR', 'view');
const edit = right('SEWADAR.SEWADAR', 'edit');

export const transferRow = z.object({
  id: z.uuid(),
  isIncoming: z.boolean(),
  sewadar: z.uuid().nullable(),
  newSewadar: z.uuid().nullable(),
  name: z.string(),
  /** What the other area sees before it accepts. */
  person: z.object({
    nameLatin: z.string(),
    number: z.number().int(),
    gender: z.string(),
    /** Empty in requests that were made before they were kept. */
    relativeKind: z.string(),
    relativeName: z.string(),
    birthDate: z.string().nullable(),
    isBirthEstimated: z.boolean(),
    phone: z.string(),
    centreName: z.string(),
    departments: z.array(z.string()),
  }),
  fromArea: z.string(),
  toArea: z.string(),
  status: z.number().int(),
  reason: z.string(),
  answer: z.string(),
  askedByName: z.string(),
  askedAt: z.iso.datetime(),
  decidedByName: z.string(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Transfer = z.infer<typeof transferRow>;

/** To another centre of the area at once; to another area as a request that the other area accepts. */
export const transfers = {
  toCentre: endpoint({
    method: 'POST',
    path: '/api/sewadar/{id}/transfer',
    requirement: edit,
    summary: 'Move a sewadar to another centre of the area',
    params: idParams,
    body: z.object({ centre: z.uuid(), version: z.number().int() }),
    reply: z.null(),
  }),
  areas: endpoint({
    method: 'GET',
    path: '/api/sewadar/transfer-areas',
    requirement: edit,
    summary: 'The areas to which a sewadar can be sent',
    reply: z.object({ id: z.uuid(), name: z.string() }),
    envelope: 'docs',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/sewadar/transfers',
    requirement: view,
    summary: 'Transfers between areas: asked by us, and asked of us',
    query: z.object({ status: z.coerce.number().int().min(1).max(4).optional() }),
    reply: rowsOf(transferRow),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/sewadar/{id}/transfer-request',
    requirement: edit,
    summary: 'Ask another area to take a sewadar over',
    params: idParams,
    body: z.object({ area: z.uuid(), reason: optionalText(500) }),
    reply: z.object({ id: z.uuid() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/sewadar/transfers/{id}/accept',
    requirement: edit,
    summary: 'Take the sewadar over into a centre of this area',
    params: idParams,
    body: z.object({ centre: z.uuid() }),
    reply: z.object({ sewadar: z.uuid() }),
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/sewadar/transfers/{id}/decline',
    requirement: edit,
    summary: 'Decline a transfer, with a reason',
    params: idParams,
    body: z.object({ answer: z.string().trim().min(1).max(500) }),
    reply: z.null(),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/sewadar/transfers/{id}/withdraw',
    requirement: edit,
    summary: 'Withdraw a transfer that was asked for',
    params: idParams,
    reply: z.null(),
  }),
} as const;
