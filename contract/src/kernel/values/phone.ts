import { z } from 'zod';
import { ofKind } from '../resource/field-kinds.ts';
import { refusing } from '../resource/field-reasons.ts';

const e164 = /^\+[1-9]\d{6,14}$/;

/** Kept in E.164; a bare Indian number of ten digits gets its country code. Empty means none. */
export const phoneSchema = ofKind(
  'phone',
  z
    .string()
    .trim()
    .max(24)
    .transform((text) => toE164(text) ?? text)
    .refine((text) => text === '' || e164.test(text), refusing('noPhone')),
);

export function toE164(text: string): string | null {
  const digits = text.replace(/[\s().-]/g, '');
  if (e164.test(digits)) return digits;
  if (/^00[1-9]\d{6,14}$/.test(digits)) return `+${digits.slice(2)}`;
  const national = digits.replace(/^0/, '');
  return /^[6-9]\d{9}$/.test(national) ? `+91${national}` : null;
}
