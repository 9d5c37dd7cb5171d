/** Two scans so close together are one: the card was held too long or shown twice. */
export const SAME_SCAN_MS = 60_000;

export type GateDirection = 'in' | 'out';

export const gateOutcomes = ['arrived', 'back', 'left', 'earlier', 'repeat'] as const;
export type GateOutcome = (typeof gateOutcomes)[number];

/** Moments in milliseconds. */
export interface GateStay {
  arrivedAt: number | null;
  leftAt: number | null;
}

/**
 * What a scan at the destination makes of a stay; null: nobody leaves who has not arrived. Scans of a device without
 * connection come late: an earlier arrival moves the arrival forward, anything else that is older than what stands
 * changes nothing.
 */
export function afterGateScan(
  before: GateStay,
  direction: GateDirection,
  at: number,
): { outcome: GateOutcome; stay: GateStay } | null {
  const { arrivedAt, leftAt } = before;
  const repeat = { outcome: 'repeat', stay: before } as const;
  if (arrivedAt === null)
    return direction === 'in' ? { outcome: 'arrived', stay: { arrivedAt: at, leftAt: null } } : null;
  const isSame = [arrivedAt, leftAt].some((known) => known !== null && Math.abs(at - known) < SAME_SCAN_MS);
  if (isSame) return repeat;
  if (direction === 'out')
    return leftAt === null && at > arrivedAt ? { outcome: 'left', stay: { arrivedAt, leftAt: at } } : repeat;
  if (at < arrivedAt) return { outcome: 'earlier', stay: { arrivedAt: at, leftAt } };
  return leftAt !== null && at > leftAt ? { outcome: 'back', stay: { arrivedAt, leftAt: null } } : repeat;
}
