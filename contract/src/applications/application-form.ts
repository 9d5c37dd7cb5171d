import { z } from 'zod';
import { refusing } from '../kernel/resource/field-reasons.ts';
import { daySchema } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import { attendantFormSchema } from '../oae/attendants.ts';
import { mobilities, needs } from '../oae/enclosure.ts';
import {
  bloodGroupSchema,
  emergencyFields,
  maritalStatuses,
  optionalText,
  wordsSchema,
} from '../people/person.ts';
import { vehicleTypes } from '../transport/enums.ts';
import { applicationTypes } from './enums.ts';

/** Every question that a type may ask; which of them it does ask, `formFields` says. */
const questions = z.object({
  occupation: optionalText(120),
  education: optionalText(120),
  skills: wordsSchema,
  departments: wordsSchema,
  initiationDate: daySchema.nullable(),
  bloodGroup: bloodGroupSchema,
  maritalStatus: z.enum(['', ...maritalStatuses]),
  ...emergencyFields,
  /** A helper of the children's class may be younger than 18. */
  isBaalSatsang: z.boolean(),
  reason: optionalText(500),
  isPermanent: z.boolean(),
  validFrom: daySchema.nullable(),
  validTo: daySchema.nullable(),
  mobility: z.enum(mobilities),
  needs: z.array(z.enum(needs)).max(4),
  illnesses: optionalText(1000),
  medicines: optionalText(1000),
  doctorName: optionalText(120),
  doctorPhone: phoneSchema,
  medicalReason: optionalText(500),
  attendants: z.array(attendantFormSchema).max(2),
  /** Kept without blanks and dashes, so that one plate is one text. */
  vehicleNumber: z
    .string()
    .max(30)
    .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().max(15)),
  vehicleType: z.number().pipe(z.union(Object.values(vehicleTypes).map((value) => z.literal(value)))),
  licenceNumber: optionalText(30),
});
export const applicationForm = questions.refine(
  ({ validFrom, validTo }) => validFrom === null || validTo === null || validFrom <= validTo,
  { ...refusing('endsBeforeItBegins'), path: ['validTo'] },
);
export type ApplicationForm = z.infer<typeof applicationForm>;
export type FormField = keyof ApplicationForm;

export const emptyApplicationForm: ApplicationForm = {
  occupation: '',
  education: '',
  skills: [],
  departments: [],
  initiationDate: null,
  bloodGroup: '',
  maritalStatus: '',
  emergencyName: '',
  emergencyPhone: '',
  emergencyRelation: '',
  isBaalSatsang: false,
  reason: '',
  isPermanent: true,
  validFrom: null,
  validTo: null,
  mobility: 'walks',
  needs: [],
  illnesses: '',
  medicines: '',
  doctorName: '',
  doctorPhone: '',
  medicalReason: '',
  attendants: [],
  vehicleNumber: '',
  vehicleType: vehicleTypes.CAR,
  licenceNumber: '',
};

export type ApplicationType = (typeof applicationTypes)[keyof typeof applicationTypes];

const emergency = ['emergencyName', 'emergencyPhone', 'emergencyRelation'] as const;

/** The questions of each type, in the order they are asked. */
export const formFields: Readonly<Record<ApplicationType, readonly FormField[]>> = {
  [applicationTypes.SEWADAR]: [
    'departments',
    'skills',
    'occupation',
    'education',
    'initiationDate',
    'bloodGroup',
    'maritalStatus',
    ...emergency,
    'isBaalSatsang',
  ],
  [applicationTypes.BUZURAG]: ['reason', 'isPermanent', 'validFrom', 'validTo', 'bloodGroup', ...emergency],
  [applicationTypes.SANGAT]: ['reason', 'validFrom', 'validTo', ...emergency],
  [applicationTypes.OAE]: [
    'mobility',
    'needs',
    'illnesses',
    'medicines',
    'doctorName',
    'doctorPhone',
    'bloodGroup',
    'medicalReason',
    ...emergency,
    'isPermanent',
    'validFrom',
    'validTo',
    'attendants',
  ],
  [applicationTypes.CAR_PASS]: [
    'vehicleNumber',
    'vehicleType',
    'licenceNumber',
    'reason',
    'validFrom',
    'validTo',
  ],
};

/** Only the questions of the type; an answer to another one is dropped. */
export function formOf(type: ApplicationType, form: ApplicationForm): ApplicationForm {
  const asked = new Set<string>(formFields[type]);
  const answers = Object.entries(form).filter(([field]) => asked.has(field));
  return { ...emptyApplicationForm, ...Object.fromEntries(answers) };
}
