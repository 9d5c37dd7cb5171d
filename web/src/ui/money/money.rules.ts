import { westernDigits } from '../../platform/digits.rules.ts';

/** Twelve digits of rupees: more than anybody spends, and their paise are still exact as a number. */
const amount = /^(\d{1,12})(?:\.(\d{0,2}))?$/;

/**
 * Rupees as they are typed, in whole paise: '1,250.5' and '₹ 1250.50' are 125050. Null when nothing is typed, undefined
 * when it is no amount. Read as text: a fraction of a rupee has no exact number.
 */
export function readRupees(text: string): number | null | undefined {
  const typed = westernDigits(text).replace(/[₹,\s]/g, '');
  if (typed === '') return null;
  const parts = amount.exec(typed);
  if (parts === null) return undefined;
  const [, rupees = '', fraction = ''] = parts;
  return Number(`${rupees}${fraction.padEnd(2, '0')}`);
}

/** An amount in paise as it stands in the field; whole rupees without a fraction. */
export function rupeesText(paise: number): string {
  const digits = String(paise).padStart(3, '0');
  const [rupees, fraction] = [digits.slice(0, -2), digits.slice(-2)];
  return fraction === '00' ? rupees : `${rupees}.${fraction}`;
}
