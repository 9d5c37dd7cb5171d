import {
  mdiAccountMultipleOutline,
  mdiCalendarRemoveOutline,
  mdiCameraPlusOutline,
  mdiCardAccountDetailsOutline,
  mdiEraser,
  mdiFileSign,
  mdiPencilOutline,
  mdiTrashCanOutline,
  mdiWaterPlusOutline,
} from '@mdi/js';
import { deferrals } from '@sewa/contract/blood-donation/deferrals';
import { donations } from '@sewa/contract/blood-donation/donations';
import { type Donor, donorMerges, donors } from '@sewa/contract/blood-donation/donors';
import { donorErasure } from '@sewa/contract/blood-donation/erasure';
import { donorPrints } from '@sewa/contract/blood-donation/print';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { donorPath } from './donor-path.ts';

export type DonorDialog = 'donation' | 'deferral' | 'photo' | 'remove' | 'erase';

/** What can be done with a donor; papers are printed in the donor's own language. */
export function useDonorActions(
  donor: Donor | undefined,
  open: (dialog: DonorDialog) => void,
): RecordAction[] {
  const { t } = useTranslation(['blood-donation', 'attachments', 'erasure', 'merge', 'ui']);
  const navigate = useNavigate();
  if (donor === undefined) return [];
  const { id } = donor;
  const print = (endpoint: typeof donorPrints.card | typeof donorPrints.consent) => () =>
    void openFile(callUrl(endpoint, { params: { id }, query: { language: donor.language } }));
  const impossible = donor.mergedInto === null ? undefined : t('merge:bannerMergedInto');
  return [
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: donors.update.requirement,
      isMain: true,
      onClick: () => void navigate(`${donorPath}/${id}/edit`),
      impossible,
    },
    {
      label: t('donor.printCard'),
      icon: mdiCardAccountDetailsOutline,
      requirement: donorPrints.card.requirement,
      isVisible: true,
      onClick: print(donorPrints.card),
    },
    {
      label: t('donor.printConsent'),
      icon: mdiFileSign,
      requirement: donorPrints.consent.requirement,
      onClick: print(donorPrints.consent),
    },
    {
      label: t('record.addDonation'),
      icon: mdiWaterPlusOutline,
      requirement: donations.create.requirement,
      onClick: () => open('donation'),
      impossible,
    },
    {
      label: t('record.addDeferral'),
      icon: mdiCalendarRemoveOutline,
      requirement: deferrals.create.requirement,
      onClick: () => open('deferral'),
      impossible,
    },
    {
      label: t('attachments:photo.change'),
      icon: mdiCameraPlusOutline,
      requirement: donors.update.requirement,
      onClick: () => open('photo'),
    },
    {
      label: t('merge:title'),
      icon: mdiAccountMultipleOutline,
      requirement: donorMerges.create.requirement,
      onClick: () => void navigate(`${donorPath}/${id}/merge`),
      impossible,
    },
    {
      label: t('ui:resource.remove'),
      icon: mdiTrashCanOutline,
      requirement: donors.remove.requirement,
      isDanger: true,
      onClick: () => open('remove'),
    },
    {
      label: t('erasure:action'),
      icon: mdiEraser,
      requirement: donorErasure.erase.requirement,
      isDanger: true,
      onClick: () => open('erase'),
    },
  ];
}
