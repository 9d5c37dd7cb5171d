import Stack from '@mui/material/Stack';
import { type Donor, donorMerges, donors } from '@sewa/contract/blood-donation/donors';
import { useTranslation } from 'react-i18next';
import { LikelyOthers } from '../../../people/merge/LikelyOthers.tsx';
import { MergeSteps } from '../../../people/merge/MergeSteps.tsx';
import type { MergeEndpoints } from '../../../people/merge/merge-endpoints.ts';
import { usePersonTexts } from '../../../people/person/use-person-texts.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { refreshBlood, useDonor, useDonorDuplicates } from '../blood.queries.ts';
import { DonorSearch } from './DonorSearch.tsx';
import { donorPath } from './donor-path.ts';
import { comparedDonorFields, donorFieldsBehind } from './donor-sections.ts';
import { useDonorTrail } from './use-donor-trail.ts';

export function DonorMergePage() {
  const { t } = useTranslation('blood-donation');
  const { label } = useResourceWords(donors);
  const texts = usePersonTexts<Donor>(donors);
  return (
    <MergeSteps
      kind={{
        endpoints: donorMerges as unknown as MergeEndpoints,
        path: donorPath,
        fields: comparedDonorFields.map((name) => ({ name, label: label(name) })),
        textOf: (donor, field) => texts(donor, field) ?? '',
        fieldsBehind: donorFieldsBehind,
        isClosed: ({ mergedInto }) => mergedInto !== null,
        follows: t('donor.mergeFollows'),
        refresh: refreshBlood,
      }}
      trail={useDonorTrail()}
      useRecord={useDonor}
      choose={(donor, onChoose) => <ChooseDonor donor={donor} onChoose={onChoose} />}
    />
  );
}

/** Who is likely the same person stands there at once; anybody else is found by name, phone or number. */
function ChooseDonor({ donor, onChoose }: { donor: Donor; onChoose: (id: string) => void }) {
  const likely = useDonorDuplicates(donor, donor.id).data ?? [];
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <DonorSearch except={donor.id} onChoose={onChoose} />
      <LikelyOthers likely={likely} onChoose={onChoose} />
    </Stack>
  );
}
