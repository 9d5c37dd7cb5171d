import { type Right, right } from '../kernel/rights/requirement.ts';
import type { sewadarBadgeTypes } from './sewadars.ts';

export type SewadarBadgeType = (typeof sewadarBadgeTypes)[number];

/** Who has a badge is told to those who may see badges of the type: a filter by it asks for all of these. */
export const badgeTypeRights: Readonly<Record<SewadarBadgeType, readonly Right[]>> = {
  permanent: [right('BADGES.SEWADAR', 'badgePermanent'), right('BADGES.PERMANENT', 'issuePrint')],
  temporary: [right('BADGES.SEWADAR', 'badgeTemporary'), right('BADGES.TEMPORARY', 'issuePrint')],
};
