import {
  mdiCameraPlusOutline,
  mdiEraser,
  mdiPencilOutline,
  mdiPrinterOutline,
  mdiTrashCanOutline,
} from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { memberErasure } from '@sewa/contract/oae/erasure';
import { type Member, members } from '@sewa/contract/oae/members';
import { oaePrints } from '@sewa/contract/oae/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useRecordTabs } from '../../../app/tabs/use-record-tabs.tsx';
import { EraseDialog } from '../../../people/erasure/EraseDialog.tsx';
import { usePersonSummary } from '../../../people/person/use-person-summary.ts';
import { callUrl } from '../../../platform/call.ts';
import { openFile } from '../../../platform/save-file.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { ChangePhoto } from '../../../ui/photo/ChangePhoto.tsx';
import { RecordPhoto } from '../../../ui/photo/RecordPhoto.tsx';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { RecordPage } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { refreshOae, useMember } from '../oae.queries.ts';
import { useTrail } from '../use-trail.ts';
import { useMemberStatus } from './use-member-status.ts';
import { useMemberTabs } from './use-member-tabs.tsx';

type Asked = 'photo' | 'remove' | 'erase';

export function MemberPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('oae');
  const summaryOf = usePersonSummary();
  const statusOf = useMemberStatus();
  const navigate = useNavigate();
  const query = useMember(id);
  const member = query.data;
  const [asked, setAsked] = useState<Asked | null>(null);
  const tabs = useMemberTabs(id, member);
  return (
    <>
      <HearChanges event="oae.changed" path={members.list.path} />
      <RecordPage
        trail={useTrail()}
        title={member?.name}
        status={member && statusOf(member)}
        picture={member && <RecordPhoto photo={member.photo} name={member.name} />}
        subtitle={member && summaryOf(member)}
        phone={member?.phone}
        banner={member?.isPaperMissing && <PaperMissing member={member} />}
        actions={useActions(id, setAsked)}
        tabs={useRecordTabs({ kind: 'oaeMember', id }, tabs)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {member && asked === 'photo' && (
        <ChangePhoto
          owner="oaeMember"
          ownerId={id}
          name={member.name}
          onChanged={() => void refreshOae()}
          onClose={() => setAsked(null)}
        />
      )}
      {member && asked === 'erase' && (
        <EraseDialog
          endpoint={memberErasure.erase}
          id={id}
          name={member.name}
          onErased={() => void Promise.resolve(navigate('/oae')).then(refreshOae)}
          onClose={() => setAsked(null)}
        />
      )}
      {member && asked === 'remove' && (
        <RemoveDialog
          endpoint={members.remove}
          id={id}
          name={member.name}
          text={t('remove.member')}
          onClose={() => setAsked(null)}
          onGone={() => navigate('/oae')}
          refresh={refreshOae}
        />
      )}
    </>
  );
}

function useActions(id: string, ask: (what: Asked) => void): RecordAction[] {
  const { t } = useTranslation(['oae', 'attachments', 'erasure']);
  const navigate = useNavigate();
  return [
    {
      label: t('record.edit'),
      icon: mdiPencilOutline,
      requirement: members.update.requirement,
      isMain: true,
      onClick: () => void navigate(`/oae/members/${id}/edit`),
    },
    {
      label: t('attachments:photo.change'),
      icon: mdiCameraPlusOutline,
      requirement: members.update.requirement,
      onClick: () => ask('photo'),
    },
    {
      label: t('record.print'),
      icon: mdiPrinterOutline,
      requirement: oaePrints.passes.requirement,
      onClick: () => void openFile(callUrl(oaePrints.passes, { query: { ids: [id] } })),
    },
    {
      label: t('remove.confirm'),
      icon: mdiTrashCanOutline,
      requirement: members.remove.requirement,
      isDanger: true,
      onClick: () => ask('remove'),
    },
    {
      label: t('erasure:action'),
      icon: mdiEraser,
      requirement: memberErasure.erase.requirement,
      isDanger: true,
      onClick: () => ask('erase'),
    },
  ];
}

/** Asked for until it is there; nothing waits for it. */
function PaperMissing({ member }: { member: Member }) {
  const { t } = useTranslation('oae');
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" component={Link} to={`/oae/members/${member.id}?tab=attachments`}>
          {t('record.attachPaper')}
        </Button>
      }
    >
      {t('record.paperMissing')}
    </Alert>
  );
}
