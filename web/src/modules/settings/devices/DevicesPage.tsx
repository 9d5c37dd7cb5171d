import { mdiLaptop } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { type Device, devices, type Enrolment } from '@sewa/contract/sync/devices';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { MainAction } from '../../../ui/MainAction.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { useTrail } from '../use-trail.ts';
import { DeviceCard } from './DeviceCard.tsx';
import { DeviceCodeDialog, type MadeCode } from './DeviceCodeDialog.tsx';
import { DeviceDialog } from './DeviceDialog.tsx';
import { devicesKey, useDevices } from './device.queries.ts';
import { HeldDialog } from './HeldDialog.tsx';
import { RevokeDialog } from './RevokeDialog.tsx';
import { WaitingCodes } from './WaitingCodes.tsx';

type Opened =
  | { kind: 'add' }
  | { kind: 'code'; made: MadeCode }
  | { kind: 'edit' | 'revoke' | 'held'; device: Device };

export function DevicesPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('devices');
  const trail = useTrail();
  const { may } = useSession();
  const { data, error, refetch } = useDevices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const add = may(devices.enrol.requirement) && (
    <MainAction label={t('add')} onClick={() => setOpened({ kind: 'add' })} />
  );
  return (
    <>
      <HearChanges event="device.changed" path={devicesKey} />
      <PageHeader trail={trail} title={t('title')} hasCount count={data?.devices.length} action={add} />
      {tabs}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PageSkeleton />}
      {data && <Lists {...data} add={add} onOpen={setOpened} />}
      {opened?.kind === 'add' && (
        <DeviceDialog onClose={close} onMade={(made) => setOpened({ kind: 'code', made })} />
      )}
      {opened?.kind === 'code' && <DeviceCodeDialog made={opened.made} onClose={close} />}
      {opened?.kind === 'edit' && <DeviceDialog device={opened.device} onClose={close} />}
      {opened?.kind === 'revoke' && <RevokeDialog device={opened.device} onClose={close} />}
      {opened?.kind === 'held' && <HeldDialog device={opened.device} onClose={close} />}
    </>
  );
}

interface ListsProps {
  devices: readonly Device[];
  enrolments: readonly Enrolment[];
  add: ReactNode;
  onOpen: (opened: Opened) => void;
}

/** On a phone the floating button stays clear of the last card. */
function Lists({ devices: found, enrolments, add, onOpen }: ListsProps) {
  const { t } = useTranslation('devices');
  if (found.length === 0 && enrolments.length === 0)
    return <EmptyState icon={mdiLaptop} title={t('none')} text={t('noneText')} action={add} />;
  return (
    <Stack spacing={2} sx={{ pt: 1, pb: { xs: 10, md: 3 }, maxWidth: 1000 }}>
      <WaitingCodes enrolments={enrolments} />
      <Stack component="ul" spacing={2} aria-label={t('title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found.map((device) => (
          <li key={device.id}>
            <DeviceCard device={device} onOpen={(kind) => onOpen({ kind, device })} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
