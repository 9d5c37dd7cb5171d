import { mdiPencilOutline, mdiPrinterOutline, mdiTrashCanOutline } from '@mdi/js';
import { type ErrorCode, errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { rollPages, rollPrints } from '@sewa/contract/nominal-roll/print';
import {
  areArrangementsOpen,
  isRollEditable,
  judgeRollMove,
  type RollRefusal,
  rollMoves,
} from '@sewa/contract/nominal-roll/roll-moves';
import { type Roll, rolls } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { moveRoll } from '../roll.queries.ts';
import { useRollUndo } from './use-roll-undo.ts';
import { verbIcons, verbTo } from './verbs.ts';

type RollDialog = { kind: 'move'; to: number } | { kind: 'edit' } | { kind: 'arrange' } | { kind: 'remove' };

const refusalCodes: Readonly<Record<Exclude<RollRefusal, 'FORBIDDEN'>, ErrorCode>> = {
  MOVE_UNKNOWN: 'ROLL_MOVE_UNKNOWN',
  OWN_WORK: 'OWN_ROLL',
  SECOND_PERSON: 'SECOND_PERSON',
  REASON_NEEDED: 'ROLL_REASON_NEEDED',
  NO_MEMBERS: 'NO_MEMBERS',
  ALREADY_ARRIVED: 'ALREADY_ARRIVED',
};

/** The moves of the table from here, the one that leads on as the button; then what can be done with the roll itself. */
export function useRollActions(roll: Roll | undefined) {
  const { t } = useTranslation(['nominal-roll', 'ui']);
  const language = useStore(languageStore);
  const { user } = useSession();
  const [dialog, setDialog] = useState<RollDialog | null>(null);
  const { act, isBusy } = useAct();
  const undoOf = useRollUndo();
  const closeDialog = () => setDialog(null);
  if (roll === undefined) return { actions: [], dialog: null, closeDialog };
  const isArranging = areArrangementsOpen(roll.status);
  const moves = rollMoves.filter(({ from }) => from === roll.status);
  const actions: RecordAction[] = [
    ...moves.map(({ to, act: wanted }): RecordAction => {
      const verb = verbTo(to);
      const isCancel = verb === 'cancel';
      const refusal = refusalOf(roll, to, user);
      return {
        label: t(`verb.${verb}`),
        icon: verbIcons[verb],
        requirement: right('NOMINAL_ROLL.ROLL', wanted),
        onClick: () => (isCancel ? setDialog({ kind: 'move', to }) : goOn(to)),
        isBusy,
        isMain: !isCancel,
        isDanger: isCancel,
        impossible:
          refusal === null || refusal === 'FORBIDDEN'
            ? undefined
            : errorText(refusalCodes[refusal], language),
      };
    }),
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: isArranging ? rolls.arrange.requirement : rolls.update.requirement,
      onClick: () => setDialog({ kind: isArranging ? 'arrange' : 'edit' }),
      isVisible: true,
      impossible: isArranging || isRollEditable(roll.status) ? undefined : errorText('ROLL_FROZEN', language),
    },
    ...rollPages.map(
      (page): RecordAction => ({
        label: t(`print.${page}`),
        icon: mdiPrinterOutline,
        requirement: rollPrints.roll.requirement,
        onClick: () =>
          void openFile(callUrl(rollPrints.roll, { params: { id: roll.id }, query: { language, page } })),
        impossible: roll.members === 0 ? errorText('NO_MEMBERS', language) : undefined,
      }),
    ),
    {
      label: t('ui:resource.remove'),
      icon: mdiTrashCanOutline,
      requirement: rolls.remove.requirement,
      isDanger: true,
      onClick: () => setDialog({ kind: 'remove' }),
      impossible: roll.status === rollStatuses.DRAFT ? undefined : t('removeTooLate'),
    },
  ];
  return { actions, dialog, closeDialog };

  function goOn(to: number): void {
    if (roll === undefined) return;
    void act({
      run: () => moveRoll(roll, { to, reason: '' }, newId()),
      done: t(`moved.${verbTo(to)}`, { number: roll.number }),
      undo: (moved) => undoOf(moved),
      failed: t('move.failed'),
    });
  }
}

/** Whose work it is the server says; by whom exactly does not matter here. */
function refusalOf(
  roll: Roll,
  to: number,
  user: { id: string; acl: Parameters<typeof judgeRollMove>[0]['user']['acl'] },
) {
  const judged = {
    status: roll.status,
    madeBy: roll.isOwnWork ? user.id : '',
    editors: [],
    approvedBy: null,
    members: roll.members,
    arrived: roll.arrived,
  };
  return judgeRollMove({ roll: judged, to, user });
}
