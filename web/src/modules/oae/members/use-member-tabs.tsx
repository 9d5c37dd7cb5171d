import { attachmentTypes } from '@sewa/contract/attachments/attachment-types';
import { type Member, members } from '@sewa/contract/oae/members';
import { useTranslation } from 'react-i18next';
import { AttachmentsTab } from '../../../ui/attachments/AttachmentsTab.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import type { RecordTab } from '../../../ui/record/RecordPage.tsx';
import { refreshOae } from '../oae.queries.ts';
import { useBlockNames } from '../use-block-names.ts';
import { AttendantsTab } from './AttendantsTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

export function useMemberTabs(id: string, member: Member | undefined): RecordTab[] {
  const { t } = useTranslation(['oae', 'person', 'attachments']);
  const nameOf = useBlockNames();
  return [
    { key: 'profile', label: t('record.profile'), content: member && <ProfileTab member={member} /> },
    {
      key: 'attendants',
      label: t('person:attendant.title'),
      content: member && <AttendantsTab member={member} />,
    },
    {
      key: 'attachments',
      label: t('attachments:attachment.title'),
      content: member && (
        <AttachmentsTab
          owner="oaeMember"
          ownerId={id}
          edit={members.update.requirement}
          name={member.name}
          types={[
            attachmentTypes.MEDICAL,
            attachmentTypes.PHOTO,
            attachmentTypes.AADHAR,
            attachmentTypes.PAN,
            attachmentTypes.OTHERS,
          ]}
          onChange={() => void refreshOae()}
        />
      ),
    },
    {
      key: 'history',
      label: t('record.history'),
      content: <HistoryTab endpoint={members.history} id={id} nameOf={nameOf} />,
    },
  ];
}
