import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { listQuery, several } from '../kernel/resource/paging.ts';
import { bulkResult, selectionOf } from '../kernel/resource/selection.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { memberFields } from './members.ts';

export const renewalStates = ['waiting', 'renewed', 'ended'] as const;

const view = right('SEWADAR.OAE', 'view');
const edit = right('SEWADAR.OAE', 'edit');

const renewalFilter = z.object({
  year: z.coerce.number().int().min(2000).max(2100),
  state: z.enum(renewalStates),
  centre: several(z.uuid()),
  isPermanent: z.boolean(),
});

export const renewalRow = z.object({
  id: z.uuid(),
  version: z.number().int(),
  year: z.number().int(),
  member: z.uuid(),
  number: z.number().int(),
  name: z.string(),
  nameLatin: z.string(),
  photo: z.uuid().nullable(),
  centreName: z.string(),
  isPermanent: z.boolean(),
  validTo: z.string().nullable(),
  state: z.enum(renewalStates),
  reason: z.string(),
  decidedByName: z.string(),
  decidedAt: z.iso.datetime().nullable(),
});
export type Renewal = z.infer<typeof renewalRow>;

/** Once a year every member is looked at again, with last year's entries filled in. */
export const renewals = {
  row: renewalRow,
  list: endpoint({
    method: 'GET',
    path: '/api/oae/renewals',
    requirement: view,
    summary: 'The renewal run of a year',
    query: listQuery({ sort: ['name', 'number'], filter: renewalFilter }),
    reply: rowsOf(renewalRow),
  }),
  years: endpoint({
    method: 'GET',
    path: '/api/oae/renewals/years',
    requirement: view,
    summary: 'The runs there were, with how far each is',
    reply: z.object({
      year: z.number().int(),
      waiting: z.number().int(),
      renewed: z.number().int(),
      ended: z.number().int(),
    }),
    envelope: 'docs',
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/oae/renewals/{id}',
    requirement: view,
    summary: 'One line, and which one of its year waits next in the order of names',
    params: idParams,
    reply: renewalRow.extend({ next: z.uuid().nullable() }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/oae/renewals',
    requirement: edit,
    summary: 'Begin the run of a year: one line per active member; begun again, it adds those who came since',
    body: z.object({ year: z.number().int().min(2000).max(2100) }),
    reply: z.object({ added: z.number().int() }),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/oae/renewals/{id}/renew',
    requirement: edit,
    summary: "Renew one member with last year's entries as they are corrected now",
    params: idParams,
    body: z.object({ member: memberFields, memberVersion: z.number().int() }),
    reply: z.null(),
  }),
  renewMany: endpoint({
    method: 'POST',
    path: '/api/oae/renewals/renew',
    requirement: edit,
    summary: 'Renew many unchanged; temporary ones until the given day',
    body: z.object({ selection: selectionOf(renewalFilter), validTo: daySchema }),
    reply: bulkResult,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/oae/renewals/{id}/end',
    requirement: edit,
    summary: 'Not renewed, with the reason: deceased, moved away, not needed any more',
    params: idParams,
    body: z.object({
      status: z.enum(['inactive', 'deceased']),
      reason: z.string().trim().min(1).max(500),
    }),
    reply: z.null(),
  }),
} as const;
