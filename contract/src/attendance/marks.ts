/** What an entry says about a sewadar. */
export const marks = ['present', 'late', 'half', 'absent', 'excused'] as const;
export type Mark = (typeof marks)[number];

/** How an entry came about. */
export const entryWays = ['list', 'scan', 'kiosk'] as const;
export type EntryWay = (typeof entryWays)[number];

export const DEFAULT_LATE_AFTER = 15;
const MINUTE_MS = 60_000;

/** The planned time of a sheet and its rule. Moments are milliseconds. */
export interface Shift {
  startsAt: number;
  endsAt: number;
  /** Minutes; null: DEFAULT_LATE_AFTER. */
  lateAfter: number | null;
  /** Minutes of presence; null: half of the planned time. */
  halfBelow: number | null;
}

/** What is known of one sewadar on a sheet. */
export interface Presence {
  inAt: number | null;
  outAt: number | null;
  /** Chosen by hand; it goes before the times. */
  stated: Mark | null;
}

/**
 * The mark of an entry. Only time within the planned one counts, and whoever did not check out counts as having stayed
 * until the planned end: a forgotten check-out takes nothing away and adds nothing.
 */
export function markOf(shift: Shift, { inAt, outAt, stated }: Presence): Mark {
  if (stated !== null) return stated;
  if (inAt === null) return 'absent';
  if (minutesServed(shift, { inAt, outAt }) < halfBelowOf(shift)) return 'half';
  return inAt > shift.startsAt + (shift.lateAfter ?? DEFAULT_LATE_AFTER) * MINUTE_MS ? 'late' : 'present';
}

/** Whole minutes within the planned time. */
export function minutesServed(
  { startsAt, endsAt }: Pick<Shift, 'startsAt' | 'endsAt'>,
  { inAt, outAt }: Pick<Presence, 'inAt' | 'outAt'>,
): number {
  if (inAt === null) return 0;
  const from = Math.max(inAt, startsAt);
  const to = Math.min(outAt ?? endsAt, endsAt);
  return Math.max(0, Math.floor((to - from) / MINUTE_MS));
}

export function halfBelowOf({ startsAt, endsAt, halfBelow }: Shift): number {
  return halfBelow ?? (endsAt - startsAt) / MINUTE_MS / 2;
}

/** Came in before the planned end and has not checked out although that is over: to be asked about. */
export function isCheckOutForgotten(
  { endsAt }: Pick<Shift, 'endsAt'>,
  { inAt, outAt }: Pick<Presence, 'inAt' | 'outAt'>,
  now: number,
): boolean {
  return inAt !== null && inAt < endsAt && outAt === null && now > endsAt;
}

/**
 * Longer than the limit of the schedule allows. Whoever has not checked out counts until now, and no longer than to the
 * planned end.
 */
export function isShiftTooLong(
  { endsAt, maxHours }: Pick<Shift, 'endsAt'> & { maxHours: number | null },
  { inAt, outAt }: Pick<Presence, 'inAt' | 'outAt'>,
  now: number,
): boolean {
  if (maxHours === null || inAt === null) return false;
  return (outAt ?? Math.min(now, endsAt)) - inAt > maxHours * 60 * MINUTE_MS;
}

/** Counts as having served: absent and excused do not. */
export function hasServed(mark: Mark): boolean {
  return mark === 'present' || mark === 'late' || mark === 'half';
}

/** A day of sewa; half a sewa is half a day. */
export function sewaDaysOf(mark: Mark): number {
  if (mark === 'half') return 0.5;
  return hasServed(mark) ? 1 : 0;
}

export type MarkCounts = Readonly<Record<Mark, number>>;

/** How many of a hundred were served; excused ones do not count against anybody. Null without any. */
export function percentageOf(counts: MarkCounts): number | null {
  const served = counts.present + counts.late + counts.half / 2;
  const asked = counts.present + counts.late + counts.half + counts.absent;
  return asked === 0 ? null : Math.round((served / asked) * 100);
}
