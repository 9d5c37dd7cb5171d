import { mdiEraser, mdiPencilOutline, mdiPrinterOutline, mdiTrashCanOutline } from '@mdi/js';
import { applicationMoves, type MoveRefusal } from '@sewa/contract/applications/application-moves';
import { type ApplicationRecord, applications } from '@sewa/contract/applications/applications';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { applicationErasure } from '@sewa/contract/applications/erasure';
import { applicationPrints } from '@sewa/contract/applications/print';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import { useQueue } from '../../../ui/record/queue.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { move as moveOn } from '../application.queries.ts';
import { type Verb, verbIcons, verbOf } from '../moves.ts';
import { useUndo } from '../use-undo.ts';
import { useEditing } from './use-editing.ts';

export type ApplicationDialog = { kind: 'move'; to: number } | { kind: 'remove' } | { kind: 'erase' };

/** The moves of the table from here, the one that leads on as the button; then what can be done with the paper itself. */
export function useApplicationActions(application: ApplicationRecord | undefined) {
  const { t } = useTranslation(['applications', 'erasure']);
  const language = useStore(languageStore);
  const [dialog, setDialog] = useState<ApplicationDialog | null>(null);
  const { act, isBusy } = useAct();
  const undoOf = useUndo();
  const navigate = useNavigate();
  const { isEditing, start } = useEditing();
  const next = useQueue()?.next ?? null;
  const goOn = () => {
    if (next !== null) void navigate(next, { replace: true });
  };
  if (application === undefined) return { actions: [], dialog: null, closeDialog: () => {}, goOn };
  const { status } = application;
  const moves = applicationMoves.filter(({ from }) => from === status);
  const isUndecided =
    status === applicationStatuses.PRE_APPROVAL || status === applicationStatuses.PRE_ON_HOLD;
  const actions: RecordAction[] = [
    ...moves.map((move): RecordAction => {
      const verb = verbOf(status, move.to);
      const isOnward = onward.includes(verb);
      // An acceptance cannot be undone and a refusal needs a reason: these ask first.
      const isAtOnce = isOnward && verb !== 'accept';
      const word = t(`verb.${verb}`);
      const refusal = application.moves.find(({ to }) => to === move.to)?.refusal as MoveRefusal | null;
      return {
        label: isOnward && next !== null ? t('queue.andNext', { verb: word }) : word,
        icon: verbIcons[verb],
        requirement: right('SEWADAR.APPLICATION', move.act),
        onClick: () => (isAtOnce ? decide(verb, move.to) : setDialog({ kind: 'move', to: move.to })),
        isBusy,
        isMain: isOnward,
        isVisible: verb === 'reject' || verb === 'hold',
        isDanger: verb === 'reject',
        impossible: refusal ? errorText(refusal, language) : undefined,
      };
    }),
    ...(application.mayEdit && !isEditing
      ? [
          {
            label: t('edit'),
            icon: mdiPencilOutline,
            requirement: applications.update.requirement,
            onClick: start,
            isMain: true,
            isVisible: true,
          },
        ]
      : []),
    {
      label: t('print'),
      icon: mdiPrinterOutline,
      requirement: applicationPrints.filled.requirement,
      onClick: () => openPrint(application.id, language),
    },
    {
      label: t('remove'),
      icon: mdiTrashCanOutline,
      requirement: applications.remove.requirement,
      isDanger: true,
      onClick: () => setDialog({ kind: 'remove' }),
      impossible: isUndecided ? undefined : t('removeTooLate'),
    },
    {
      label: t('erasure:action'),
      icon: mdiEraser,
      requirement: applicationErasure.erase.requirement,
      isDanger: true,
      onClick: () => setDialog({ kind: 'erase' }),
      impossible: hasRecord(application) ? t('eraseRecord') : undefined,
    },
  ];
  return { actions, dialog, closeDialog: () => setDialog(null), goOn };

  function decide(verb: Verb, to: number): void {
    if (application === undefined) return;
    void act({
      run: () =>
        moveOn(application, { to, reason: '' }, { idempotencyKey: newId(), changedText: t('move.changed') }),
      done: t(`moved.${verb}`, { name: application.name }),
      undo: (moved) => undoOf(moved, to),
      failed: t('move.failed'),
      onDone: goOn,
    });
  }
}

/** The moves that lead on. */
const onward: readonly Verb[] = ['preApprove', 'approve', 'accept', 'resubmit', 'release'];

/** Whoever became a sewadar or a member is erased there, and the application with them. */
function hasRecord({ result }: ApplicationRecord): boolean {
  return result?.kind === 'sewadar' || result?.kind === 'oaeMember';
}

/** In the browser's own viewer, in the language of the screen. */
function openPrint(id: string, language: Language): void {
  void openFile(callUrl(applicationPrints.filled, { params: { id }, query: { language } }));
}
