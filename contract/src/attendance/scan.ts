import type { Mark, Presence } from './marks.ts';

/** A second scan so soon was held too long or shown twice: it is not an exit. */
export const SAME_SCAN_MS = 60_000;
/** A sheet takes scans from so long before its planned start until so long after its planned end. */
export const SCAN_MARGIN_MS = 6 * 3_600_000;

/** An entry as a scan finds it; `seenAt` is the latest scan or choice. */
export interface Scanned extends Presence {
  seenAt: number;
}

export type ScanOutcome = 'in' | 'out' | 'back' | 'earlier' | 'repeat';

/**
 * What a scan makes of an entry. The first is the arrival, the next one the departure, another one brings back; after
 * somebody was set absent or excused the next one is an arrival again. A scan that arrives late from a device without
 * connection moves the arrival forward; sent twice it changes nothing.
 */
export function afterScan(before: Scanned | null, at: number): { outcome: ScanOutcome; entry: Scanned } {
  // Whoever comes is neither absent nor excused, also after a scan by mistake or a first visit.
  const isAway = before?.stated === 'absent' || before?.stated === 'excused';
  if (before === null || before.inAt === null || (isAway && at >= before.seenAt)) {
    const stated = before === null || isAway ? null : before.stated;
    return { outcome: 'in', entry: { inAt: at, outAt: null, stated, seenAt: at } };
  }
  const { inAt, outAt, seenAt } = before;
  const isSame = [inAt, outAt, seenAt].some((known) => known !== null && Math.abs(at - known) < SAME_SCAN_MS);
  if (isSame) return { outcome: 'repeat', entry: before };
  if (at < inAt) return { outcome: 'earlier', entry: { ...before, inAt: at, outAt: outAt ?? inAt } };
  if (at < seenAt) return { outcome: 'repeat', entry: before };
  if (outAt === null) return { outcome: 'out', entry: { ...before, outAt: at, seenAt: at } };
  return { outcome: 'back', entry: { ...before, outAt: null, seenAt: at } };
}

/** The number of a sewadar as it is typed or stands in a code: digits, with blanks or a # before them. */
export function readNumber(code: string): number | null {
  const digits = /^\s*#?\s*0*(\d{1,9})\s*$/.exec(code)?.[1];
  const number = digits === undefined ? 0 : Number(digits);
  return number > 0 ? number : null;
}

/** The moment of a mark by the clock of a device, never after now; null when the sheet does not take it. */
export function boundedMoment(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  { at, now }: { at: number; now: number },
): number | null {
  const moment = Math.min(at, now);
  return moment < startsAt - SCAN_MARGIN_MS || moment > endsAt + SCAN_MARGIN_MS ? null : moment;
}

/** Leave is known beforehand; nobody was present at what has not begun. */
export function mayBeGiven(mark: Mark, { startsAt }: { startsAt: number }, now: number): boolean {
  return mark === 'excused' || now >= startsAt - SCAN_MARGIN_MS;
}
