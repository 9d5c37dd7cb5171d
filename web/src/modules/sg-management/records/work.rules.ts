import type { SgRecord } from '@sewa/contract/sg-management/records';

/** What the bills are compared with: the estimate that was approved, also while a changed one waits. */
export function estimateInForce({
  estimate,
  inForce,
}: Pick<SgRecord, 'estimate' | 'inForce'>): number | null {
  return inForce === null ? estimate : inForce.substance.estimate;
}
