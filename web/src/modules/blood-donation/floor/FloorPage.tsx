import { mdiCloudUploadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import { camps } from '@sewa/contract/blood-donation/camps';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { stationRequirements } from '@sewa/contract/blood-donation/floor/floor';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useWaitingActions } from '../../../platform/outbox/waiting-actions.ts';
import { useSession } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useCamp } from '../camps/camp.queries.ts';
import { campPath } from '../camps/camp-path.ts';
import { BedStation } from './BedStation.tsx';
import { ControlRoom } from './ControlRoom.tsx';
import { floorPath, floorStream, useHearFloor, useLine } from './floor.queries.ts';
import { MedicalStation } from './MedicalStation.tsx';
import { RegistrationStation } from './RegistrationStation.tsx';
import { RestStation } from './RestStation.tsx';
import type { StationProps } from './station-props.ts';
import { VitalStation } from './VitalStation.tsx';

const stations = {
  registration: RegistrationStation,
  vital: VitalStation,
  medical: MedicalStation,
  bed: BedStation,
  rest: RestStation,
  control: ControlRoom,
} as const satisfies Record<string, React.ComponentType<StationProps>>;
type Place = keyof typeof stations;

const requirementOf = (place: Place) =>
  place === 'control' ? stationRequirements.head : stationRequirements[place];

/** /blood-donation/camp/:id/floor/:station: one screen for each station, for a tablet and a thumb. */
export function FloorPage() {
  const { id = '', station = '' } = useParams();
  const { t } = useTranslation('floor');
  const { may } = useSession();
  useWorksOffline();
  useHearFloor(id);
  const camp = useCamp(id);
  const line = useLine(id);
  const allowed = (Object.keys(stations) as Place[]).filter((place) => may(requirementOf(place)));
  const place = allowed.find((one) => one === station);
  if (camp.error && !camp.data) return <ErrorState error={camp.error} onRetry={() => void camp.refetch()} />;
  if (!camp.data) return <PageSkeleton />;
  const trail = [{ label: camp.data.name, to: `${campPath}/${id}` }];
  if (allowed.length === 0 || camp.data.status !== campStatuses.OPEN)
    return (
      <>
        <HearChanges event="blood-camp.changed" path={camps.list.path} />
        <PageHeader trail={trail} title={t('title')} />
        <Alert severity="info">{t(allowed.length === 0 ? 'noStation' : 'closed')}</Alert>
      </>
    );
  if (place === undefined) return <Navigate to={floorPath(id, allowed[0] ?? '')} replace />;
  const Station = stations[place];
  const nameOf = (one: Place) => (one === 'control' ? t('control') : t(`station.${one}`));
  return (
    <>
      <HearChanges event="blood-camp.changed" path={camps.list.path} />
      <PageHeader trail={trail} title={nameOf(place)} />
      <LinkTabs
        label={t('stations')}
        tabs={[
          ...allowed.map((one) => ({ to: floorPath(id, one), label: nameOf(one) })),
          { to: floorPath(id, 'board'), label: t('board') },
        ]}
      />
      <Unsent camp={id} />
      {line.error && !line.visits && <ErrorState error={line.error} onRetry={() => void line.refetch()} />}
      {!line.visits && !line.error && <PageSkeleton />}
      {line.visits && <Station key={place} camp={camp.data} visits={line.visits} />}
    </>
  );
}

/** A plain sign of what still waits, and of what the server refused. */
function Unsent({ camp }: { camp: string }) {
  const { t } = useTranslation('floor');
  const own = useWaitingActions().filter(({ stream }) => stream.startsWith(floorStream(camp)));
  const refused = own.filter(({ refusal }) => refusal !== null).length;
  const waiting = own.length - refused;
  if (own.length === 0) return null;
  return (
    <Alert
      severity={refused > 0 ? 'error' : 'warning'}
      icon={<Icon path={mdiCloudUploadOutline} />}
      sx={{ my: 1 }}
    >
      {waiting > 0 && <div>{t('waitsToBeSent', { count: waiting })}</div>}
      {refused > 0 && <div>{t('refusedEntries', { count: refused })}</div>}
    </Alert>
  );
}
