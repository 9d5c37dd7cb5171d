import { donors } from '@sewa/contract/blood-donation/donors';
import { donorList } from '@sewa/contract/blood-donation/import-columns';
import { useTranslation } from 'react-i18next';
import { ImportPage } from '../../../ui/import/ImportPage.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { donorPath } from './donor-path.ts';
import { useDonorTrail } from './use-donor-trail.ts';

export function DonorImportPage() {
  const { t } = useTranslation('blood-donation');
  const { many } = useResourceWords(donors);
  return (
    <ImportPage
      kind={donorList.name}
      requirement={donorList.requirement}
      trail={useDonorTrail()}
      title={t('donor.importTitle')}
      list={{ to: donorPath, label: many }}
    />
  );
}
