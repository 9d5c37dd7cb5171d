import { z } from 'zod';
import { type ReasonName, refusing } from '../kernel/resource/field-reasons.ts';

/**
 * Aadhaar and PAN are checked and then not kept: a record shows `XXXX XXXX 1234` to those who may open identity papers,
 * and `XXXX XXXX XXXX` to everybody else. In a form either mask stands for "as it is", an empty field for none, a whole
 * number for a new one.
 */
export const aadhaarSchema = identityField((text) => isAadhaar(text), 'noAadhaar');
export const panSchema = identityField((text) => isPan(text), 'noPan');

export function isAadhaar(text: string): boolean {
  return /^[2-9]\d{11}$/.test(text) && verhoeff(text) === 0;
}

/** The fourth letter says what kind of holder it is. */
export function isPan(text: string): boolean {
  return /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/.test(text);
}

export function maskOf(lastFour: string | null): string {
  return lastFour === null ? '' : `XXXX XXXX ${lastFour}`;
}

/** For those who may know that there is a number, and nothing of it. */
export const hiddenMask = 'XXXX XXXX XXXX';

export function isMask(text: string): boolean {
  return /^XXXX XXXX [0-9A-Z]{4}$/.test(text);
}

function identityField(isValid: (text: string) => boolean, reason: ReasonName) {
  return z
    .string()
    .trim()
    .max(40)
    .transform((text) => (isMask(text) ? text : text.replace(/[\s-]/g, '').toUpperCase()))
    .refine((text) => text === '' || isMask(text) || isValid(text), refusing(reason));
}

/** Verhoeff's check: it catches every single wrong digit and every swap of neighbours. Nought when the text is right. */
function verhoeff(digits: string): number {
  return [...digits]
    .reverse()
    .reduce((sum, digit, place) => multiply(sum, permute(place % 8, Number(digit))), 0);
}

/** The dihedral group of the pentagon. */
function multiply(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b + 5) % 5) : (a - b + 5) % 5;
}

function permute(times: number, digit: number): number {
  const once = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
  let result = digit;
  for (let i = 0; i < times; i++) result = once[result] ?? 0;
  return result;
}
