import {
  mdiAccountArrowRightOutline,
  mdiCallMerge,
  mdiCameraPlusOutline,
  mdiEraser,
  mdiMapMarkerRightOutline,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import { sewadarErasure } from '@sewa/contract/sewadar/erasure';
import { sewadarPrints } from '@sewa/contract/sewadar/print';
import { merges, type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { transfers } from '@sewa/contract/sewadar/transfers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useCentres } from '../../../ui/person/centres.query.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useWaitingTransfers } from '../sewadar.queries.ts';
import { isClosed } from '../sewadar-form.ts';

export type SewadarDialog = 'photo' | 'transferCentre' | 'transferArea' | 'delete' | 'erase';

/** What can be done with a sewadar now, and why the rest cannot. */
export function useSewadarActions(sewadar: Sewadar | undefined) {
  const { t } = useTranslation(['sewadar', 'erasure']);
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<SewadarDialog | null>(null);
  const hasOtherCentre = (useCentres().data?.length ?? 0) > 1;
  const isAsked = useWaitingTransfers().data?.some((one) => one.sewadar === sewadar?.id) ?? false;
  if (sewadar === undefined) return { actions: [], dialog: null, closeDialog: () => {} };
  const closed = isClosed(sewadar) ? t('impossible.closed') : undefined;
  const actions: RecordAction[] = [
    {
      label: t('action.edit'),
      icon: mdiPencilOutline,
      requirement: sewadars.update.requirement,
      isMain: true,
      onClick: () => void navigate(`/sewadar/${sewadar.id}/edit`),
      impossible: closed,
    },
    {
      label: t('action.print'),
      icon: mdiPrinterOutline,
      requirement: sewadarPrints.profile.requirement,
      onClick: () => void openFile(callUrl(sewadarPrints.profile, { params: { id: sewadar.id } })),
    },
    {
      label: t('action.photo'),
      icon: mdiCameraPlusOutline,
      requirement: sewadars.update.requirement,
      onClick: () => setDialog('photo'),
      impossible: closed,
    },
    {
      label: t('action.transferCentre'),
      icon: mdiAccountArrowRightOutline,
      requirement: transfers.toCentre.requirement,
      onClick: () => setDialog('transferCentre'),
      impossible: closed ?? (hasOtherCentre ? undefined : t('impossible.oneCentre')),
    },
    {
      label: t('action.transferArea'),
      icon: mdiMapMarkerRightOutline,
      requirement: transfers.ask.requirement,
      onClick: () => setDialog('transferArea'),
      impossible: closed ?? (isAsked ? t('impossible.transferOpen') : undefined),
    },
    {
      label: t('action.merge'),
      icon: mdiCallMerge,
      requirement: merges.create.requirement,
      onClick: () => void navigate(`/sewadar/${sewadar.id}/merge`),
      impossible: closed,
    },
    {
      label: t('action.delete'),
      icon: mdiTrashCanOutline,
      requirement: sewadars.remove.requirement,
      isDanger: true,
      onClick: () => setDialog('delete'),
    },
    {
      label: t('erasure:action'),
      icon: mdiEraser,
      requirement: sewadarErasure.erase.requirement,
      isDanger: true,
      onClick: () => setDialog('erase'),
    },
  ];
  return { actions, dialog, closeDialog: () => setDialog(null) };
}
