import { type Finding, judgeVitals, type Vitals } from '../rules/eligibility.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import type { BoardOfHall } from './floor.ts';

/** Reasons that the station of the vitals gives by itself: they follow from what it measured. */
export const measuredReasons = ['lowHaemoglobin', 'lowWeight', 'bloodPressure', 'pulse'] as const;

/** The deferral that follows from a missed limit; null: the doctor looks at it. */
export function reasonOfRule(rule: string): (typeof measuredReasons)[number] | null {
  switch (rule) {
    case 'haemoglobin':
      return 'lowHaemoglobin';
    case 'weight':
      return 'lowWeight';
    case 'systolic':
    case 'diastolic':
      return 'bloodPressure';
    case 'pulse':
    case 'pulseRhythm':
      return 'pulse';
    default:
      return null;
  }
}

/** What was measured outside a limit; what was not measured is left out. */
export function missedLimits(vitals: Vitals, rules: RuleSet): Finding[] {
  return judgeVitals(vitals, rules, 350).filter(({ rule, seen }) =>
    rule === 'pulseRhythm' ? vitals.isPulseRegular === false : seen !== null,
  );
}

export const nothingMeasured: Vitals = {
  weight: null,
  haemoglobin: null,
  systolic: null,
  diastolic: null,
  pulse: null,
  isPulseRegular: null,
  temperature: null,
};

/** As it is called out: the machine before the count, unless it is the portal itself. */
export function queueText(number: number): string {
  const device = Math.floor(number / 1_000_000);
  const count = number % 1_000_000;
  return device === 0 ? String(count) : `${device}-${count}`;
}

/** A board in the hall is looked at from afar: once in so long is soon enough, also with thirty of them. */
const BOARD_PAUSE_MS = 1_000;

/** How long a board waits before it fetches what changed. Not all equally long: thirty at once would delay the stations. */
export function boardPause(chance: number): number {
  return BOARD_PAUSE_MS * (0.5 + chance);
}

/** So few bags are left that somebody should fetch more: a tenth of what was brought, and never less than these. */
const FEW_BAGS = 5;

/** Null where nobody counted what was brought. */
export function bagsLeft({
  bagsBrought,
  bagsUsed,
}: {
  bagsBrought: number | null;
  bagsUsed: number;
}): { brought: number; count: number; areFew: boolean } | null {
  if (bagsBrought === null) return null;
  const count = Math.max(0, bagsBrought - bagsUsed);
  const areFew = count <= Math.max(FEW_BAGS, Math.floor(bagsBrought / 10));
  return { brought: bagsBrought, count, areFew };
}

/** Where the most people wait; of two, the one that takes longer. Null where nobody does. */
export function bottleneckOf(stations: BoardOfHall['stations']): BoardOfHall['stations'][number] | null {
  const [worst] = stations
    .filter(({ waiting }) => waiting > 0)
    .toSorted(
      (one, other) =>
        other.waiting - one.waiting || (other.meanWaitMinutes ?? 0) - (one.meanWaitMinutes ?? 0),
    );
  return worst ?? null;
}
