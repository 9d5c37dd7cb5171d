import { z } from 'zod';
import { endpoint, idParams } from '../kernel/calls/endpoint.ts';
import { longText, textField } from '../kernel/resource/field-kinds.ts';
import { several } from '../kernel/resource/paging.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { deferralKinds } from './enums.ts';
import { deferralWords } from './record-words.ts';
import { deferralReasons } from './rules/deferral-reasons.ts';

export const deferralFields = z.object({
  donor: z.uuid(),
  reason: z.enum(deferralReasons),
  /** From which day the period counts. */
  since: daySchema,
  /** Only where the rules leave it to the doctor. */
  chosen: z.enum(['', ...deferralKinds]),
  welcomeFrom: daySchema.nullable(),
  /** Null: not at a camp. */
  camp: z.uuid().nullable(),
  notes: longText(500),
});
export type DeferralFields = z.infer<typeof deferralFields>;

const viewDonor = right('BLOOD_DONATION.DONOR', 'view');
const medical = right('BLOOD_DONATION.CAMP', 'medical');

const usual = resource({
  path: '/api/blood-donation/deferral',
  entity: 'blood_deferral',
  event: 'blood.changed',
  words: deferralWords,
  titleField: 'reason',
  fields: deferralFields,
  extra: {
    donorName: z.string().nullable(),
    donorNumber: z.number().int().nullable(),
    /** The day of the decision. */
    day: daySchema,
    kind: z.enum(deferralKinds),
    campName: z.string().nullable(),
    centreName: z.string(),
    decidedByName: z.string(),
    ruleVersion: z.number().int(),
    liftedOn: daySchema.nullable(),
    liftedByName: z.string(),
    liftReason: z.string(),
  },
  sort: ['day'],
  filter: z.object({
    donor: z.uuid(),
    camp: several(z.uuid()),
    kind: several(z.enum(deferralKinds)),
    dayFrom: daySchema,
    dayTo: daySchema,
  }),
  envelope: 'data',
  view: viewDonor,
  edit: medical,
  remove: right('BLOOD_DONATION.CAMP', 'closeCamp'),
  history: viewDonor,
  export: right('BLOOD_DONATION.DONOR', 'importExport'),
});

/** Decisions of the doctor. A confidential reason is stored where only the medical station reads it. */
export const deferrals = {
  ...usual,
  lift: endpoint({
    method: 'POST',
    path: '/api/blood-donation/deferral/{id}/lift',
    requirement: medical,
    summary:
      'The doctor finds that a deferral is over. One that the rules fix is lifted only by who may also close camps',
    params: idParams,
    body: z.object({ reason: textField(500) }),
    reply: usual.row,
  }),
  confidential: endpoint({
    method: 'POST',
    path: '/api/blood-donation/donor/{id}/confidential',
    requirement: medical,
    summary: 'What the medical station knows confidentially of a donor; each opening is recorded',
    params: idParams,
    reply: z.object({
      id: z.uuid(),
      deferral: z.uuid().nullable(),
      reason: z.enum(['', ...deferralReasons]),
      /** By question. */
      answers: z.record(
        z.string(),
        z.object({ reason: z.enum(['', ...deferralReasons]), since: daySchema.nullable() }),
      ),
      madeAt: z.iso.datetime(),
      madeByName: z.string(),
    }),
    envelope: 'docs',
  }),
} as const;
export type Deferral = z.infer<typeof deferrals.row>;
