import type { AttachmentOwner } from '@sewa/contract/attachments/attachment-owner';
import type { Resource } from '@sewa/contract/kernel/resource/resource';
import type { PaperOwner } from '@sewa/contract/papers/paper-owner';
import { useTranslation } from 'react-i18next';
import { OwnedAttachments } from '../../ui/attachments/OwnedAttachments.tsx';
import { PapersTab } from '../../ui/papers/PapersTab.tsx';
import type { RecordTab } from '../../ui/record/RecordPage.tsx';
import { refreshResource } from '../../ui/resource/resource.query.ts';

interface Owners {
  resource: Pick<Resource, 'list'>;
  papers: PaperOwner;
  attachments: AttachmentOwner;
}

interface TabbedRecord {
  id: string;
  name: string;
  /** It belongs to another centre. */
  isClosed: boolean;
}

/** What a vehicle and a driver have in common: papers that expire, and other documents. */
export function useRecordTabs({ resource, papers, attachments }: Owners) {
  const { t } = useTranslation('transport');
  // The row shows the light of its papers and its photo.
  const refresh = () => void refreshResource(resource);
  return ({ id, name, isClosed }: TabbedRecord): RecordTab[] => [
    {
      key: 'papers',
      label: t('tab.papers'),
      content: <PapersTab owner={papers} ownerId={id} isClosed={isClosed} onChange={refresh} />,
    },
    {
      key: 'documents',
      label: t('tab.documents'),
      content: (
        <OwnedAttachments
          owner={attachments}
          ownerId={id}
          name={name}
          isClosed={isClosed}
          onChange={refresh}
        />
      ),
    },
  ];
}
