import { type Sewadar, sewadars } from '@sewa/contract/sewadar/sewadars';
import { transfers } from '@sewa/contract/sewadar/transfers';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRecordTabs } from '../../../app/tabs/use-record-tabs.tsx';
import { usePersonSummary } from '../../../people/person/use-person-summary.ts';
import { useSession } from '../../../platform/session.ts';
import { AttachmentsTab } from '../../../ui/attachments/AttachmentsTab.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { RecordPhoto } from '../../../ui/photo/RecordPhoto.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { servingIn } from '../serving-in.ts';
import { refreshSewadars, useSewadar } from '../sewadar.queries.ts';
import { isClosed } from '../sewadar-form.ts';
import { useSewadarStatus } from '../sewadar-status.ts';
import { useTrail } from '../use-trail.ts';
import { ProfileTab } from './ProfileTab.tsx';
import { RecordBanners } from './RecordBanners.tsx';
import { SewadarDialogs } from './SewadarDialogs.tsx';
import { SewaTab } from './SewaTab.tsx';
import { useSewadarActions } from './use-sewadar-actions.ts';

export function SewadarPage() {
  const { id = '' } = useParams();
  const trail = useTrail();
  const summaryOf = usePersonSummary();
  const statusOf = useSewadarStatus();
  const query = useSewadar(id);
  const sewadar = query.data;
  const { actions, dialog, closeDialog } = useSewadarActions(sewadar);
  return (
    <>
      <HearChanges event="sewadar.changed" path={sewadars.list.path} />
      <HearChanges event="sewadar.changed" path={transfers.list.path} />
      <RecordPage
        trail={trail}
        title={sewadar?.name}
        picture={sewadar && <RecordPhoto photo={sewadar.photo} name={sewadar.name} />}
        status={sewadar && statusOf(sewadar)}
        subtitle={sewadar && summaryOf(sewadar, [servingIn(sewadar)])}
        phone={sewadar?.phone}
        actions={actions}
        banner={sewadar && <RecordBanners sewadar={sewadar} />}
        tabs={useRecordTabs({ kind: 'sewadar', id }, useTabs(sewadar))}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {sewadar && dialog && <SewadarDialogs sewadar={sewadar} dialog={dialog} onClose={closeDialog} />}
    </>
  );
}

function useTabs(sewadar: Sewadar | undefined): RecordTab[] {
  const { t } = useTranslation('sewadar');
  const { may } = useSession();
  if (sewadar === undefined) return [];
  const { id, name } = sewadar;
  const tabs = [
    {
      key: 'profile',
      label: t('record.profile'),
      content: <ProfileTab sewadar={sewadar} />,
    },
    {
      key: 'sewa',
      label: t('record.sewa'),
      content: <SewaTab sewadar={sewadar} />,
    },
    {
      key: 'attachments',
      label: t('record.attachments'),
      requirement: sewadars.read.requirement,
      content: (
        <AttachmentsTab
          owner="sewadar"
          ownerId={id}
          edit={sewadars.update.requirement}
          name={name}
          isClosed={isClosed(sewadar)}
          onChange={() => void refreshSewadars()}
        />
      ),
    },
    {
      key: 'history',
      label: t('record.history'),
      requirement: sewadars.history.requirement,
      content: <HistoryTab endpoint={sewadars.history} id={id} />,
    },
  ];
  return tabs.filter(({ requirement }) => requirement === undefined || may(requirement));
}
