import { mdiAutorenew, mdiCardAccountDetailsStarOutline, mdiPencilOutline, mdiPrinterOutline } from '@mdi/js';
import { badgeMoves, isValidStatus } from '@sewa/contract/badges/badge-moves';
import { badgeTypeOf } from '@sewa/contract/badges/badge-rights';
import type { BadgeRow } from '@sewa/contract/badges/badges';
import { badgeStatuses } from '@sewa/contract/badges/enums';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { printPath } from '../cards/card-paths.ts';
import { moveBadge } from '../registry/badge.queries.ts';
import { type BadgeGoal, isGoal, verbIcons, verbTo } from '../verbs.ts';
import { useMoveUndo } from './use-move-undo.ts';

export type BadgeDialog =
  | { kind: 'move'; to: BadgeGoal }
  | { kind: 'replace' }
  | { kind: 'renew' }
  | { kind: 'edit' };

const { REQUESTED, PRINTED, ISSUED, LOST } = badgeStatuses;

/** The moves of the table from here; then a replacement, the renewal and a correction. */
export function useBadgeActions(badge: BadgeRow | undefined) {
  const { t } = useTranslation(['badges', 'ui']);
  const language = useStore(languageStore);
  const [dialog, setDialog] = useState<BadgeDialog | null>(null);
  const { act, isBusy } = useAct();
  const undoOf = useMoveUndo();
  const navigate = useNavigate();
  const closeDialog = () => setDialog(null);
  if (badge === undefined) return { actions: [], dialog: null, closeDialog };
  const { aclKey } = badgeTypeOf(badge.type);
  const issue = right(aclKey, 'issuePrint');
  const closed = isValidStatus(badge.status) ? undefined : errorText('BADGE_CLOSED', language);
  const isReplaceable =
    badge.replacedBy === null && [PRINTED, ISSUED, LOST].some((one) => one === badge.status);
  const moves = badgeMoves.flatMap((move) =>
    move.from === badge.status && isGoal(move.to) ? [{ to: move.to, wanted: move.act }] : [],
  );
  const actions: RecordAction[] = [
    {
      label: t('print.action'),
      icon: mdiPrinterOutline,
      requirement: issue,
      onClick: () => void navigate(printPath, { state: { ids: [badge.id] } }),
      isMain: badge.status === REQUESTED || (badge.isRenewed && badge.status === ISSUED),
      impossible: closed,
    },
    ...moves.map(({ to, wanted }): RecordAction => {
      const verb = verbTo[to];
      const isAsked = verb === 'reportLost' || verb === 'revoke';
      return {
        label: t(`verb.${verb}`),
        icon: verbIcons[verb],
        requirement: right(aclKey, wanted),
        onClick: () => (isAsked ? setDialog({ kind: 'move', to }) : goOn(to)),
        isBusy,
        isMain: verb === 'handOver',
        isDanger: isAsked,
      };
    }),
    {
      label: t('replace.action'),
      icon: mdiCardAccountDetailsStarOutline,
      requirement: issue,
      onClick: () => setDialog({ kind: 'replace' }),
      isVisible: true,
      impossible: isReplaceable ? undefined : t('replace.impossible'),
    },
    {
      label: t('renew.action'),
      icon: mdiAutorenew,
      requirement: issue,
      onClick: () => setDialog({ kind: 'renew' }),
      impossible: closed,
    },
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: issue,
      onClick: () => setDialog({ kind: 'edit' }),
      isVisible: true,
      impossible: closed,
    },
  ];
  return { actions, dialog, closeDialog };

  function goOn(to: BadgeGoal): void {
    if (badge === undefined) return;
    void act({
      run: () =>
        moveBadge(badge, { to, reason: '' }, { idempotencyKey: newId(), changedText: t('move.changed') }),
      done: t(`moved.${verbTo[to]}`, { number: badge.number }),
      undo: (moved) => undoOf(moved),
      failed: t('move.failed'),
    });
  }
}
