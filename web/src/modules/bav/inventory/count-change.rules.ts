import type { ChangedCounts } from '@sewa/contract/bav/counts';

/** What was entered for an item of a sheet. */
export type CountChange = Added | Typed;

/** Scanned: added to whatever the sheet says by then. */
interface Added {
  readonly copies: number;
}

/** Typed over the number that was shown; null: not counted. */
interface Typed {
  readonly counted: number | null;
  readonly was: number | null;
}

/** A number was typed over one that somebody else had entered meanwhile. */
export interface CountQuestion {
  readonly typed: number | null;
  /** What the sheet says. */
  readonly now: number;
  readonly by: string;
}

/** Changes of one item that are not sent yet, and another one. A scanner is faster than the line, so they are joined. */
export function withChange(waiting: readonly CountChange[], next: CountChange): readonly CountChange[] {
  const last = waiting.at(-1);
  const joined = last === undefined ? null : join(last, next);
  return joined === null ? [...waiting, next] : [...waiting.slice(0, -1), joined];
}

/** Null: one after the other, because the number was typed over what includes the copies. */
function join(last: CountChange, next: CountChange): CountChange | null {
  if (isAdded(last)) return isAdded(next) ? { copies: last.copies + next.copies } : null;
  return { counted: afterChange(last.counted, next), was: last.was };
}

export function afterChange(counted: number | null, change: CountChange): number | null {
  return isAdded(change) ? (counted ?? 0) + change.copies : change.counted;
}

export function isAdded(change: CountChange): change is Added {
  return 'copies' in change;
}

/** What the person is to be asked after a refusal; null for any other one. */
export function questionIn(
  { code, data }: { code: string; data: unknown },
  change: CountChange,
): CountQuestion | null {
  if (code !== 'COUNT_CHANGED' || isAdded(change)) return null;
  const [entry] = (data as ChangedCounts).changed;
  return entry ? { typed: change.counted, now: entry.counted, by: entry.countedByName } : null;
}

/** What waits behind the refused number is part of the question: sent by itself it would replace the other one unasked. */
export function withWaiting(question: CountQuestion, waiting: readonly CountChange[]): CountQuestion {
  return { ...question, typed: waiting.reduce<number | null>(afterChange, question.typed) };
}
