import { isAadhaar, isPan } from '@sewa/contract/people/identity-numbers';

/** People name a copy by the number that is on it, which is not kept: its last four characters stay. */
export function withoutNumbers(name: string): string {
  return name
    .replace(/(?<!\d)\d{4}[ _-]?\d{4}[ _-]?\d{4}(?!\d)/g, (text) => masked(text, isAadhaar))
    .replace(/(?<![a-z])[a-z]{5}[ _-]?\d{4}[ _-]?[a-z](?![a-z])/gi, (text) => masked(text, isPan));
}

function masked(text: string, isNumber: (plain: string) => boolean): string {
  const plain = text.replace(/[ _-]/g, '').toUpperCase();
  return isNumber(plain) ? `XXXX${plain.slice(-4)}` : text;
}
