import { mdiPrinterOutline, mdiTrashCanOutline } from '@mdi/js';
import { applicationMoves, type MoveRefusal } from '@sewa/contract/applications/application-moves';
import { type ApplicationRecord, applications } from '@sewa/contract/applications/applications';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import { applicationPrints } from '@sewa/contract/applications/print';
import { errorText } from '@sewa/contract/kernel/errors';
import type { Language } from '@sewa/contract/kernel/languages';
import { right } from '@sewa/contract/kernel/requirement';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { verbIcons, verbOf } from '../moves.ts';

export type ApplicationDialog = { kind: 'move'; to: number } | { kind: 'remove' };

/** The moves of the table from here, the one that leads on as the button; then what can be done with the paper itself. */
export function useApplicationActions(application: ApplicationRecord | undefined) {
  const { t } = useTranslation('applications');
  const language = useStore(languageStore);
  const [dialog, setDialog] = useState<ApplicationDialog | null>(null);
  if (application === undefined) return { actions: [], dialog: null, closeDialog: () => {} };
  const { status } = application;
  const moves = applicationMoves.filter(({ from }) => from === status);
  const isUndecided =
    status === applicationStatuses.PRE_APPROVAL || status === applicationStatuses.PRE_ON_HOLD;
  const actions: RecordAction[] = [
    ...moves.map((move): RecordAction => {
      const verb = verbOf(status, move.to);
      const refusal = application.moves.find(({ to }) => to === move.to)?.refusal as MoveRefusal | null;
      return {
        label: t(`verb.${verb}`),
        icon: verbIcons[verb],
        requirement: right('SEWADAR.APPLICATION', move.act),
        onClick: () => setDialog({ kind: 'move', to: move.to }),
        isMain: ['preApprove', 'approve', 'accept', 'resubmit', 'release'].includes(verb),
        isDanger: verb === 'reject',
        impossible: refusal ? errorText(refusal, language) : undefined,
      };
    }),
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
  ];
  return { actions, dialog, closeDialog: () => setDialog(null) };
}

/** In the browser's own viewer, in the language of the screen. */
function openPrint(id: string, language: Language): void {
  window.open(
    callUrl(applicationPrints.filled, { params: { id }, query: { language } }),
    '_blank',
    'noopener',
  );
}
