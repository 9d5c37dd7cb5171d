import { dakStatuses } from '@sewa/contract/sg-management/enums';

interface Candidate {
  readonly status: number;
  readonly isExact: boolean;
}

/** The letter or bag that a scan means: one on its way before one that was received, a whole number before a part of one. */
export function chooseScanned<C extends Candidate>(candidates: readonly C[]): C | 'unknown' | 'ambiguous' {
  const exact = candidates.filter(({ isExact }) => isExact);
  const meant = exact.length > 0 ? exact : candidates;
  const onTheWay = meant.filter(({ status }) => status === dakStatuses.DISPATCHED);
  const [first, second] = onTheWay.length > 0 ? onTheWay : meant;
  if (first === undefined) return 'unknown';
  return second === undefined || onTheWay.length === 0 ? first : 'ambiguous';
}
