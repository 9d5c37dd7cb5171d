import { mdiPencilOutline, mdiPrinterOutline, mdiTrashCanOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { premisesAttachments } from '@sewa/contract/sg-management/attachments';
import { premisesSubjects } from '@sewa/contract/sg-management/enums';
import { premisesPapers } from '@sewa/contract/sg-management/papers';
import { type Premises, premises } from '@sewa/contract/sg-management/premises';
import { premisesPrints } from '@sewa/contract/sg-management/print';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { callUrl } from '../../../platform/call.ts';
import { languageStore } from '../../../platform/language.ts';
import { openFile } from '../../../platform/save-file.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { OwnedAttachments } from '../../../ui/attachments/OwnedAttachments.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { PapersTab } from '../../../ui/papers/PapersTab.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { refreshResource, useResource } from '../../../ui/resource/resource.query.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { DueList } from '../due/DueList.tsx';
import { refreshDue, useDue } from '../due/due.queries.ts';
import { HearDue } from '../due/HearDue.tsx';
import { LightStrip } from './LightStrip.tsx';
import { usePremisesStatus } from './light.ts';
import { formOf } from './premises-form.ts';
import { SubjectCard } from './SubjectCard.tsx';

/** What is wrong and what is due next first, then the subjects as cards. */
export function PremisesPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['sg-management', 'ui']);
  const { number } = useFormat();
  const navigate = useNavigate();
  const language = useStore(languageStore);
  const words = useResourceWords(premises);
  const query = useResource(premises, id);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const statusOf = usePremisesStatus();
  const row = query.data;
  return (
    <>
      <HearChanges event={premises.event} path={premises.list.path} />
      <HearDue />
      <RecordPage
        trail={[{ label: words.many, to: '/sg-management' }]}
        title={row?.name}
        status={row && statusOf(row)}
        subtitle={
          row &&
          [
            row.centreName,
            row.address,
            row.capacity > 0 ? `${words.label('capacity')}: ${number(row.capacity)}` : '',
          ]
            .filter(Boolean)
            .join(' · ')
        }
        actions={[
          {
            label: t('premises.passport'),
            icon: mdiPrinterOutline,
            requirement: premisesPrints.passport.requirement,
            isVisible: true,
            onClick: () =>
              void openFile(callUrl(premisesPrints.passport, { params: { id }, query: { language } })),
          },
          {
            label: t('ui:resource.edit'),
            icon: mdiPencilOutline,
            requirement: premises.update.requirement,
            onClick: () => setOpen('edit'),
          },
          {
            label: t('ui:resource.remove'),
            icon: mdiTrashCanOutline,
            requirement: premises.remove.requirement,
            isDanger: true,
            onClick: () => setOpen('remove'),
          },
        ]}
        banner={
          row?.status === 'closed' && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('premises.closedText')}
            </Alert>
          )
        }
        tabs={useTabs(row)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {row && open === 'edit' && (
        <ResourceDialog
          {...formOf(['centre', 'name', 'address', 'status'])}
          resource={premises}
          row={row}
          onClose={() => setOpen(null)}
          refresh={refreshDue}
        />
      )}
      {row && open === 'remove' && (
        <RemoveDialog
          endpoint={premises.remove}
          id={id}
          name={row.name}
          text={t('premises.removeText')}
          onClose={() => setOpen(null)}
          onGone={() => navigate('/sg-management')}
          refresh={refreshPremises}
        />
      )}
    </>
  );
}

/** Its lights and what is due follow from its documents. */
async function refreshPremises(): Promise<void> {
  await Promise.all([refreshResource(premises), refreshDue()]);
}

function useTabs(row: Premises | undefined): RecordTab[] {
  const { t } = useTranslation(['sg-management', 'ui']);
  if (row === undefined) return [];
  const { id, name } = row;
  const refresh = () => void refreshPremises();
  return [
    { key: 'subjects', label: t('tab.subjects'), content: <Subjects row={row} /> },
    {
      key: 'papers',
      label: t('tab.papers'),
      content: <PapersTab owner={premisesPapers} ownerId={id} onChange={refresh} />,
    },
    {
      key: 'photos',
      label: t('tab.photos'),
      content: <OwnedAttachments owner={premisesAttachments} ownerId={id} name={name} onChange={refresh} />,
    },
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={premises.history} id={id} />,
    },
  ];
}

const NEXT_DAYS = 60;
const MOST_NEXT = 6;

function Subjects({ row }: { row: Premises }) {
  const { t } = useTranslation('sg-management');
  const isClosed = row.status === 'closed';
  const due = useDue({ days: NEXT_DAYS, centre: row.centre }).data?.rows ?? [];
  return (
    <Stack spacing={3}>
      {!isClosed && <LightStrip row={row} />}
      {!isClosed && due.length > 0 && (
        <section>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('due.title')}
          </Typography>
          <DueList items={due.slice(0, MOST_NEXT)} hasCentre={false} />
        </section>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        {premisesSubjects.map((subject) => (
          <SubjectCard key={subject} row={row} subject={subject} />
        ))}
      </Box>
    </Stack>
  );
}
