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

/** Whoever is no sewadar is known again by name and phone: the places of those who have no phone. */
export function withoutPhone(attendants: readonly { sewadar: string | null; phone: string }[]): number[] {
  return attendants.flatMap(({ sewadar, phone }, place) => (sewadar === null && phone === '' ? [place] : []));
}
