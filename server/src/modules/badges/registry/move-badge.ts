import {
  badgeMachine,
  badgeStatusOn,
  judgeBadgeMove,
  mayUndoBadgeMove,
} from '@sewa/contract/badges/badge-moves';
import type { badges } from '@sewa/contract/badges/badges';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { findMove, type MoveRefusal, statusText } from '@sewa/contract/kernel/moves';
import type { BulkResult } from '@sewa/contract/kernel/resource/selection';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { lockSeries } from '../../../platform/numbers/take-number.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { findBadge, findBadges } from './badges.queries.ts';
import {
  type LockedBadge,
  lockBadges,
  restoreBadges,
  setBadgeStatus,
  successorsOf,
  typesOf,
} from './moves.queries.ts';
import { badgeNumbersOf } from './number-series.ts';
import type { RegistryNeeds } from './registry-needs.ts';
import { selectedBadges } from './selected-badges.ts';

/** The one way in which people change the status of a badge. */
export function moveBadge({ today }: RegistryNeeds): Handler<typeof badges.move> {
  return async (tx, { who, params, body }) => {
    const sight = { who, today: today() };
    const [badge] = await lockBadges(tx, [params.id], who);
    const shown = await findBadge(tx, params.id, sight);
    if (!badge || !shown) throw notFound();
    assertVersion(shown, body.version);
    const refusal = refusalOf(badge, { ...body, ...sight });
    if (refusal) throw refusal;
    await setBadgeStatus(tx, [badge.id], { ...body, by: who.userId });
    return (await findBadge(tx, params.id, sight)) ?? shown;
  };
}

export function moveManyBadges(needs: RegistryNeeds): Handler<typeof badges.moveMany> {
  return async (tx, { who, body, language }) => {
    const today = needs.today();
    const locked = await lockBadges(tx, await selectedBadges(tx, { ...body, who, today }), who);
    const judged = locked.map((badge) => ({ badge, error: refusalOf(badge, { ...body, who, today }) }));
    const allowed = judged.filter(({ error }) => error === null).map(({ badge }) => badge.id);
    const moved = await setBadgeStatus(tx, allowed, { ...body, by: who.userId });
    return { ...(await report(tx, judged, { who, today, language })), moved };
  };
}

/** Each by itself; the history keeps both moves. */
export function undoBadgeMoves(needs: RegistryNeeds): Handler<typeof badges.undo> {
  return async (tx, { who, body, language }) => {
    const today = needs.today();
    const versions = new Map(body.moved.map(({ id, version }) => [id, version]));
    const ids = [...versions.keys()];
    // Whoever issues holds the series too: nobody gets another badge meanwhile.
    for (const type of await typesOf(tx, ids)) await lockSeries(tx, badgeNumbersOf(type));
    const locked = await lockBadges(tx, ids, who);
    const successors = await successorsOf(tx, ids);
    const user = { id: who.userId, acl: who.acl };
    const judged = locked.map((badge) => {
      const version = versions.get(badge.id) ?? badge.version;
      if (!mayUndoBadgeMove({ badge, version, user, now: Date.now() }))
        return { badge, error: new PortalError('BADGE_UNDO_REFUSED') };
      const successor = successors.get(badge.id);
      if (successor?.hasOther) return { badge, error: new PortalError('BADGE_EXISTS') };
      // Also where the new one was lost since: the old card is refused for good.
      return { badge, error: successor?.isReplaced ? new PortalError('BADGE_UNDO_REFUSED') : null };
    });
    await restoreBadges(
      tx,
      judged.filter(({ error }) => error === null).map(({ badge }) => badge.id),
    );
    return report(tx, judged, { who, today, language });
  };
}

function refusalOf(
  badge: LockedBadge,
  { to, reason, who, today }: { to: number; reason: string; who: Who; today: string },
): PortalError | null {
  const user = { id: who.userId, acl: who.acl };
  const refusal = judgeBadgeMove({ badge, to, today, user, hasReason: reason !== '' });
  return refusal && refused(refusal, { type: badge.type, from: badgeStatusOn(badge, today), to });
}

export function refused(
  refusal: MoveRefusal,
  { type, from, to }: { type: number; from: number; to: number },
): PortalError {
  const machine = badgeMachine(type);
  if (refusal === 'REASON_NEEDED')
    return new PortalError('BADGE_REASON_NEEDED', { fields: { reason: 'missing' } });
  const move = findMove(machine, from, to);
  if (refusal === 'FORBIDDEN' && move)
    return new PortalError('FORBIDDEN', { data: { requirement: right(machine.key, move.act) } });
  return new PortalError('BADGE_MOVE_UNKNOWN', {
    words: (language) => ({
      from: statusText(machine, from, language),
      to: statusText(machine, to, language),
    }),
  });
}

/** How a bulk act went: those that were refused are named by their person. */
export async function report(
  tx: Tx,
  judged: readonly { badge: LockedBadge; error: PortalError | null }[],
  { who, today, language }: { who: Who; today: string; language: Language },
): Promise<BulkResult> {
  const failed = judged.flatMap(({ badge, error }) => (error ? [{ badge, error }] : []));
  const shown = await findBadges(
    tx,
    failed.map(({ badge }) => badge.id),
    { who, today },
  );
  const names = new Map(shown.map(({ id, name, number }) => [id, name || String(number)]));
  return {
    done: judged.length - failed.length,
    refused: failed.map(({ badge, error: { code, words } }) => ({
      id: badge.id,
      name: names.get(badge.id) ?? String(badge.number),
      code,
      message: errorText(code, language, words?.(language)),
    })),
  };
}
