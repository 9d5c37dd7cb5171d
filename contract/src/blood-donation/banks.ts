import { z } from 'zod';
import { longText, optionalText, textField } from '../kernel/resource/field-kinds.ts';
import { resource } from '../kernel/resource/resource.ts';
import { right } from '../kernel/rights/requirement.ts';
import { daySchema } from '../kernel/values/days.ts';
import { phoneSchema } from '../kernel/values/phone.ts';
import { bankWords } from './camp-words.ts';

const fields = z.object({
  name: textField(120),
  licenceNumber: textField(60),
  licenceUntil: daySchema.nullable(),
  phone: phoneSchema,
  address: optionalText(500),
  isActive: z.boolean(),
  notes: longText(2_000),
});

const view = right('BLOOD_DONATION.CAMP', 'view');
const plan = right('BLOOD_DONATION.CAMP', 'planRegister');

export const banks = resource({
  path: '/api/blood-donation/bank',
  entity: 'blood_bank',
  event: 'blood-camp.changed',
  words: bankWords,
  fields,
  sort: ['name'],
  filter: z.object({ isActive: z.boolean() }),
  envelope: 'data',
  view,
  edit: plan,
  remove: plan,
  history: view,
});
export type BloodBank = z.infer<typeof banks.row>;
