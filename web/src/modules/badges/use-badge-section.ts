import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import { useSession } from '../../platform/session.ts';

/** Whose tabs stand above the pages that badges and quick tokens share. */
export function useBadgeSection(): string {
  const { may } = useSession();
  return may(anyBadgeType) ? '/badges/sewadar' : '/badges/quick';
}
