/** Where a badge stands. The first three are valid until their last day. */
export const badgeStatuses = {
  REQUESTED: 10,
  PRINTED: 20,
  ISSUED: 30,
  RETURNED: 40,
  EXPIRED: 50,
  LOST: 60,
  REVOKED: 70,
} as const;
export type BadgeStatus = (typeof badgeStatuses)[keyof typeof badgeStatuses];

/** Statuses in which a badge is valid until its last day. */
export const validStatuses: readonly BadgeStatus[] = [
  badgeStatuses.REQUESTED,
  badgeStatuses.PRINTED,
  badgeStatuses.ISSUED,
];

/** The kinds of records whose person can carry a badge. */
export const holderKinds = ['sewadar', 'member', 'attendant', 'entitlement'] as const;
export type HolderKind = (typeof holderKinds)[number];

/** What stands against printing a badge, the graver first. */
export const badgeProblems = [
  'revoked',
  'expired',
  'notEntitled',
  'noPhoto',
  'wrongCentre',
  'alreadyPrinted',
  'changedSincePrint',
] as const;
export type BadgeProblem = (typeof badgeProblems)[number];

/** Problems with which a card is not printed at all; the others are for the clerk to decide. */
export const stoppingProblems: readonly BadgeProblem[] = ['revoked', 'expired', 'notEntitled'];

/** Reasons that the portal gives by itself, in place of a person's words. */
export const ownReasons = ['#merged', '#removed', '#transferred'] as const;
export type OwnReason = (typeof ownReasons)[number];

/** Badges that end within so many days are about to expire. */
export const EXPIRING_BADGE_DAYS = 60;
