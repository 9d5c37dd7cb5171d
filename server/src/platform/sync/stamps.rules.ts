/**
 * Hybrid logical clock. A stamp is the time in milliseconds and a count, as 16 hexadecimal digits, so that stamps compare as
 * texts do. The database makes them in the same form (sync_stamp_after).
 */
const COUNT_BITS = 16n;
export const NO_STAMP = '';

export function stampAt(ms: number, count = 0): string {
  return ((BigInt(Math.max(0, Math.floor(ms))) << COUNT_BITS) + BigInt(count)).toString(16).padStart(16, '0');
}

export function stampAfter(stamp: string): string {
  return (BigInt(`0x${stamp}`) + 1n).toString(16).padStart(16, '0');
}

export function msOf(stamp: string): number {
  return Number(BigInt(`0x${stamp}`) >> COUNT_BITS);
}

export interface ClockReading {
  /** Both clocks at the same moment. */
  readonly laptopMs: number;
  readonly cloudMs: number;
}

/**
 * The stamp of a change that a laptop made, in the cloud's time. The laptop's clock says how long ago it was; whatever it
 * says, the change came after the latest time of the cloud that the laptop knew by then, and before now. So a laptop with
 * a wrong date wins and loses nothing by it. Changes keep their order.
 */
export function correctedStamp(
  change: { readonly atMs: number; readonly seenMs: number },
  clocks: ClockReading,
  last: string,
): string {
  const moved = change.atMs + (clocks.cloudMs - clocks.laptopMs);
  const ms = Math.min(Math.max(moved, change.seenMs), clocks.cloudMs);
  const stamp = stampAt(ms);
  return last !== NO_STAMP && stamp <= last ? stampAfter(last) : stamp;
}

/** What the cloud believes: nothing was changed later than now. */
export function boundedStamp(stamp: string, cloudMs: number): string {
  const latest = stampAt(cloudMs);
  return stamp > latest ? latest : stamp;
}
