import { z } from 'zod';
import { centreSchema, longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { conditions, type PremisesSubject, premisesStatuses, premisesSubjects } from './enums.ts';
import { lights } from './premises-lights.ts';
import { premisesWords } from './premises-words.ts';

const view = right('SG_MANAGEMENT.RECORD', 'view');
const edit = right('SG_MANAGEMENT.RECORD', 'edit');

const count = z.number().int().min(0).max(1_000_000).nullable();
const condition = z.enum(conditions).nullable();
const notes = () => longText(1_000);

export const ownerships = ['owned', 'donated', 'leased', 'rented'] as const;
export const waterSources = ['municipal', 'borewell', 'tanker', 'other'] as const;

export const premisesFields = z.object({
  centre: centreSchema,
  name: textField(120),
  address: longText(500),
  status: z.enum(premisesStatuses),
  ownership: z.enum(ownerships).nullable(),
  landRecord: optionalText(120),
  /** In square metres, as all areas. */
  landArea: count,
  coveredArea: count,
  buildings: count,
  builtYear: z.number().int().min(1800).max(2100).nullable(),
  landCondition: condition,
  landNotes: notes(),
  hallsCondition: condition,
  hallsNotes: notes(),
  carSpaces: count,
  twoWheelerSpaces: count,
  busSpaces: count,
  parkingCondition: condition,
  parkingNotes: notes(),
  mealsAtOnce: count,
  gasConnections: count,
  kitchenCondition: condition,
  kitchenNotes: notes(),
  waterSource: z.enum(waterSources).nullable(),
  tankLitres: count,
  drinkingPoints: count,
  waterCondition: condition,
  waterNotes: notes(),
  meterNumber: optionalText(60),
  sanctionedLoad: count,
  generatorKva: count,
  solarKw: count,
  powerCondition: condition,
  powerNotes: notes(),
  toiletsWomen: count,
  toiletsMen: count,
  toiletsAccessible: count,
  toiletsCondition: condition,
  toiletsNotes: notes(),
  extinguishers: count,
  hydrants: count,
  exits: count,
  fireSafetyCondition: condition,
  fireSafetyNotes: notes(),
  ramps: count,
  wheelchairs: count,
  hasLift: z.boolean(),
  accessibilityCondition: condition,
  accessibilityNotes: notes(),
  equipmentCondition: condition,
  equipmentNotes: notes(),
});
export type PremisesFields = z.infer<typeof premisesFields>;
export type PremisesField = keyof PremisesFields;

/** What each subject is described by, in the order of its card. Condition and notes are the last of each. */
export const subjectFields = {
  land: [
    'ownership',
    'landRecord',
    'landArea',
    'coveredArea',
    'buildings',
    'builtYear',
    'landCondition',
    'landNotes',
  ],
  halls: ['hallsCondition', 'hallsNotes'],
  parking: ['carSpaces', 'twoWheelerSpaces', 'busSpaces', 'parkingCondition', 'parkingNotes'],
  kitchen: ['mealsAtOnce', 'gasConnections', 'kitchenCondition', 'kitchenNotes'],
  water: ['waterSource', 'tankLitres', 'drinkingPoints', 'waterCondition', 'waterNotes'],
  power: ['meterNumber', 'sanctionedLoad', 'generatorKva', 'solarKw', 'powerCondition', 'powerNotes'],
  toilets: ['toiletsWomen', 'toiletsMen', 'toiletsAccessible', 'toiletsCondition', 'toiletsNotes'],
  fireSafety: ['extinguishers', 'hydrants', 'exits', 'fireSafetyCondition', 'fireSafetyNotes'],
  accessibility: ['ramps', 'wheelchairs', 'hasLift', 'accessibilityCondition', 'accessibilityNotes'],
  equipment: ['equipmentCondition', 'equipmentNotes'],
} as const satisfies Record<PremisesSubject, readonly PremisesField[]>;

const light = z.enum(lights);

export const premises = resource({
  path: '/api/sg-management/premises',
  entity: 'sg_premises',
  words: premisesWords,
  fields: premisesFields,
  extra: {
    centreName: z.string(),
    photo: z.uuid().nullable(),
    hallCount: z.number().int(),
    capacity: z.number().int(),
    /** The last days of its current papers, by kind. */
    paperDays: z.record(z.string(), daySchema),
    /** The days on which equipment is due for service, the first of each subject. */
    serviceDays: z.record(z.string(), daySchema),
    openRecords: z.number().int(),
    /** The light of each subject, and the worst of them. */
    lights: z.object(
      Object.fromEntries(premisesSubjects.map((subject) => [subject, light])) as Record<
        PremisesSubject,
        typeof light
      >,
    ),
    worst: light,
  },
  sort: ['name'],
  filter: z.object({
    centre: several(centreSchema),
    status: several(z.enum(premisesStatuses)),
    ownership: several(z.enum(ownerships)),
  }),
  envelope: 'data',
  view,
  edit,
  remove: right('SG_MANAGEMENT.RECORD', 'secondApproval'),
  history: view,
});
export type Premises = z.infer<typeof premises.row>;
