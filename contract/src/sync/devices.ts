import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { listQuery } from '../kernel/resource/paging.ts';
import { right } from '../kernel/rights/requirement.ts';
import { incidentKinds } from './incidents.ts';

const view = right('SETTINGS.DEVICE', 'view');
const change = right('SETTINGS.DEVICE', 'enrolRevoke');

/** A one-time code is typed once, within this time. */
export const ENROLMENT_MINUTES = 15;
export const MAX_DEVICE_STAFF = 100;

export const deviceStates = ['active', 'revoked'] as const;
export type DeviceState = (typeof deviceStates)[number];

/** What can be done with the work that a laptop handed in after it was revoked. */
export const heldActs = ['accept', 'discard'] as const;
export type HeldAct = (typeof heldActs)[number];

const staffMember = z.object({ id: z.uuid(), name: z.string(), username: z.string() });

/** A camp laptop of the area. */
export const deviceRow = z.object({
  id: z.uuid(),
  /** Rises when the name or the staff change. */
  version: z.number().int(),
  name: z.string(),
  /** In the numbers that it gives. A laptop that was restored from an older backup has a new one. */
  number: z.number().int(),
  state: z.enum(deviceStates),
  enrolledAt: z.iso.datetime(),
  enrolledByName: z.string(),
  revokedAt: z.iso.datetime().nullable(),
  revokedByName: z.string(),
  revokeReason: z.string(),
  lastContactAt: z.iso.datetime().nullable(),
  /** When its copy of the area was last complete. */
  copiedAt: z.iso.datetime().nullable(),
  /** Changes that it handed in. */
  changes: z.number().int(),
  /** Batches handed in after it was revoked: they wait for a decision. */
  heldBatches: z.number().int(),
  /** The latest decision on such batches; null: none yet. */
  heldDecidedAt: z.iso.datetime().nullable(),
  heldDecidedByName: z.string(),
  heldAct: z.enum(heldActs).nullable(),
  heldReason: z.string(),
  heldDecidedBatches: z.number().int(),
  /** How often it was restored from an older backup. */
  restores: z.number().int(),
  /** When it said that it deleted its copy of the area. */
  wipedAt: z.iso.datetime().nullable(),
  /** Whose sign-ins it gets. */
  staff: z.array(staffMember),
  programVersion: z.string(),
});
export type Device = z.infer<typeof deviceRow>;

/** A code that nobody has used yet. The code itself is shown once, to whoever asked for it. */
export const enrolmentRow = z.object({
  id: z.uuid(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
  madeByName: z.string(),
});
export type Enrolment = z.infer<typeof enrolmentRow>;

export const incidentRow = z.object({
  id: z.uuid(),
  kind: z.enum(incidentKinds),
  /** Null: nobody knows a device of that name. */
  device: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** How often it happened on that day. */
  count: z.number().int(),
  firstAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  address: z.string(),
});
export type Incident = z.infer<typeof incidentRow>;

const deviceBody = z.object({
  name: textField(60),
  staff: z.array(z.uuid()).max(MAX_DEVICE_STAFF).default([]),
});

/** Settings → Devices, in the cloud. */
export const devices = {
  list: endpoint({
    method: 'GET',
    path: '/api/sync/device',
    requirement: view,
    summary: 'The camp laptops of the area, revoked ones last, and the codes that wait to be used',
    reply: z.object({ devices: z.array(deviceRow), enrolments: z.array(enrolmentRow) }),
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/api/sync/device/staff',
    requirement: change,
    summary: 'Active users of the area whose sign-ins can go to a camp laptop',
    reply: z.array(staffMember.extend({ orgName: z.string() })),
  }),
  enrol: endpoint({
    method: 'POST',
    path: '/api/sync/device/code',
    requirement: change,
    summary: 'A one-time code with which a laptop becomes a device of the area; shown once',
    body: deviceBody,
    reply: enrolmentRow.extend({ code: z.string() }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/sync/device/code/{id}',
    requirement: change,
    summary: 'Withdraw a code before it is used',
    params: idParams,
    reply: z.null(),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/sync/device/{id}',
    requirement: change,
    summary: 'The name of a laptop, and whose sign-ins it gets at its next preparation',
    params: idParams,
    body: deviceBody.extend({ version: z.number().int() }),
    reply: deviceRow,
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/sync/device/{id}/revoke',
    requirement: change,
    summary: 'The laptop gets nothing from now on; what it still hands in waits for a decision',
    params: idParams,
    body: z.object({ reason: optionalText(300).default('') }),
    reply: deviceRow,
  }),
  decideHeld: endpoint({
    method: 'POST',
    path: '/api/sync/device/{id}/held',
    requirement: change,
    summary: 'Take over, or discard, what a laptop handed in after it was revoked',
    params: idParams,
    body: z.object({ act: z.enum(heldActs), reason: textField(300) }),
    reply: deviceRow,
  }),
  incidents: endpoint({
    method: 'GET',
    path: '/api/sync/incident',
    requirement: view,
    summary: 'Refused requests of devices: forged, replayed, altered; newest first',
    query: listQuery({ sort: ['lastAt'], newestFirst: true, filter: z.object({ device: z.uuid() }) }),
    reply: rowsOf(incidentRow),
  }),
} as const;

export const deviceEvents = {
  'device.changed': {
    requirement: view,
    entities: ['sync_device', 'sync_enrolment', 'sync_incident'],
    areaWide: ['sync_device', 'sync_enrolment', 'sync_incident'],
  },
} as const satisfies Record<string, RealtimeEvent>;
