import {
  mdiArrowULeftTop,
  mdiCheck,
  mdiCheckAll,
  mdiCheckDecagramOutline,
  mdiLockOpenVariantOutline,
  mdiPencilOutline,
  mdiTrashCanOutline,
  mdiUndoVariant,
} from '@mdi/js';
import { type ErrorCode, errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import {
  judgeSgRecordButton,
  needsPhotos,
  type SgRecordMove,
  type SgRecordRefusal,
  sgRecordMoves,
} from '@sewa/contract/sg-management/record-moves';
import { type SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { withdrawVersion } from './record.queries.ts';

const { PENDING, L1_APPROVED, L2_APPROVED } = sgRecordStatuses;

type RecordDialog = { kind: 'decide'; to: number } | { kind: 'edit' | 'complete' | 'reopen' | 'remove' };

const refusalCodes: Readonly<Record<Exclude<SgRecordRefusal, 'FORBIDDEN'>, ErrorCode>> = {
  MOVE_UNKNOWN: 'STATUS_MOVE_UNKNOWN',
  OWN_WORK: 'OWN_RECORD',
  SECOND_PERSON: 'SECOND_PERSON',
  REASON_NEEDED: 'DECISION_REASON_NEEDED',
  SG_RECORD_COMPLETED: 'SG_RECORD_COMPLETED',
  FIELDS_SENT_BACK: 'FIELDS_SENT_BACK',
};

/** The decisions that are possible from here, the way on as the button; then what can be done with the record itself. */
export function useRecordActions(record: SgRecord | undefined) {
  const { t } = useTranslation(['sg-management', 'ui']);
  const language = useStore(languageStore);
  const { user } = useSession();
  const [dialog, setDialog] = useState<RecordDialog | null>(null);
  const { act, isBusy } = useAct();
  const closeDialog = () => setDialog(null);
  if (record === undefined) return { actions: [], dialog: null, closeDialog };
  const isCompleted = record.completedOn !== null;
  const moves = isCompleted ? [] : sgRecordMoves.filter(({ from }) => from === record.status);
  const actions: RecordAction[] = [
    ...moves.map((move) => decisionOf(record, move)),
    isCompleted
      ? {
          label: t('record.reopen'),
          icon: mdiLockOpenVariantOutline,
          requirement: sgRecords.reopen.requirement,
          onClick: () => setDialog({ kind: 'reopen' }),
        }
      : {
          label: t('record.complete'),
          icon: mdiCheckAll,
          requirement: sgRecords.complete.requirement,
          isMain: true,
          onClick: () => setDialog({ kind: 'complete' }),
          impossible: whyNotComplete(record),
        },
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: sgRecords.update.requirement,
      isVisible: true,
      onClick: () => setDialog({ kind: 'edit' }),
      impossible: isCompleted ? errorText('SG_RECORD_COMPLETED', language) : undefined,
    },
    ...(record.isInForce && record.status !== L2_APPROVED
      ? [
          {
            label: t('record.withdraw'),
            icon: mdiUndoVariant,
            requirement: sgRecords.withdraw.requirement,
            isBusy,
            onClick: () =>
              void act({
                run: () => withdrawVersion(record.id, record.version),
                done: t('record.withdrawn'),
                failed: t('record.moveFailed'),
              }),
          },
        ]
      : []),
    {
      label: t('ui:resource.remove'),
      icon: mdiTrashCanOutline,
      requirement: sgRecords.remove.requirement,
      isDanger: true,
      onClick: () => setDialog({ kind: 'remove' }),
      impossible: whyNotRemove(record),
    },
  ];
  return { actions, dialog, closeDialog };

  function decisionOf(decided: SgRecord, move: SgRecordMove): RecordAction {
    const refusal = judgeSgRecordButton(decided, move.to, user);
    const isBack = move.to === PENDING;
    return {
      label: t(isBack ? 'record.sendBack' : `record.approve.${move.to}`),
      icon: isBack ? mdiArrowULeftTop : approveIcons[move.to === L2_APPROVED ? L2_APPROVED : L1_APPROVED],
      requirement: right('SG_MANAGEMENT.RECORD', move.act),
      isMain: !isBack,
      isVisible: isBack && decided.status !== L2_APPROVED,
      onClick: () => setDialog({ kind: 'decide', to: move.to }),
      impossible:
        refusal === null || refusal === 'FORBIDDEN' ? undefined : errorText(refusalCodes[refusal], language),
    };
  }

  function whyNotRemove({ status, isInForce, billed }: SgRecord): string | undefined {
    if (status !== PENDING || isInForce) return errorText('SG_RECORD_DECIDED', language);
    return billed > 0 ? errorText('SG_RECORD_HAS_BILLS', language) : undefined;
  }

  function whyNotComplete(done: SgRecord): string | undefined {
    if (done.status !== L2_APPROVED) return errorText('SG_RECORD_NOT_APPROVED', language);
    const lacksPhotos = needsPhotos(done.kind) && !(done.hasPhotoBefore && done.hasPhotoAfter);
    return lacksPhotos ? errorText('SG_PHOTOS_NEEDED', language) : undefined;
  }
}

const approveIcons = {
  [L1_APPROVED]: mdiCheck,
  [L2_APPROVED]: mdiCheckDecagramOutline,
} as const;
