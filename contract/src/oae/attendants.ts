import { z } from 'zod';
import { phoneSchema } from '../kernel/values/phone.ts';
import { genders, optionalText } from '../people/person.ts';

export const attendantFormSchema = z.object({
  /** A sewadar, or an own record of a relative. */
  sewadar: z.uuid().nullable(),
  name: z.string().trim().min(1).max(120),
  nameLatin: optionalText(120),
  phone: phoneSchema,
  relation: optionalText(60),
  gender: z.enum(genders),
});
