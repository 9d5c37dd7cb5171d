import { normaliseCode, randomCode } from '@sewa/contract/kernel/calls/codes';

export type ReadPass =
  | { kind: 'member' | 'attendant'; code: string }
  | { kind: 'number'; number: number }
  | null;

const letters = { member: 'M', attendant: 'A' } as const;

export function newPassCode(kind: keyof typeof letters): string {
  return letters[kind] + randomCode(9);
}

/** What was scanned or typed: a pass in any case and with any blanks, or a member's number. Null: neither. */
export function readPass(text: string): ReadPass {
  const code = normaliseCode(text);
  if (/^M[0-9A-Z]{9}$/.test(code)) return { kind: 'member', code };
  if (/^A[0-9A-Z]{9}$/.test(code)) return { kind: 'attendant', code };
  const number = /^\d{1,9}$/.test(code) ? Number(code) : 0;
  return number > 0 ? { kind: 'number', number } : null;
}
