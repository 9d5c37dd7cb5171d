import { isValidStatus } from '@sewa/contract/badges/badge-moves';
import { badgeDaysProblem } from '@sewa/contract/badges/badge-validity';
import type { badges } from '@sewa/contract/badges/badges';
import { categoriesOf } from '@sewa/contract/badges/holders';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { findBadge, writeBadgeFields } from './badges.queries.ts';
import { daysRefusal } from './days-refusal.ts';
import { findHolders } from './holders.queries.ts';
import { lockBadges } from './moves.queries.ts';
import type { RegistryNeeds } from './registry-needs.ts';

/** Corrects the days, the category or the department of a badge that is valid. */
export function editBadge({ today }: RegistryNeeds): Handler<typeof badges.update> {
  return async (tx, { who, params, body }) => {
    const sight = { who, today: today() };
    await lockBadges(tx, [params.id], who);
    const current = await findBadge(tx, params.id, sight);
    if (!current) throw notFound();
    const { version, ...fields } = body;
    assertVersion(current, version);
    if (!isValidStatus(current.status)) throw new PortalError('BADGE_CLOSED');
    const { type, holderKind, holder: id } = current;
    if (!categoriesOf(type).includes(fields.category))
      throw new PortalError('VALIDATION', { fields: { category: because('other') } });
    const holder = holderKind && id ? (await findHolders(tx, holderKind, [id])).get(id) : undefined;
    // A first day that stays as it was is not asked for again, also where the record begins later now.
    const isMoved = fields.validFrom !== current.validFrom;
    const own = { from: (isMoved && holder?.ownFrom) || null, to: holder?.ownTo ?? null };
    const problem = badgeDaysProblem({ type, days: fields, own, today: sight.today });
    if (problem) throw daysRefusal(problem, type);
    await writeBadgeFields(tx, params.id, fields);
    return (await findBadge(tx, params.id, sight)) ?? current;
  };
}
