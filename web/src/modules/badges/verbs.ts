import { mdiAccountCheckOutline, mdiBackupRestore, mdiCancel, mdiHelpCircleOutline } from '@mdi/js';
import { type BadgeStatus, badgeStatuses } from '@sewa/contract/badges/enums';

export type BadgeVerb = 'handOver' | 'takeBack' | 'reportLost' | 'revoke';

const { ISSUED, RETURNED, LOST, REVOKED } = badgeStatuses;
export type BadgeGoal = typeof ISSUED | typeof RETURNED | typeof LOST | typeof REVOKED;

/** What a move is called, by the status that it leads to. */
export const verbTo: Readonly<Record<BadgeGoal, BadgeVerb>> = {
  [ISSUED]: 'handOver',
  [RETURNED]: 'takeBack',
  [LOST]: 'reportLost',
  [REVOKED]: 'revoke',
};

export const verbIcons: Readonly<Record<BadgeVerb, string>> = {
  handOver: mdiAccountCheckOutline,
  takeBack: mdiBackupRestore,
  reportLost: mdiHelpCircleOutline,
  revoke: mdiCancel,
};

/** Whether people bring a badge into a status; the others come by printing and by the calendar. */
export function isGoal(status: BadgeStatus): status is BadgeGoal {
  return status in verbTo;
}
