import type { SummaryRow } from '@sewa/contract/attendance/summary';

/** The lowest percentage first; who has none comes last, and equals stay as they were. */
export function sortedRows<R extends Pick<SummaryRow, 'percentage'>>(rows: readonly R[]): R[] {
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

function rank({ percentage }: Pick<SummaryRow, 'percentage'>): number {
  return percentage ?? 101;
}
