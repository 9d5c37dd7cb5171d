import { badgeStatusOn, isValidStatus, judgeBadgeMove } from '@sewa/contract/badges/badge-moves';
import { replacementDays } from '@sewa/contract/badges/badge-validity';
import type { badges } from '@sewa/contract/badges/badges';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { newId } from '@sewa/contract/kernel/values/ids';
import { areaOf } from '../../../platform/access/area-of.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { lockSeries, takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { findBadge } from './badges.queries.ts';
import { isEntitled } from './entitled.rules.ts';
import { findHolders } from './holders.queries.ts';
import { expireOutdated, holdersWithBadge, insertBadges } from './issue.queries.ts';
import { refused } from './move-badge.ts';
import { findBadgeType, lockBadges, setBadgeStatus } from './moves.queries.ts';
import { badgeNumbersOf } from './number-series.ts';
import type { RegistryNeeds } from './registry-needs.ts';

/**
 * A new number in place of a lost or revoked badge, in one transaction: from its commit on the old one is refused. The
 * new badge is valid as long as the old one was.
 */
export function replaceBadge({ today }: RegistryNeeds): Handler<typeof badges.replace> {
  return async (tx, { who, params, body }) => {
    const sight = { who, today: today() };
    const type = await findBadgeType(tx, params.id, who);
    if (type === null) throw notFound();
    // Before the badge itself, as whoever issues does: no two wait for each other.
    await lockSeries(tx, badgeNumbersOf(type));
    const [old] = await lockBadges(tx, [params.id], who);
    const shown = await findBadge(tx, params.id, sight);
    if (!old || !shown) throw notFound();
    assertVersion(shown, body.version);
    const from = badgeStatusOn(old, sight.today);
    // One that was reported lost before is replaced later.
    const isReportedLost = from === badgeStatuses.LOST && body.to === badgeStatuses.LOST;
    if (!isReportedLost) {
      const user = { id: who.userId, acl: who.acl };
      const refusal = judgeBadgeMove({ badge: old, to: body.to, today: sight.today, user, hasReason: true });
      if (refusal) throw refused(refusal, { type, from, to: body.to });
    }
    const { holderKind: kind, holder: id } = old;
    const holder = kind && id ? (await findHolders(tx, kind, [id])).get(id) : undefined;
    if (!kind || !holder || !isEntitled(holder, type, sight.today))
      throw new PortalError('BADGE_NOT_ENTITLED');
    if (isValidStatus(old.status) || !isReportedLost)
      await setBadgeStatus(tx, [old.id], { to: body.to, reason: body.reason, by: who.userId });
    await expireOutdated(tx, { kind, ids: [holder.id], type, today: sight.today });
    if ((await holdersWithBadge(tx, { ids: [holder.id], type })).has(holder.id))
      throw new PortalError('BADGE_EXISTS');
    const own = { from: holder.ownFrom, to: holder.ownTo };
    const made = {
      id: newId(),
      number: await takeNumber(tx, badgeNumbersOf(type)),
      holder: holder.id,
      centre: holder.centre,
      category: old.category,
      department: old.department,
      ...replacementDays(type, old, { own, today: sight.today }),
      replaces: old.id,
    };
    await insertBadges(tx, { area: areaOf(who), type, kind, by: who, badges: [made] });
    const badge = await findBadge(tx, made.id, sight);
    if (!badge) throw notFound();
    return badge;
  };
}
