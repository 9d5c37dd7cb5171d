import {
  mdiAccountCheckOutline,
  mdiAutorenew,
  mdiBackupRestore,
  mdiCancel,
  mdiPrinterOutline,
} from '@mdi/js';
import { badgeTypes } from '@sewa/contract/badges/badge-types';
import { type BadgeRow, badges } from '@sewa/contract/badges/badges';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '../../../ui/list/list.types.ts';
import { HandToPrint } from './HandToPrint.tsx';
import { MoveManyDialog } from './MoveManyDialog.tsx';
import { RenewManyDialog } from './RenewManyDialog.tsx';

const { ISSUED, RETURNED, REVOKED } = badgeStatuses;

/** Of any type; of which ones the server judges badge by badge. */
const revoke = { anyOf: badgeTypes.map(({ aclKey }) => right(aclKey, 'revoke')) };

/** One call for the selection, or for everything that matches. */
export function useBadgeBulk(): BulkAction<BadgeRow>[] {
  const { t } = useTranslation('badges');
  const { requirement } = badges.moveMany;
  return [
    {
      label: t('print.action'),
      icon: mdiPrinterOutline,
      requirement,
      act: { kind: 'dialog', render: (props) => <HandToPrint {...props} /> },
    },
    {
      label: t('verb.handOver'),
      icon: mdiAccountCheckOutline,
      requirement,
      act: { kind: 'dialog', render: (props) => <MoveManyDialog {...props} to={ISSUED} /> },
    },
    {
      label: t('verb.takeBack'),
      icon: mdiBackupRestore,
      requirement,
      act: { kind: 'dialog', render: (props) => <MoveManyDialog {...props} to={RETURNED} /> },
    },
    useRenewAction(),
    {
      label: t('verb.revoke'),
      icon: mdiCancel,
      requirement: revoke,
      isDanger: true,
      act: { kind: 'dialog', render: (props) => <MoveManyDialog {...props} to={REVOKED} /> },
    },
  ];
}

export function useRenewAction(): BulkAction<BadgeRow> {
  const { t } = useTranslation('badges');
  return {
    label: t('renew.action'),
    icon: mdiAutorenew,
    requirement: badges.renew.requirement,
    act: { kind: 'dialog', render: (props) => <RenewManyDialog {...props} /> },
  };
}
