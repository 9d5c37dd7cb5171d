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
