import {
  mdiAccountVoice,
  mdiArrowULeftTop,
  mdiCheckAll,
  mdiEmailCheckOutline,
  mdiEmailOpenOutline,
  mdiLinkVariant,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiReplyOutline,
  mdiSendOutline,
} from '@mdi/js';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { dakStatuses } from '@sewa/contract/sg-management/enums';
import {
  isAnswerable,
  isAtOtherEnd,
  isInHouse,
  isLetterEditable,
  mayLink,
  mayRecall,
  nextLetterStep,
} from '@sewa/contract/sg-management/letter-moves';
import { type Letter, letters } from '@sewa/contract/sg-management/letters';
import { letterPrints } from '@sewa/contract/sg-management/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { moveLetter } from './letter.queries.ts';
import { numberOf } from './letter-screen.tsx';

type LetterDialog = 'edit' | 'answer' | 'receive' | 'instruct' | 'link' | 'recall';

const { DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;

const verbs: Readonly<Record<number, { verb: string; icon: string }>> = {
  [DISPATCHED]: { verb: 'dispatch', icon: mdiSendOutline },
  [RECEIVED]: { verb: 'receive', icon: mdiEmailOpenOutline },
  [ACKNOWLEDGED]: { verb: 'acknowledge', icon: mdiEmailCheckOutline },
  [COMPLETED]: { verb: 'complete', icon: mdiCheckAll },
};

/** The step that leads on, as the button; then what can be done with the letter itself. */
export function useLetterActions(letter: Letter | undefined) {
  const { t } = useTranslation(['sg-management', 'ui']);
  const language = useStore(languageStore);
  const [dialog, setDialog] = useState<LetterDialog | null>(null);
  const { act, isBusy } = useAct();
  const closeDialog = () => setDialog(null);
  if (letter === undefined) return { actions: [], dialog: null, closeDialog };
  const actions: RecordAction[] = [
    ...stepOf(letter),
    {
      label: t('verb.answer'),
      icon: mdiReplyOutline,
      requirement: letters.create.requirement,
      onClick: () => setDialog('answer'),
      isVisible: true,
      impossible: isAnswerable(letter) ? undefined : errorText('LETTER_NOT_ANSWERABLE', language),
    },
    {
      label: t('verb.link'),
      icon: mdiLinkVariant,
      requirement: letters.link.requirement,
      onClick: () => setDialog('link'),
      impossible: mayLink(letter) ? undefined : errorText('LETTER_NOT_LINKED', language),
    },
    {
      label: t('verb.recall'),
      icon: mdiArrowULeftTop,
      requirement: letters.recall.requirement,
      onClick: () => setDialog('recall'),
      impossible: mayRecall(letter) ? undefined : errorText('LETTER_NOT_RECALLED', language),
    },
    {
      label: t('verb.instruct'),
      icon: mdiAccountVoice,
      requirement: letters.instruct.requirement,
      onClick: () => setDialog('instruct'),
      impossible: isInHouse(letter) ? undefined : errorText('LETTER_NOT_HERE', language),
    },
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: letters.update.requirement,
      onClick: () => setDialog('edit'),
      impossible: isLetterEditable(letter) ? undefined : errorText('LETTER_FROZEN', language),
    },
    {
      label: t('verb.slip'),
      icon: mdiPrinterOutline,
      requirement: letterPrints.slip.requirement,
      isVisible: true,
      onClick: () =>
        void openFile(callUrl(letterPrints.slip, { params: { id: letter.id }, query: { language } })),
    },
  ];
  return { actions, dialog, closeDialog };

  function stepOf(moved: Letter): RecordAction[] {
    const step = nextLetterStep(moved.status);
    const known = step && verbs[step.to];
    if (!step || !known) return [];
    return [
      {
        label: t(`verb.${known.verb}`),
        icon: known.icon,
        requirement: right('SG_MANAGEMENT.DAK', step.act),
        isMain: true,
        isBusy,
        onClick: () => (step.to === RECEIVED ? setDialog('receive') : goOn(moved, step.to, known.verb)),
        impossible: isAtOtherEnd(moved) ? errorText('LETTER_AT_OTHER_END', language) : undefined,
      },
    ];
  }

  function goOn(moved: Letter, to: number, verb: string): void {
    void act({
      run: () => moveLetter(moved.id, { to, receiver: '' }),
      done: t(`moved.${verb}`, { number: numberOf(moved) }),
      failed: t('moveFailed'),
    });
  }
}
