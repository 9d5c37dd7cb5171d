import { z } from 'zod';
import { endpoint } from '../kernel/calls/endpoint.ts';
import { MAX_SCANNED_CODE, several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import {
  birthSchema,
  bloodGroupSchema,
  emergencyFields,
  optionalText,
  personFields,
} from '../people/person.ts';
import { attendantFormSchema } from './attendants.ts';
import { mobilities, needs } from './enclosure.ts';
import { memberWords } from './words.ts';

export const memberStatuses = ['active', 'inactive', 'deceased'] as const;

export const memberFields = z.object({
  centre: z.uuid(),
  sewadar: z.uuid().nullable(),
  ...personFields,
  birthDate: birthSchema,
  bloodGroup: bloodGroupSchema,
  medicalReason: optionalText(500),
  mobility: z.enum(mobilities),
  needs: z.array(z.enum(needs)).max(4),
  illnesses: optionalText(1000),
  medicines: optionalText(1000),
  doctorName: optionalText(120),
  doctorPhone: phoneSchema,
  ...emergencyFields,
  block: z.uuid().nullable(),
  isPermanent: z.boolean(),
  validFrom: daySchema,
  validTo: daySchema.nullable(),
  status: z.enum(memberStatuses),
  notes: optionalText(4000),
  attendants: z.array(attendantFormSchema.extend({ id: z.uuid().optional() })).max(2),
});
export type MemberFields = z.infer<typeof memberFields>;

export const memberFilter = z.object({
  centre: several(z.uuid()),
  mobility: several(z.enum(mobilities)),
  need: several(z.enum(needs)),
  block: several(z.uuid()),
  status: several(z.enum(memberStatuses)),
  isPermanent: z.boolean(),
  /** Temporary ones whose validity is over. */
  isExpired: z.boolean(),
  /** Active temporary ones whose validity ends within the days that Home counts. */
  isExpiring: z.boolean(),
  minAge: z.coerce.number().int().min(0).max(130),
  maxAge: z.coerce.number().int().min(0).max(130),
  sewadar: z.uuid(),
});

const view = right('SEWADAR.OAE', 'view');
const edit = right('SEWADAR.OAE', 'edit');

/** Who attends a member, as the record shows it. */
export const attendantRow = attendantFormSchema.extend({
  id: z.uuid(),
  photo: z.uuid().nullable(),
  passCode: z.string(),
});

export const members = {
  ...resource({
    path: '/api/oae/members',
    entity: 'oae_member',
    event: 'oae.changed',
    words: memberWords,
    fields: memberFields,
    extra: {
      number: z.number().int(),
      centreName: z.string(),
      blockName: z.string().nullable(),
      sewadarName: z.string().nullable(),
      photo: z.uuid().nullable(),
      passCode: z.string(),
      /** Younger than 65 with a medical reason whose paper nobody has attached yet. */
      isPaperMissing: z.boolean(),
      attendants: z.array(attendantRow),
    },
    sort: ['name', 'number', 'birthDate', 'validTo'],
    filter: memberFilter,
    envelope: 'data',
    view,
    edit,
    remove: right('SEWADAR.OAE', 'delete'),
    history: view,
    export: right('SEWADAR.OAE', 'importExport'),
  }),
  emergency: endpoint({
    method: 'GET',
    path: '/api/oae/emergency',
    requirement: view,
    summary:
      'A pass or badge was scanned in an emergency: whom to call, which medicines; the opening is recorded',
    query: z.object({ code: z.string().trim().min(1).max(MAX_SCANNED_CODE) }),
    reply: z.object({
      id: z.uuid(),
      number: z.number().int(),
      name: z.string(),
      nameLatin: z.string(),
      photo: z.uuid().nullable(),
      birthDate: z.string(),
      isBirthEstimated: z.boolean(),
      gender: z.string(),
      centreName: z.string(),
      blockName: z.string().nullable(),
      bloodGroup: z.string(),
      mobility: z.enum(mobilities),
      needs: z.array(z.enum(needs)),
      illnesses: z.string(),
      medicines: z.string(),
      doctorName: z.string(),
      doctorPhone: z.string(),
      emergencyName: z.string(),
      emergencyPhone: z.string(),
      emergencyRelation: z.string(),
      attendants: z.array(
        z.object({ name: z.string(), phone: z.string(), relation: z.string(), isHere: z.boolean() }),
      ),
    }),
    changesState: true,
  }),
} as const;
export type Member = z.infer<typeof members.row>;
