import { donorAttachments } from '@sewa/contract/blood-donation/attachments';
import { type Donor, donors } from '@sewa/contract/blood-donation/donors';
import { useTranslation } from 'react-i18next';
import { AttachmentsTab } from '../../../ui/attachments/AttachmentsTab.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import type { RecordTab } from '../../../ui/record/RecordPage.tsx';
import { refreshBlood } from '../blood.queries.ts';
import { DeferralsTab } from '../records/DeferralsTab.tsx';
import { DonationsTab } from '../records/DonationsTab.tsx';
import { DonorProfile } from './DonorProfile.tsx';

export function useDonorTabs(id: string, donor: Donor | undefined): RecordTab[] {
  const { t } = useTranslation(['blood-donation', 'attachments', 'ui']);
  return [
    { key: 'profile', label: t('donor.profile'), content: donor && <DonorProfile donor={donor} /> },
    { key: 'donations', label: t('record.donations'), content: donor && <DonationsTab donor={donor} /> },
    { key: 'deferrals', label: t('record.deferrals'), content: donor && <DeferralsTab donor={donor} /> },
    {
      key: 'attachments',
      label: t('attachments:attachment.title'),
      content: donor && (
        <AttachmentsTab
          owner="donor"
          ownerId={id}
          edit={donors.update.requirement}
          name={donor.name}
          types={donorAttachments.types}
          onChange={() => void refreshBlood()}
        />
      ),
    },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={donors.history} id={id} />,
    },
  ];
}
