import { daysRemaining } from '../kernel/values/days.ts';
import type { BadgeTypeValue } from './badge-rights.ts';

/** What the record of a person says about the days of a badge. */
export interface OwnDays {
  readonly from: string | null;
  /** Null: without an end. */
  readonly to: string | null;
}

interface Length {
  /** Taken where nobody says otherwise. */
  readonly usual: { readonly years: number } | { readonly days: number };
  /** Nobody gives more at once. */
  readonly maxDays: number;
}

const tenYears = 3_653;
const oneYear = 366;

/** A card is looked at again: no badge is without an end. */
export const badgeLengths: Readonly<Record<BadgeTypeValue, Length>> = {
  1: { usual: { years: 5 }, maxDays: tenYears },
  2: { usual: { days: 90 }, maxDays: 90 },
  3: { usual: { years: 5 }, maxDays: tenYears },
  4: { usual: { years: 1 }, maxDays: oneYear },
  5: { usual: { years: 1 }, maxDays: oneYear },
  10: { usual: { years: 5 }, maxDays: tenYears },
  11: { usual: { days: 90 }, maxDays: oneYear },
};

export interface BadgeDays {
  readonly validFrom: string;
  readonly validTo: string;
}

/** The days of a badge that begins on a day: the usual length, within the days of the person's own record. */
export function usualDays(type: BadgeTypeValue, begin: string, own: OwnDays): BadgeDays {
  const validFrom = own.from === null ? begin : later(own.from, begin);
  const { usual } = badgeLengths[type];
  // A temporary stay in the enclosure has its own end; the usual length is for one without.
  const last = type === 11 && own.to !== null ? own.to : lastDay(validFrom, usual);
  const limited = own.to === null ? last : earlier(own.to, last);
  const longest = lastDay(validFrom, { days: badgeLengths[type].maxDays });
  return { validFrom, validTo: later(earlier(limited, longest), validFrom) };
}

export type BadgeDaysProblem = 'ended' | 'endsBeforeItBegins' | 'tooLong' | 'beforeOwn' | 'beyondOwn';

/** What is wrong with entered days; null: nothing. */
export function badgeDaysProblem(asked: {
  type: BadgeTypeValue;
  days: BadgeDays;
  own: OwnDays;
  today: string;
}): BadgeDaysProblem | null {
  const { type, days, own, today } = asked;
  if (days.validTo < days.validFrom) return 'endsBeforeItBegins';
  if (days.validTo < today) return 'ended';
  if (daysRemaining(days.validFrom, days.validTo) > badgeLengths[type].maxDays) return 'tooLong';
  if (own.from !== null && days.validFrom < own.from) return 'beforeOwn';
  return own.to !== null && days.validTo > own.to ? 'beyondOwn' : null;
}

/** A badge that is renewed goes on where it ends, so that no day is lost. */
export function renewedDays(
  type: BadgeTypeValue,
  days: BadgeDays,
  asked: { own: OwnDays; today: string },
): BadgeDays {
  const begin = days.validTo >= asked.today ? dayAfter(days.validTo) : asked.today;
  const { validTo } = usualDays(type, begin, asked.own);
  // The card covers what is left of the old days too: its length counts from today.
  const longest = lastDay(asked.today, { days: badgeLengths[type].maxDays });
  const validFrom = later(later(days.validFrom, asked.today), asked.own.from ?? asked.today);
  return { validFrom, validTo: earlier(validTo, longest) };
}

/**
 * A replacement is valid as long as the old badge was, within the days of the record; in place of one that has ended it
 * gets the usual days.
 */
export function replacementDays(
  type: BadgeTypeValue,
  old: BadgeDays,
  asked: { own: OwnDays; today: string },
): BadgeDays {
  const { own, today } = asked;
  if (old.validTo < today) return usualDays(type, today, own);
  const validFrom = later(later(old.validFrom, today), own.from ?? today);
  const validTo = own.to === null ? old.validTo : earlier(old.validTo, own.to);
  return { validFrom, validTo: later(validTo, validFrom) };
}

/** The last of so many years or days that begin on a day. */
function lastDay(begin: string, length: { readonly years: number } | { readonly days: number }): string {
  const day = new Date(`${begin}T00:00:00Z`);
  if ('years' in length)
    day.setUTCFullYear(day.getUTCFullYear() + length.years, day.getUTCMonth(), day.getUTCDate() - 1);
  else day.setUTCDate(day.getUTCDate() + length.days - 1);
  return day.toISOString().slice(0, 10);
}

function dayAfter(day: string): string {
  return lastDay(day, { days: 2 });
}

function earlier(one: string, other: string): string {
  if (one < other) return one;
  return other;
}

function later(one: string, other: string): string {
  if (one > other) return one;
  return other;
}
