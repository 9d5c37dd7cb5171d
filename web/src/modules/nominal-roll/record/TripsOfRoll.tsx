import { mdiBusSide } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { nextRollStep } from '@sewa/contract/nominal-roll/roll-moves';
import type { Roll } from '@sewa/contract/nominal-roll/rolls';
import { daysWithoutSeats, type RollTrip } from '@sewa/contract/nominal-roll/trips';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useRollTrips } from '../roll.queries.ts';

/** The vehicles in which the group travels, and whether their seats are enough. */
export function TripsOfRoll({ roll }: { roll: Roll }) {
  const { t } = useTranslation('nominal-roll');
  const { day, number } = useFormat();
  const trips = useRollTrips(roll.id).data ?? [];
  if (trips.length === 0) return null;
  // Nobody travels any more with a roll that is completed or cancelled.
  const crowded = nextRollStep(roll.status) === null ? [] : daysWithoutSeats(trips, roll.members);
  return (
    <Stack component="section" aria-label={t('trips.title')} spacing={1} sx={{ mb: 2 }}>
      <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {trips.map((trip) => (
          <Stack
            key={trip.id}
            component="li"
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', minHeight: 44 }}
          >
            <Icon path={mdiBusSide} />
            <TripLine trip={trip} members={roll.members} />
          </Stack>
        ))}
      </Stack>
      {crowded.map((one) => (
        <Alert key={one.day} severity="warning">
          {t('trips.crowded', {
            day: day(one.day),
            seats: number(one.seats),
            members: number(roll.members),
          })}
        </Alert>
      ))}
    </Stack>
  );
}

function TripLine({ trip, members }: { trip: RollTrip; members: number }) {
  const { t } = useTranslation('nominal-roll');
  const { may } = useSession();
  const { day, number } = useFormat();
  const { vehicleName, fromDay, fromTime, seats, passengers } = trip;
  const name = t('trips.name', { number: trip.number, vehicle: vehicleName });
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {may(right('TRANSPORT.TRIP', 'view')) ? (
        <Link component={RouterLink} to={`/transport/trip/${trip.id}`}>
          {name}
        </Link>
      ) : (
        name
      )}
      {` · ${day(fromDay)}, ${fromTime} · `}
      {t('trips.seats', { people: number(passengers ?? members), seats: number(seats) })}
    </Typography>
  );
}
