import {
  mdiAccountCheckOutline,
  mdiBackupRestore,
  mdiCancel,
  mdiCardAccountDetailsOutline,
  mdiClockAlertOutline,
  mdiHelpCircleOutline,
  mdiPrinterOutline,
} from '@mdi/js';
import { badgeStatusLabels } from '@sewa/contract/badges/badge-labels';
import { type BadgeStatus, badgeStatuses } from '@sewa/contract/badges/enums';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const { REQUESTED, PRINTED, ISSUED, RETURNED, EXPIRED, LOST, REVOKED } = badgeStatuses;

const looks: Readonly<Record<BadgeStatus, Omit<Status, 'label'>>> = {
  [REQUESTED]: { icon: mdiPrinterOutline, tone: 'warning' },
  [PRINTED]: { icon: mdiCardAccountDetailsOutline, tone: 'info' },
  [ISSUED]: { icon: mdiAccountCheckOutline, tone: 'success' },
  [RETURNED]: { icon: mdiBackupRestore, tone: 'default' },
  [EXPIRED]: { icon: mdiClockAlertOutline, tone: 'default' },
  [LOST]: { icon: mdiHelpCircleOutline, tone: 'error' },
  [REVOKED]: { icon: mdiCancel, tone: 'error' },
};

/** The status of a badge as a word with its picture. */
export function useBadgeStatus(): (status: BadgeStatus) => Status {
  const language = useStore(languageStore);
  return (status) => ({ ...looks[status], label: badgeStatusLabels[status][language] });
}
