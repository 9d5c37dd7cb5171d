import { daysRemaining } from '../kernel/values/days.ts';
import type { PaperTick } from '../papers/paper-ticks.ts';
import type { CodeFields } from './code.ts';
import { hasNumber } from './number-ranges.ts';
import type { SignatureState } from './verify-code.ts';

/** What a gate says of whatever was held before its scanner. */
export const verifyAnswers = [
  'valid',
  'expiring',
  'changed',
  'notYet',
  'expired',
  'revoked',
  'lost',
  'replaced',
  'returned',
  'notEntitled',
  'otherArea',
  'forged',
  'unknown',
] as const;
export type VerifyAnswer = (typeof verifyAnswers)[number];

export type Tone = 'green' | 'amber' | 'red';

const amber: readonly VerifyAnswer[] = ['expiring', 'changed'];

export function toneOf(answer: VerifyAnswer): Tone {
  if (answer === 'valid') return 'green';
  return amber.includes(answer) ? 'amber' : 'red';
}

/** A gate tells that a card ends within so many days; earlier it would be amber for everybody, and nobody would look. */
export const GATE_EXPIRING_DAYS = 14;
/** What is made for a shorter time ends soon by design. */
const LONG_LIVED_DAYS = 60;

interface Days {
  validFrom: string | null;
  validTo: string | null;
}

export function judgeDays({ validFrom, validTo }: Days, today: string): VerifyAnswer {
  if (validFrom !== null && today < validFrom) return 'notYet';
  if (validTo === null) return 'valid';
  if (today > validTo) return 'expired';
  const isLongLived = validFrom === null || daysRemaining(validFrom, validTo) > LONG_LIVED_DAYS;
  return isLongLived && daysRemaining(today, validTo) <= GATE_EXPIRING_DAYS ? 'expiring' : 'valid';
}

const tickTones: Readonly<Record<PaperTick, Tone | 'plain'>> = {
  lapsed: 'red',
  missing: 'red',
  within7: 'amber',
  within14: 'amber',
  // Amber as late as for a card.
  within30: 'green',
  valid: 'green',
  none: 'plain',
};

/** The colour of one paper of a vehicle. */
export function tickTone(tick: PaperTick): Tone | 'plain' {
  return tickTones[tick];
}

/** A vehicle of the fleet passes by the worst of its papers. */
export function judgeTicks(papers: readonly { tick: PaperTick }[]): VerifyAnswer {
  const tones = papers.map(({ tick }) => tickTone(tick));
  if (tones.includes('red')) return 'expired';
  return tones.includes('amber') ? 'expiring' : 'valid';
}

/** Numbers that are no longer valid, or whose card is out of date, although the code alone would say valid. */
export interface ListedNumbers {
  kind: string;
  type: number;
  reason: VerifyAnswer;
  /** As `1-10,15`. */
  numbers: string;
}

/** What a device says by itself, from the code, the keys and the list that it keeps. */
export function judgeOffline(
  fields: CodeFields,
  {
    signature,
    listed,
    today,
  }: { signature: SignatureState; listed: readonly ListedNumbers[]; today: string },
): VerifyAnswer {
  if (signature === 'withdrawn') return 'revoked';
  if (signature !== 'genuine') return signature;
  const byDays = judgeDays(fields, today);
  const reason = listed.find(
    ({ kind, type, numbers }) =>
      kind === fields.kind && type === fields.type && hasNumber(numbers, fields.number),
  )?.reason;
  if (reason && toneOf(reason) === 'red') return reason;
  if (toneOf(byDays) === 'red') return byDays;
  return reason ?? byDays;
}
