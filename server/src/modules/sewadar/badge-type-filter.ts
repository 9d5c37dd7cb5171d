import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import { badgeTypeRights, type SewadarBadgeType } from '@sewa/contract/sewadar/badge-type-rights';
import type { Who } from '../../platform/access/who.ts';
import { PortalError } from '../../platform/http/portal-error.ts';

export function assertBadgeTypesOpen(
  who: Who,
  asked: SewadarBadgeType | readonly SewadarBadgeType[] | undefined,
): void {
  for (const type of valuesOf(asked))
    for (const requirement of badgeTypeRights[type])
      if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
}
