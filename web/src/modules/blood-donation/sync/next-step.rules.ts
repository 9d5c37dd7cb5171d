import type { SyncRun, SyncScope, SyncState } from '@sewa/contract/sync/sync';

export type LaptopState = NonNullable<SyncState['laptop']>;

/** What the person at the laptop does next. */
export type NextStep =
  | 'connect'
  | 'prepare'
  | 'handIn'
  | 'compare'
  /** The copy of the cloud is old. */
  | 'refresh'
  /** Prepared, and nothing was done yet. */
  | 'ready'
  | 'done'
  | 'revoked';

const HOUR_MS = 3_600_000;
/** A copy of yesterday lacks the donors and deferrals of today. */
const OLD_AFTER_MS = 20 * HOUR_MS;

/**
 * One step at a time: what is here goes up first, then both sides are compared, then the copy is renewed. Null while nobody
 * knows whether the camps are the same: without them the work is not said to be done.
 */
export function nextStep(
  laptop: LaptopState,
  scopes: readonly SyncScope[] | undefined,
  now: number,
): NextStep | null {
  const { enrolment, copiedAt, waiting, handedIn } = laptop;
  if (enrolment === null) return 'connect';
  if (waiting.changes > 0) return 'handIn';
  if (enrolment.state === 'revoked') return 'revoked';
  if (copiedAt === null) return 'prepare';
  if (scopes === undefined) return null;
  if (scopes.some((scope) => ['outdated', 'different'].includes(stateOfScope(scope)))) return 'compare';
  if (cloudTime(laptop, now) - Date.parse(copiedAt) > OLD_AFTER_MS) return 'refresh';
  return handedIn.changes === 0 ? 'ready' : 'done';
}

/** Everything is handed in and equal: the cloud is asked again before anything is deleted. */
export function isWipeable({ run, onlyHere }: LaptopState, step: NextStep | null): boolean {
  const isHandedIn = step === 'done' || step === 'ready' || step === 'refresh';
  return isHandedIn && !isAtWork(run) && onlyHere !== null;
}

export function isAtWork(run: SyncRun | null): boolean {
  return run?.state === 'running';
}

/** The time in the cloud, as far as this laptop knows: its own clock may be wrong by days. */
export function cloudTime(
  { clockAheadSeconds }: Pick<LaptopState, 'clockAheadSeconds'>,
  now: number,
): number {
  return now - (clockAheadSeconds ?? 0) * 1000;
}

const CLOCK_MATTERS_SECONDS = 300;

export function isClockWrong({ clockAheadSeconds }: Pick<LaptopState, 'clockAheadSeconds'>): boolean {
  return Math.abs(clockAheadSeconds ?? 0) > CLOCK_MATTERS_SECONDS;
}

/** Where a page of Cloud Sync is open. */
export type Side = SyncState['side'];

export type Comparison = SyncScope['compared'][number];
export type ComparisonState = 'never' | 'outdated' | 'equal' | 'different';

export function stateOfComparison({ isEqual, isCurrent }: Comparison): ComparisonState {
  if (!isCurrent) return 'outdated';
  return isEqual ? 'equal' : 'different';
}

/** Of several laptops the one that needs most attention decides. */
export function stateOfScope({ compared }: SyncScope): ComparisonState {
  const states = compared.map(stateOfComparison);
  if (states.includes('different')) return 'different';
  if (states.includes('outdated')) return 'outdated';
  return states.includes('equal') ? 'equal' : 'never';
}
