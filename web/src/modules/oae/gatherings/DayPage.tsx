import { mdiLockOpenVariantOutline, mdiLockOutline, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../platform/call.ts';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { RecordActions } from '../../../ui/record/RecordActions.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { useAct } from '../../../ui/use-act.ts';
import { refreshOae, useGathering } from '../oae.queries.ts';
import { useTrail } from '../use-trail.ts';
import { ArrivalTabs } from './ArrivalTabs.tsx';
import { useHearArrivals } from './day.queries.ts';
import { FloorPicture } from './FloorPicture.tsx';
import { GatePanel } from './GatePanel.tsx';
import { GatheringStatus } from './GatheringStatus.tsx';
import { useMayOpenArea } from './use-may-open-area.ts';

/** The day of a gathering: the gate, the seats, who came. */
export function DayPage() {
  const { id = '' } = useParams();
  const { data: gathering, error, refetch } = useGathering(id);
  useHearArrivals(id);
  if (error && !gathering) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  if (!gathering) return <PageSkeleton />;
  return (
    <>
      <HearChanges event="oae.changed" path={gatherings.list.path} />
      <DayHeader gathering={gathering} />
      <Day gathering={gathering} />
    </>
  );
}

function Day({ gathering }: { gathering: Gathering }) {
  const { t } = useTranslation('oae');
  const { may } = useSession();
  const [block, setBlock] = useState<string | null>(null);
  const isGate = may(gatherings.arrive.requirement) && !gathering.isClosed;
  const floor = <FloorPicture gathering={gathering} chosen={block} onChoose={setBlock} />;
  return (
    <Stack spacing={3}>
      {gathering.isClosed && <Alert severity="info">{t('gathering.closedText')}</Alert>}
      {isGate ? <GatePanel gathering={gathering} floor={floor} /> : floor}
      <div>
        <ArrivalTabs gathering={gathering} block={block} onBlock={setBlock} />
      </div>
    </Stack>
  );
}

function DayHeader({ gathering }: { gathering: Gathering }) {
  const { t } = useTranslation('oae');
  const { day } = useFormat();
  const navigate = useNavigate();
  const { act } = useAct();
  const [asked, setAsked] = useState<'edit' | 'remove' | null>(null);
  const { choice } = useResourceWords(gatherings);
  const mayOpenArea = useMayOpenArea();
  const { id, version, isClosed, title } = gathering;
  const setClosed = async (next: boolean, onVersion: number) => {
    const body = { ...gatherings.fields.parse(gathering), isClosed: next, version: onVersion };
    const saved = await call(gatherings.update, { params: { id }, body });
    await refreshOae();
    return saved;
  };
  const close = (next: boolean) =>
    act({
      run: () => setClosed(next, version),
      undo: (saved) => ({
        run: () => setClosed(!next, saved.version),
        done: t(next ? 'gathering.nowOpen' : 'gathering.nowClosed'),
        failed: t('gathering.failed'),
      }),
      done: t(next ? 'gathering.nowClosed' : 'gathering.nowOpen'),
      failed: t('gathering.failed'),
    });
  return (
    <>
      <PageHeader
        trail={useTrail('gatherings')}
        title={title}
        subtitle={[
          day(gathering.onDay),
          gathering.centreName,
          gathering.isWholeArea && choice('isWholeArea', true),
        ]
          .filter(Boolean)
          .join(' · ')}
        beside={<GatheringStatus isClosed={isClosed} />}
        action={
          <RecordActions
            actions={[
              {
                label: t(isClosed ? 'gathering.reopen' : 'gathering.close'),
                icon: isClosed ? mdiLockOpenVariantOutline : mdiLockOutline,
                requirement: gatherings.update.requirement,
                onClick: () => void close(!isClosed),
              },
              {
                label: t('record.edit'),
                icon: mdiPencilOutline,
                requirement: gatherings.update.requirement,
                onClick: () => setAsked('edit'),
              },
              {
                label: t('remove.confirm'),
                icon: mdiTrashCanOutline,
                requirement: gatherings.remove.requirement,
                isDanger: true,
                onClick: () => setAsked('remove'),
              },
            ]}
          />
        }
      />
      {asked === 'edit' && (
        <ResourceDialog
          resource={gatherings}
          row={gathering}
          fields={['title', 'onDay', 'centre', 'isWholeArea', 'isClosed']}
          without={mayOpenArea ? [] : ['isWholeArea']}
          onClose={() => setAsked(null)}
          refresh={refreshOae}
        />
      )}
      {asked === 'remove' && (
        <RemoveDialog
          endpoint={gatherings.remove}
          id={id}
          name={title}
          text={t('remove.gathering', { count: gathering.arrived })}
          onClose={() => setAsked(null)}
          onGone={() => navigate('/oae/gatherings')}
          refresh={refreshOae}
        />
      )}
    </>
  );
}
