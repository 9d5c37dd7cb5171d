import Stack from '@mui/material/Stack';
import { donorMerges, donors } from '@sewa/contract/blood-donation/donors';
import { donorErasure } from '@sewa/contract/blood-donation/erasure';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRecordTabs } from '../../../app/tabs/use-record-tabs.tsx';
import { EraseDialog } from '../../../people/erasure/EraseDialog.tsx';
import { MergeBanners } from '../../../people/merge/MergeBanners.tsx';
import type { MergeEndpoints } from '../../../people/merge/merge-endpoints.ts';
import { usePersonSummary } from '../../../people/person/use-person-summary.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { ChangePhoto } from '../../../ui/photo/ChangePhoto.tsx';
import { RecordPhoto } from '../../../ui/photo/RecordPhoto.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshBlood, useDonor } from '../blood.queries.ts';
import { DeferralDialog } from '../records/DeferralDialog.tsx';
import { DonationDialog } from '../records/DonationDialog.tsx';
import { donorPath } from './donor-path.ts';
import { EligibilityCard } from './EligibilityCard.tsx';
import { type DonorDialog, useDonorActions } from './use-donor-actions.ts';
import { useDonorTabs } from './use-donor-tabs.tsx';
import { useDonorTrail } from './use-donor-trail.ts';
import { useEligibility } from './use-eligibility.ts';

export function DonorPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const words = useResourceWords(donors);
  const summaryOf = usePersonSummary();
  const { statusOf } = useEligibility();
  const query = useDonor(id);
  const donor = query.data;
  const [dialog, setDialog] = useState<DonorDialog | null>(null);
  const close = () => setDialog(null);
  const tabs = useDonorTabs(id, donor);
  const leave = () => void Promise.resolve(navigate(donorPath)).then(refreshBlood);
  return (
    <>
      <HearChanges event="blood.changed" path={donors.list.path} />
      <RecordPage
        trail={useDonorTrail()}
        title={donor?.name}
        status={donor && statusOf(donor)}
        picture={donor && <RecordPhoto photo={donor.photo} name={donor.name} />}
        subtitle={donor && summaryOf(donor)}
        phone={donor?.phone}
        banner={
          donor && (
            <Stack spacing={1} sx={{ mb: 2 }}>
              <EligibilityCard donor={donor} />
              <MergeBanners
                endpoints={donorMerges as unknown as MergeEndpoints}
                listPath={donors.list.path}
                path={donorPath}
                person={donor}
                refresh={refreshBlood}
              />
            </Stack>
          )
        }
        actions={useDonorActions(donor, setDialog)}
        tabs={useRecordTabs({ kind: 'donor', id }, tabs)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {donor && dialog === 'donation' && <DonationDialog donor={donor} row={null} onClose={close} />}
      {donor && dialog === 'deferral' && <DeferralDialog donor={donor} onClose={close} />}
      {donor && dialog === 'photo' && (
        <ChangePhoto
          owner="donor"
          ownerId={id}
          name={donor.name}
          onChanged={() => void refreshBlood()}
          onClose={close}
        />
      )}
      {donor && dialog === 'erase' && (
        <EraseDialog
          endpoint={donorErasure.erase}
          id={id}
          name={donor.name}
          onErased={leave}
          onClose={close}
        />
      )}
      {donor && dialog === 'remove' && (
        <RemoveDialog
          endpoint={donors.remove}
          id={id}
          name={donor.name}
          text={words.removal}
          onClose={close}
          onGone={() => navigate(donorPath)}
          refresh={refreshBlood}
        />
      )}
    </>
  );
}
