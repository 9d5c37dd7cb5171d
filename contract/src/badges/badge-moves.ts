import {
  type MoveRefusal as AnyMoveRefusal,
  findMove,
  judge,
  type Move,
  type StatusMachine,
} from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import { holds } from '../kernel/rights/requirement.ts';
import { badgeStatusLabels } from './badge-labels.ts';
import { type BadgeTypeKey, badgeTypeOf, mayUseBadgeType } from './badge-rights.ts';
import { type BadgeStatus, badgeStatuses, validStatuses } from './enums.ts';

const { REQUESTED, PRINTED, ISSUED, RETURNED, EXPIRED, LOST, REVOKED } = badgeStatuses;

type BadgeAct = 'issuePrint' | 'revoke';
export type BadgeMove = Move<BadgeStatus, BadgeAct>;

/** What people do to a badge. A lost card is the counter's daily work; taking a badge away is a right of its own. */
export const badgeMoves: readonly BadgeMove[] = [
  { from: PRINTED, to: ISSUED, act: 'issuePrint' },
  { from: ISSUED, to: RETURNED, act: 'issuePrint' },
  { from: PRINTED, to: LOST, act: 'issuePrint' },
  { from: ISSUED, to: LOST, act: 'issuePrint' },
  { from: REQUESTED, to: REVOKED, act: 'revoke' },
  { from: PRINTED, to: REVOKED, act: 'revoke' },
  { from: ISSUED, to: REVOKED, act: 'revoke' },
  { from: LOST, to: RETURNED, act: 'issuePrint' },
  { from: EXPIRED, to: RETURNED, act: 'issuePrint' },
  { from: REVOKED, to: RETURNED, act: 'issuePrint' },
];

/** What happens by itself: the first print, and the end of the last day. */
export const badgeOwnMoves: readonly { from: BadgeStatus; to: BadgeStatus }[] = [
  { from: REQUESTED, to: PRINTED },
  ...validStatuses.map((from) => ({ from, to: EXPIRED })),
];

const withReason: readonly BadgeStatus[] = [LOST, REVOKED];

/** Each type of badge asks for the acts of its own key; the moves are the same. */
export function badgeMachine(type: number): StatusMachine<BadgeTypeKey, BadgeStatus> {
  return {
    key: badgeTypeOf(type).aclKey,
    moves: badgeMoves,
    onward: { [PRINTED]: ISSUED, [ISSUED]: RETURNED },
    withReason,
    ownActs: ['issuePrint', 'revoke'],
    labels: badgeStatusLabels,
  };
}

export interface JudgedBadge {
  readonly type: number;
  readonly status: number;
  readonly validTo: string;
}

/** From the day after its last a valid badge is expired, also before the hourly work has written that down. */
export function badgeStatusOn({ status, validTo }: Omit<JudgedBadge, 'type'>, today: string): number {
  return validTo < today && isValidStatus(status) ? EXPIRED : status;
}

export function isValidStatus(status: number): boolean {
  return validStatuses.some((one) => one === status);
}

/** Null: the move may be made. `hasReason` is left out where only the button is judged. */
export function judgeBadgeMove(judged: {
  badge: JudgedBadge;
  to: number;
  today: string;
  user: { id: string; acl: Acl };
  hasReason?: boolean;
}): AnyMoveRefusal | null {
  const { badge, to, today, user, hasReason } = judged;
  if (!mayUseBadgeType(user.acl, badge.type)) return 'FORBIDDEN';
  return judge<BadgeTypeKey, BadgeStatus, never>(badgeMachine(badge.type), {
    record: { status: badgeStatusOn(badge, today), madeBy: '', editors: [] },
    to,
    user,
    hasReason,
  });
}

export function badgeNeedsReason(to: number): boolean {
  return withReason.some((status) => status === to);
}

/** For so long whoever made a move can undo it. */
export const BADGE_UNDO_MINUTES = 10;

/** The last move of a badge, as far as undoing it asks. */
export interface UndoableBadgeMove {
  readonly by: string;
  readonly at: string;
  readonly from: number;
  /** The version of the badge since. */
  readonly version: number;
}

/** Only by who made the move, who still has the right for it, soon, and while nothing has happened since. */
export function mayUndoBadgeMove(asked: {
  badge: { type: number; status: number; version: number; undo: UndoableBadgeMove | null };
  /** The version that the user has seen. */
  version: number;
  user: { id: string; acl: Acl };
  now: number;
}): boolean {
  const { badge, version, user, now } = asked;
  const { undo, status, type } = badge;
  if (undo === null || undo.by !== user.id) return false;
  if (badge.version !== version || undo.version !== version) return false;
  const machine = badgeMachine(type);
  const move = findMove(machine, undo.from, status);
  if (!move || !mayUseBadgeType(user.acl, type) || !holds(user.acl, machine.key, move.act)) return false;
  return now - Date.parse(undo.at) <= BADGE_UNDO_MINUTES * 60_000;
}
