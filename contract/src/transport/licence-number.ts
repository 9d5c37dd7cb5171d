import { z } from 'zod';
import { refusing } from '../kernel/resource/field-reasons.ts';
import { hiddenMask } from '../people/identity-numbers.ts';

/**
 * The number of a driving licence, for those who may open identity papers; everybody else reads a mask, which in a form
 * stands for "as it is". Old licences follow no common form, so only letters, digits and how many of them are checked.
 */
export const licenceNumberSchema = z
  .string()
  .trim()
  .max(40)
  // For the description of the call: state, office, year and number.
  .meta({ pattern: '^[A-Z]{2}[0-9]{13}$' })
  .transform((text) => (text === hiddenMask ? text : text.replace(/[\s./-]/g, '').toUpperCase()))
  .refine((text) => text === hiddenMask || isLicenceNumber(text), refusing('noLicence'));

function isLicenceNumber(text: string): boolean {
  return /^[A-Z0-9]{6,20}$/.test(text) && /\d{4}/.test(text);
}
