import { dayAfter, daysBetween } from '../kernel/values/days.ts';

/** Whoever keeps a paper is reminded of it so many days before its last day. */
export const alertDays = [30, 14, 7] as const;

/** Worst first. A paper is valid on its last day, and lapsed on the day after. */
export const paperStates = ['lapsed', 'within7', 'within14', 'within30', 'valid'] as const;
export type PaperState = (typeof paperStates)[number];

/** What is shown of a kind of paper, or of all papers of a record: worst first. */
export const paperLights = ['lapsed', 'missing', 'within7', 'within14', 'within30', 'valid'] as const;
export type PaperLight = (typeof paperLights)[number];

/** From this many days before its last day, a paper is due for renewal. */
const DUE_DAYS = Math.max(...alertDays);

export function paperState(validUntil: string, today: string): PaperState {
  const daysLeft = daysBetween(today, validUntil);
  if (daysLeft < 0) return 'lapsed';
  if (daysLeft <= 7) return 'within7';
  if (daysLeft <= 14) return 'within14';
  return daysLeft <= DUE_DAYS ? 'within30' : 'valid';
}

/** Under which of the days before its last one a paper is announced today; null: not yet, or no longer. */
export function alertDaysOf(validUntil: string, today: string): (typeof alertDays)[number] | null {
  const daysLeft = daysBetween(today, validUntil);
  if (daysLeft < 0) return null;
  return alertDays.findLast((days) => daysLeft <= days) ?? null;
}

/** The last days, both ends included, of the papers that are in a state; an end that is open is null. */
export function lastDaysOf(state: PaperState, today: string): { from: string | null; to: string | null } {
  const within = (first: number, last: number) => ({
    from: dayAfter(today, first),
    to: dayAfter(today, last),
  });
  switch (state) {
    case 'lapsed':
      return { from: null, to: dayAfter(today, -1) };
    case 'within7':
      return within(0, 7);
    case 'within14':
      return within(8, 14);
    case 'within30':
      return within(15, DUE_DAYS);
    case 'valid':
      return { from: dayAfter(today, DUE_DAYS + 1), to: null };
  }
}

/** The last of the days on which a paper can end and be due today; lapsed papers are due too. */
export function dueUntil(today: string): string {
  return dayAfter(today, DUE_DAYS);
}

/** The light of a record whose papers first end on this day, and which lacks so many that it must have. */
export function recordLight(papers: {
  firstExpiry: string | null;
  missing: number;
  today: string;
}): PaperLight {
  const { firstExpiry, missing, today } = papers;
  const state = firstExpiry === null ? 'valid' : paperState(firstExpiry, today);
  return missing > 0 && state !== 'lapsed' ? 'missing' : state;
}
