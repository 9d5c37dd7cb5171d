import { readCode } from '@sewa/contract/badges/code';

/** A token is scanned once and typed another time: by its number, both wait in one row. */
export function tokenKey(code: string): string {
  return String(readCode(code)?.fields.number ?? code.trim().toUpperCase());
}
