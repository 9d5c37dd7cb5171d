import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { centreSchema, longText, textField } from '../kernel/resource/field-kinds.ts';
import { resource } from '../kernel/resource/resource.ts';
import { aclSchema } from '../kernel/rights/acl-schema.ts';
import { right } from '../kernel/rights/requirement.ts';

import { areaWords, centreWords, orgWords } from './words.ts';

export const orgLevels = { CENTRE: 10, AREA: 50, ZONE: 90, ORGANISATION: 100 } as const;

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{1,12}$/);
const name = textField(120);

/** Names of areas feed the header and the switch menu, so every signed-in user may list what they can reach. */
export const areas = resource({
  path: '/api/user/areas',
  failsSilently: true,
  entity: 'area',
  event: 'organisation.changed',
  words: areaWords,
  fields: z.object({ name, code, isActive: z.boolean() }),
  sort: ['name', 'code'],
  filter: z.object({ isActive: z.boolean() }),
  envelope: 'list',
  size: 500,
  view: 'signedIn',
  edit: right('SETTINGS.ORG', 'edit'),
  remove: right('SETTINGS.ORG', 'edit'),
  history: right('SETTINGS.ORG', 'view'),
});

export const centres = resource({
  path: '/api/user/centers',
  failsSilently: true,
  entity: 'centre',
  event: 'organisation.changed',
  words: centreWords,
  fields: z.object({ code, name, address: longText(500), isActive: z.boolean() }),
  sort: ['name', 'code'],
  filter: z.object({ isActive: z.boolean() }),
  envelope: 'list',
  size: 500,
  view: 'signedIn',
  edit: right('SETTINGS.ORG', 'edit'),
  remove: right('SETTINGS.ORG', 'edit'),
  history: right('SETTINGS.ORG', 'view'),
});

export const orgs = resource({
  path: '/api/user/orgs',
  failsSilently: true,
  entity: 'org',
  event: 'organisation.changed',
  words: orgWords,
  fields: z.object({
    name,
    level: z.union([z.literal(10), z.literal(50), z.literal(90), z.literal(100)]),
    centre: centreSchema.nullable(),
    parent: z.uuid().nullable(),
  }),
  extra: {
    area: z.uuid().nullable(),
    centreName: z.string().nullable(),
    parentName: z.string().nullable(),
    users: z.number().int(),
  },
  sort: ['name', 'level'],
  filter: z.object({ level: z.number().int() }),
  envelope: 'list',
  size: 500,
  view: { anyOf: [right('SETTINGS.ORG', 'view'), right('SETTINGS.USER', 'view')] },
  edit: right('SETTINGS.ORG', 'edit'),
  remove: right('SETTINGS.ORG', 'edit'),
  history: right('SETTINGS.ORG', 'view'),
});

export const orgAcl = {
  read: endpoint({
    method: 'GET',
    path: '/api/user/org-acl',
    requirement: { anyOf: [right('SETTINGS.ORG', 'view'), right('SETTINGS.USER', 'view')] },
    summary: 'The ceiling of an org: what its users may hold at most',
    query: z.object({ org: z.uuid() }),
    reply: z.object({ org: z.uuid(), acl: z.record(z.string(), z.number()), version: z.number().int() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/user/org-acl',
    requirement: right('SETTINGS.ORG', 'edit'),
    summary: 'Set the ceiling of an org; takes effect at the next request of its users',
    body: z.object({ org: z.uuid(), acl: aclSchema, version: z.number().int() }),
    reply: z.object({ org: z.uuid(), acl: z.record(z.string(), z.number()), version: z.number().int() }),
  }),
} as const;
