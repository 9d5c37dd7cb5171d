import { mdiPhone } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { type ArrivingRoll, arrivingRolls } from '@sewa/contract/nominal-roll/arriving';
import { mayCheckIn } from '@sewa/contract/nominal-roll/roll-moves';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { languageStore } from '../../../platform/language.ts';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import { today } from '../../../platform/today.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { Gate } from '../arrivals/Gate.tsx';
import { Names } from '../arrivals/Names.tsx';
import { reconcile } from '../arrivals/reconcile.rules.ts';
import { Totals } from '../arrivals/Totals.tsx';
import { useRollStatus } from '../roll-status.ts';
import { useDaysText } from '../use-days-text.ts';
import { useArrivingMembers, useArrivingRoll } from './arriving.queries.ts';

/** A group that comes here: who it is, who has arrived, and the gate. */
export function ArrivingRollPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('nominal-roll');
  const { data: roll, error, refetch } = useArrivingRoll(id);
  const statusOf = useRollStatus();
  const daysOf = useDaysText();
  useWorksOffline();
  const title = roll && t('arriving.from', { centre: roll.centreName, area: roll.areaName });
  return (
    <>
      <PageHeader
        trail={[{ label: t('arriving.title'), to: '/nominal-roll/arriving' }]}
        title={title ?? ''}
        beside={roll && <StatusChip {...statusOf(roll.status)} />}
        subtitle={roll && `${roll.department} · ${daysOf(roll)} · ${roll.destination}`}
      />
      {error && !roll && <ErrorState error={error} onRetry={() => void refetch()} />}
      {roll ? <Arrivals roll={roll} /> : !error && <Skeleton variant="rounded" height={160} />}
    </>
  );
}

function Arrivals({ roll }: { roll: ArrivingRoll }) {
  const { t } = useTranslation('nominal-roll');
  const language = useStore(languageStore);
  const { may } = useSession();
  const { data: members, error, refetch } = useArrivingMembers(roll.id);
  if (error && !members) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!members) return <Skeleton variant="rounded" height={160} />;
  const { arrived, returned, missing, there, unchecked } = reconcile(members, today());
  const isOpen = mayCheckIn(roll.status);
  return (
    <Stack spacing={3} sx={{ mt: 2 }}>
      {isOpen && may(arrivingRolls.checkIn.requirement) && (
        <Gate roll={roll} members={members} end="destination" />
      )}
      {!isOpen && <Alert severity="info">{errorText('ROLL_NOT_OPEN', language)}</Alert>}
      <Totals totals={{ sent: members.length, arrived: arrived.length, returned: returned.length }} />
      <Jathedar roll={roll} />
      <Names isElsewhere roll={roll} title={t('arrivals.missing')} members={missing} />
      <Names
        isElsewhere
        roll={roll}
        title={t('arrivals.unchecked')}
        text={t('arriving.uncheckedText')}
        members={unchecked}
      />
      <Names isElsewhere roll={roll} title={t('arriving.there')} members={there} />
      <Names isElsewhere roll={roll} title={t('arrivals.left')} members={returned} />
    </Stack>
  );
}

/** Whom to ask about somebody who has not come. */
function Jathedar({ roll: { jathedarName, jathedarPhone } }: { roll: ArrivingRoll }) {
  const { t } = useTranslation('nominal-roll');
  if (jathedarName === '') return null;
  return jathedarPhone === '' ? (
    <span>{t('arriving.jathedar', { name: jathedarName })}</span>
  ) : (
    <Button
      variant="outlined"
      href={`tel:${jathedarPhone}`}
      startIcon={<Icon path={mdiPhone} />}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t('arriving.callJathedar', { name: jathedarName })}
    </Button>
  );
}
