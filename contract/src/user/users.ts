import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../kernel/calls/endpoint.ts';
import { historySchema } from '../kernel/resource/changes.ts';
import { listQuery, several } from '../kernel/resource/paging.ts';
import { aclSchema } from '../kernel/rights/acl-schema.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import { newPasswordSchema, usernameSchema } from './session.ts';

/** A right given until the end of a day: a camp day, a stand-in. */
export const temporaryGrantSchema = z.object({
  key: z.string().max(81),
  value: z.number().int().min(2).max(2_147_483_647),
  until: daySchema,
});
export type TemporaryGrant = z.infer<typeof temporaryGrantSchema>;

/** What comes with the refusal of a grant: of each right only the part that is too much. */
export const refusedRightsSchema = z.object({
  rights: z.array(z.object({ key: z.string(), value: z.number() })),
});

export const userFields = z.object({
  username: usernameSchema,
  name: z.string().trim().min(1).max(120),
  nameLatin: z.string().trim().max(120),
  phone: phoneSchema,
  email: z.union([z.email().max(200), z.literal('')]),
  org: z.uuid(),
  /** Further centres beside the org's own; only for a centre-level org. */
  centres: z.array(z.uuid()).max(60),
  acl: aclSchema,
  temporary: z.array(temporaryGrantSchema).max(50),
  isActive: z.boolean(),
});
export type UserFields = z.infer<typeof userFields>;

export const userRowSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  nameLatin: z.string(),
  phone: z.string(),
  email: z.string(),
  org: z.uuid(),
  orgName: z.string(),
  orgLevel: z.number().int(),
  isActive: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type UserRow = z.infer<typeof userRowSchema>;

export const userRecordSchema = userRowSchema.extend({
  centres: z.array(z.uuid()),
  acl: z.record(z.string(), z.number()),
  temporary: z.array(temporaryGrantSchema),
  mustChangePassword: z.boolean(),
  /** Sign-ins are slowed down after failures; an administrator can lift that. */
  isThrottled: z.boolean(),
  sessions: z.number().int(),
});
export type UserRecord = z.infer<typeof userRecordSchema>;

export const userOperations = [
  'change-pwd',
  'activate',
  'deactivate',
  'unlock',
  'sign-out',
  'one-time-code',
] as const;
export type UserOperation = (typeof userOperations)[number];

export const requestStatuses = { WAITING: 1, ACCEPTED: 2, DECLINED: 3 } as const;

export const requestRowSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  username: z.string(),
  centre: z.uuid(),
  centreName: z.string(),
  status: z.number().int(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
});

export const userSort = ['name', 'username', 'org', 'lastSignInAt'] as const;

export const users = {
  list: endpoint({
    method: 'GET',
    path: '/api/user/get-all',
    failsSilently: true,
    requirement: right('SETTINGS.USER', 'view'),
    summary: 'Users of the active area',
    query: listQuery({
      sort: userSort,
      filter: z.object({
        org: several(z.uuid()),
        isActive: z.boolean(),
        orgLevel: several(z.number().int()),
      }),
    }),
    reply: rowsOf(userRowSchema),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/user/{id}',
    requirement: right('SETTINGS.USER', 'view'),
    summary: 'One user',
    params: idParams,
    reply: userRecordSchema,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/user',
    requirement: right('SETTINGS.USER', 'edit'),
    summary: 'Create a user; the password must be changed at the first sign-in',
    body: userFields.extend({ id: z.uuid().optional(), password: newPasswordSchema }),
    reply: z.object({ id: z.uuid() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/user/{id}',
    requirement: right('SETTINGS.USER', 'edit'),
    summary: 'Edit a user',
    params: idParams,
    body: userFields.extend({ version: z.number().int() }),
    reply: userRecordSchema,
  }),
  operate: endpoint({
    method: 'PUT',
    path: '/api/user/{id}/{operation}',
    /** Changing the own password needs no right but the current password; the handler asks for SETTINGS.USER 7 otherwise. */
    requirement: 'signedIn',
    summary: 'change-pwd, activate, deactivate, unlock, sign-out, one-time-code',
    params: idParams.extend({ operation: z.enum(userOperations) }),
    body: z.object({ p: newPasswordSchema.optional(), current: z.string().max(200).optional() }).optional(),
    reply: z.object({ code: z.string().optional(), validUntil: z.iso.datetime().optional() }),
    beforePasswordChange: true,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/{id}',
    requirement: right('SETTINGS.USER', 'delete'),
    summary: 'Delete a user',
    params: idParams,
    reply: z.null(),
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/user/{id}/history',
    requirement: right('SETTINGS.USER', 'view'),
    summary: 'What happened to a user record',
    params: idParams,
    reply: historySchema,
  }),
  requests: endpoint({
    method: 'GET',
    path: '/api/user/requests',
    requirement: right('SETTINGS.USER', 'edit'),
    summary: 'Registrations that wait for a decision, and those decided',
    query: listQuery({ sort: ['createdAt', 'name'], filter: z.object({ status: z.number().int() }) }),
    reply: rowsOf(requestRowSchema),
  }),
  acceptRequest: endpoint({
    method: 'PUT',
    path: '/api/user/requests/{id}/accept',
    requirement: right('SETTINGS.USER', 'edit'),
    summary: 'Accept a registration: makes the user',
    params: idParams,
    body: z.object({ org: z.uuid(), acl: aclSchema }),
    reply: z.object({ id: z.uuid() }),
  }),
  declineRequest: endpoint({
    method: 'PUT',
    path: '/api/user/requests/{id}/decline',
    requirement: right('SETTINGS.USER', 'edit'),
    summary: 'Decline a registration, with a reason',
    params: idParams,
    body: z.object({ reason: z.string().trim().min(1).max(500) }),
    reply: z.null(),
  }),
} as const;
