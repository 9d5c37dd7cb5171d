import { badgeStatusOn, isValidStatus } from '@sewa/contract/badges/badge-moves';
import { badgeDaysProblem, renewedDays } from '@sewa/contract/badges/badge-validity';
import type { badges } from '@sewa/contract/badges/badges';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { daysRefusal } from './days-refusal.ts';
import { isEntitled } from './entitled.rules.ts';
import { findHoldersOf, type Holder } from './holders.queries.ts';
import { report } from './move-badge.ts';
import { type LockedBadge, lockBadges, prolong } from './moves.queries.ts';
import type { RegistryNeeds } from './registry-needs.ts';
import { selectedBadges } from './selected-badges.ts';

/** Badges that are still valid go on under their number; a card that was printed before is then out of date. */
export function renewBadges(needs: RegistryNeeds): Handler<typeof badges.renew> {
  return async (tx, { who, body, language }) => {
    const today = needs.today();
    const locked = await lockBadges(tx, await selectedBadges(tx, { ...body, who, today }), who);
    const people = await findHoldersOf(tx, locked);
    const judged = locked.map((badge) => {
      const holder = people.get(badge.holder ?? '');
      const days = holder ? daysOf(badge, { holder, today, validTo: body.validTo }) : badge;
      return { badge, days, error: refusalOf({ badge, days, holder, today }) };
    });
    await prolong(
      tx,
      judged.filter(({ error }) => error === null).map(({ badge, days }) => ({ ...days, id: badge.id })),
    );
    return report(tx, judged, { who, today, language });
  };
}

function daysOf(
  badge: LockedBadge,
  { holder, today, validTo }: { holder: Holder; today: string; validTo: string | undefined },
) {
  const own = { from: holder.ownFrom, to: holder.ownTo };
  const renewed = renewedDays(badge.type, badge, { own, today });
  return { validFrom: renewed.validFrom, validTo: validTo ?? renewed.validTo };
}

function refusalOf(judged: {
  badge: LockedBadge;
  days: { validFrom: string; validTo: string };
  holder: Holder | undefined;
  today: string;
}): PortalError | null {
  const { badge, days, holder, today } = judged;
  if (!isValidStatus(badgeStatusOn(badge, today))) return new PortalError('BADGE_CLOSED');
  if (!holder || !isEntitled(holder, badge.type, today)) return new PortalError('BADGE_NOT_ENTITLED');
  const own = { from: holder.ownFrom, to: holder.ownTo };
  const problem = badgeDaysProblem({ type: badge.type, days, own, today });
  if (problem) return daysRefusal(problem, badge.type);
  return days.validTo <= badge.validTo ? new PortalError('BADGE_NOT_LONGER') : null;
}
