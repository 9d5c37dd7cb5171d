import { mdiBusClock, mdiCloudUploadOutline, mdiFlagCheckered, mdiGasStation } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { fuelBill } from '@sewa/contract/transport/expenses';
import { MY_TRIP_DAYS, trips } from '@sewa/contract/transport/trips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { dayAndTime } from '../../../platform/day-and-time.ts';
import { useWorksOffline } from '../../../platform/offline/works-offline.ts';
import { useWaitingActions } from '../../../platform/outbox/waiting-actions.ts';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { TRIPS, useMyTrips } from '../trips/trip.queries.ts';
import { tripPath, useShownStatus } from '../trips/trip-screen.tsx';
import { FuelDialog } from './FuelDialog.tsx';
import { MyStepDialog } from './MyStepDialog.tsx';
import { type MyTrip, sectionsOf, withWaiting } from './my-trips.rules.ts';

const { PLANNED, STARTED, COMPLETED } = tripStatuses;

/** /transport/trip/mine: a driver's own trips, to be started and ended on the phone, also without a connection. */
export function MyTripsPage() {
  const { t } = useTranslation('transport');
  useWorksOffline();
  const query = useMyTrips();
  const actions = useWaitingActions();
  const [open, setOpen] = useState<{ kind: 'step' | 'fuel'; id: string } | null>(null);
  const mine = withWaiting(query.data?.trips ?? [], actions);
  // What was kept on the device by an earlier version of the portal does not say it.
  const toRest = query.data?.afterDonation ?? [];
  const { current, coming, recent } = sectionsOf(mine, {
    today: today(),
    dayOf: (moment) => dayAndTime(new Date(moment)).day,
  });
  const chosen = mine.find(({ id }) => id === open?.id);
  return (
    <>
      <HearChanges event={trips.event} path={TRIPS} />
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <PageSkeleton />}
      {query.data && !query.data.isDriver && <Alert severity="info">{t('mine.noDriver')}</Alert>}
      {query.data?.isDriver && mine.length === 0 && (
        <EmptyState icon={mdiBusClock} title={t('mine.none')} text={t('mine.noneText')} />
      )}
      <Trips title={t('mine.today')} trips={current} toRest={toRest} onOpen={setOpen} />
      <Trips title={t('mine.coming')} trips={coming} toRest={toRest} onOpen={setOpen} />
      <Trips
        title={t('mine.recent', { days: MY_TRIP_DAYS })}
        trips={recent}
        toRest={toRest}
        onOpen={setOpen}
      />
      {chosen && open?.kind === 'step' && <MyStepDialog trip={chosen} onClose={() => setOpen(null)} />}
      {chosen && open?.kind === 'fuel' && <FuelDialog trip={chosen} onClose={() => setOpen(null)} />}
    </>
  );
}

interface TripsProps {
  title: string;
  trips: readonly MyTrip[];
  /** Those before which the driver gave blood. */
  toRest: readonly string[];
  onOpen: (what: { kind: 'step' | 'fuel'; id: string }) => void;
}

function Trips({ title, trips: shown, toRest, onOpen }: TripsProps) {
  if (shown.length === 0) return null;
  return (
    <Stack component="section" spacing={1.5} sx={{ mt: 2, maxWidth: 560 }}>
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      {shown.map((trip) => (
        <TripCard key={trip.id} trip={trip} isToRest={toRest.includes(trip.id)} onOpen={onOpen} />
      ))}
    </Stack>
  );
}

interface TripCardProps {
  trip: MyTrip;
  isToRest: boolean;
  onOpen: TripsProps['onOpen'];
}

function TripCard({ trip, isToRest, onOpen }: TripCardProps) {
  const { t } = useTranslation('transport');
  const { day, number } = useFormat();
  const { may } = useSession();
  const statusOf = useShownStatus();
  const daysOf = ({ fromDay, toDay }: MyTrip) =>
    toDay === fromDay ? day(fromDay) : `${day(fromDay)} – ${day(toDay)}`;
  const isOpen = trip.status === PLANNED || trip.status === STARTED;
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600, fontSize: 20 }}>
          {trip.fromTime}–{trip.toTime}
        </Typography>
        <StatusChip {...statusOf(trip)} />
        {trip.isWaiting && (
          <Chip size="small" icon={<Icon path={mdiCloudUploadOutline} />} label={t('mine.waiting')} />
        )}
      </Stack>
      <Typography sx={{ fontWeight: 500 }}>
        {trip.status === COMPLETED ? (
          <Link
            component={RouterLink}
            to={`${tripPath}/${trip.id}`}
            sx={{ display: 'inline-block', py: 1.25 }}
          >
            {trip.purpose}
          </Link>
        ) : (
          trip.purpose
        )}
      </Typography>
      <Typography color="textSecondary">
        {[daysOf(trip), trip.vehicleName, trip.route, t('mine.people', { count: trip.people })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {trip.odometerOut !== null && (
        <Typography color="textSecondary">{t('mine.out', { km: number(trip.odometerOut) })}</Typography>
      )}
      {trip.refusal !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {t('mine.refused', { reason: trip.refusal })}
        </Alert>
      )}
      {isToRest && trip.status === PLANNED && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('blood.own')}
        </Alert>
      )}
      {isOpen && (
        <Button
          variant="contained"
          fullWidth
          size="large"
          startIcon={<Icon path={trip.status === PLANNED ? mdiBusClock : mdiFlagCheckered} />}
          onClick={() => onOpen({ kind: 'step', id: trip.id })}
          sx={{ mt: 1.5, minHeight: 64 }}
        >
          {t(trip.status === PLANNED ? 'verb.start' : 'verb.end')}
        </Button>
      )}
      {trip.status !== PLANNED && may(fuelBill.requirement) && (
        <Button
          fullWidth
          startIcon={<Icon path={mdiGasStation} />}
          onClick={() => onOpen({ kind: 'fuel', id: trip.id })}
          sx={{ mt: 1, minHeight: 48 }}
        >
          {t('mine.fuel')}
        </Button>
      )}
    </Card>
  );
}
