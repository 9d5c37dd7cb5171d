import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { AREA_SWITCH_LEVEL } from '../kernel/calls/limits.ts';
import { chartChoice } from '../kernel/chart.ts';
import { languages } from '../kernel/values/languages.ts';

export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,39}$/);
export const MIN_PASSWORD = 10;
export const newPasswordSchema = z.string().min(MIN_PASSWORD).max(200);
/** What is typed at sign-in: bounded, not judged. */
const typedSecret = z.string().min(1).max(200);

export const preferencesSchema = z.object({
  language: z.enum(languages),
  theme: z.enum(['light', 'dark', 'system']),
  density: z.enum(['comfortable', 'compact']),
  textSize: z.enum(['normal', 'large', 'largest']),
  startCentre: z.uuid().nullable(),
  /** Whether what expires is also told by mail. */
  alertMails: z.boolean(),
  /** Saved list views, by list: name → query string. */
  views: z.record(z.string().max(60), z.record(z.string().max(60), z.string().max(2000))).optional(),
  /** The charts on Home, in their order. Left out: all that the user may see. */
  charts: chartChoice.optional(),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** What the user chooses on the page of preferences. */
export const chosenPreferencesSchema = preferencesSchema.omit({ views: true, charts: true });

export const currentUserSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  /** The name of the active area; the header reads '{area} Area {product}'. */
  area: z.string(),
  areaId: z.uuid().nullable(),
  orgLevel: z.number().int(),
  org: z.string(),
  /** Base64 of its JSON; decoded on receipt. */
  acl: z.string(),
  /** What is held without a last day, encoded alike; left out where no right ends. Only this can be granted for good. */
  lastingAcl: z.string().optional(),
  centres: z.array(z.object({ id: z.uuid(), name: z.string() })),
  preferences: preferencesSchema,
  mustChangePassword: z.boolean(),
  product: z.string(),
  version: z.string(),
  /** The part of the changelog up to this version was seen. */
  seenVersion: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

const nothing = z.null();

export const session = {
  current: endpoint({
    method: 'GET',
    path: '/api/user',
    requirement: 'signedIn',
    summary: 'The signed-in user, with area, level and encoded acl',
    reply: currentUserSchema,
    beforePasswordChange: true,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/user/login',
    requirement: 'public',
    summary: 'Sign in',
    body: z.object({ u: z.string().trim().min(1).max(100), p: typedSecret }),
    reply: nothing,
  }),
  logout: endpoint({
    method: 'GET',
    path: '/api/user/logout',
    requirement: 'public',
    summary: 'Sign out; also answers without a session',
    reply: nothing,
    changesState: true,
  }),
  switchArea: endpoint({
    method: 'GET',
    path: '/api/user/switch-area',
    requirement: { orgLevel: AREA_SWITCH_LEVEL },
    summary: 'Make another area the active one',
    query: z.object({ area: z.uuid() }),
    reply: nothing,
    changesState: true,
  }),
  preferences: endpoint({
    method: 'PUT',
    path: '/api/user/preferences',
    requirement: 'signedIn',
    summary: "Save the user's own preferences; the page tells of it and loads anew",
    body: chosenPreferencesSchema.partial(),
    reply: nothing,
  }),
  remember: endpoint({
    method: 'PUT',
    path: '/api/user/remembered',
    requirement: 'signedIn',
    summary:
      'Save what the portal remembers for the user without a word: views, charts, seen version, language',
    body: preferencesSchema
      .pick({ views: true, charts: true, language: true })
      .extend({ seenVersion: z.string().max(40) })
      .partial(),
    reply: nothing,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/user/forgot-password',
    requirement: 'public',
    summary: 'Ask for a one-time code; the answer never says whether the user exists',
    body: z.object({ u: z.string().trim().min(1).max(100) }),
    reply: nothing,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/user/reset-password',
    requirement: 'public',
    summary: 'Choose a new password with a one-time code',
    body: z.object({
      u: z.string().trim().min(1).max(100),
      code: z.string().min(1).max(20),
      p: newPasswordSchema,
    }),
    reply: nothing,
  }),
  registerCentres: endpoint({
    method: 'GET',
    path: '/api/user/register-centers',
    requirement: 'public',
    summary: 'The centres that a registration can name',
    reply: z.object({ id: z.uuid(), name: z.string(), area: z.string() }),
    envelope: 'list',
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/user/register',
    requirement: 'public',
    summary: 'Ask for an account; an administrator decides',
    body: z.object({
      name: z.string().trim().min(1).max(120),
      phone: z.string().trim().max(20),
      email: z.union([z.email().max(200), z.literal('')]),
      centre: z.uuid(),
      username: usernameSchema,
      password: newPasswordSchema,
    }),
    reply: nothing,
  }),
  why: endpoint({
    method: 'GET',
    path: '/api/user/why',
    requirement: 'signedIn',
    summary: 'Why can’t I? The right that is missing, and who can grant it',
    query: z.object({ key: z.string().max(81), value: z.coerce.number().int().min(2).max(7919) }),
    reply: z.object({
      isHeld: z.boolean(),
      isBeyondOrg: z.boolean(),
      grantors: z.array(z.object({ name: z.string(), org: z.string() })),
    }),
  }),
} as const;
