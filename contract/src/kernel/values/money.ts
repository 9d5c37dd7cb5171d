import { z } from 'zod';
import { ofKind } from '../resource/field-kinds.ts';
import type { Language } from './languages.ts';

/** One lakh crore rupees: far below what a number holds exactly, far above what a centre counts. */
export const MAX_PAISE = 100_000_000_000_000;

/** An amount in whole paise, never in rupees with a fraction: sums stay exact. */
export const moneySchema = ofKind('money', z.number().int().min(0).max(MAX_PAISE));
/** An amount that may be owed. */
export const balanceSchema = ofKind('money', z.number().int().min(-MAX_PAISE).max(MAX_PAISE));

const PAISE_PER_RUPEE = 100;

/** The amount without the paise above its last whole rupee. */
export function wholeRupees(paise: number): number {
  return Math.floor(paise / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
}

/** '₹1,23,456.50' in Indian groups; whole rupees without their paise unless asked for. */
export function formatMoney(paise: number, language: Language, { hasPaise = false } = {}): string {
  const fractionDigits = hasPaise || paise % 100 !== 0 ? 2 : 0;
  return formatOf(language, fractionDigits).format(paise / 100);
}

/**
 * What somebody typed as whole paise: '1,23,456.5', '₹ 500', '१२०'. Null: no amount, or one with a part of a paisa.
 * Digits are put together as text, because 8.2 × 100 is not 820.
 */
export function parseMoney(text: string): number | null {
  const plain = withLatinDigits(text)
    .replace(/^\s*(₹|rs\.?|inr)\s*/i, '')
    .replace(/\/-\s*$/, '')
    .replace(/[\s,]/g, '');
  const [, sign, rupees = '', paise = ''] = /^(-?)(\d{1,15})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  if (rupees === '') return null;
  const amount = Number(rupees + paise.padEnd(2, '0')) * (sign ? -1 : 1);
  return Math.abs(amount) <= MAX_PAISE ? amount + 0 : null;
}

function withLatinDigits(text: string): string {
  return text.replace(/[०-९੦-੯]/g, (digit) => String(((digit.codePointAt(0) ?? 0) % 0x10) - 6));
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, fractionDigits: number): Intl.NumberFormat {
  const key = `${language} ${fractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(`${language}-IN-u-nu-latn`, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  formats.set(key, made);
  return made;
}
