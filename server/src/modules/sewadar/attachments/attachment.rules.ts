import { isPan } from '@sewa/contract/sewadar/identity-numbers';

/** People name a copy by the number that is on it, which is not kept: the last four characters stay. */
export function withoutNumbers(name: string): string {
  return name
    .replace(/\d(?:[ _-]?\d){10,}/g, (digits) => masked(digits.replace(/\D/g, '')))
    .replace(/[A-Z]{5}[ _-]?\d{4}[ _-]?[A-Z]/gi, (text) => {
      const plain = text.replace(/[ _-]/g, '').toUpperCase();
      return isPan(plain) ? masked(plain) : text;
    });
}

function masked(number: string): string {
  return `XXXX${number.slice(-4)}`;
}
