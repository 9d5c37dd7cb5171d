import Alert from '@mui/material/Alert';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { expenses } from '@sewa/contract/transport/expenses';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { HearChanges } from '../../../ui/HearChanges.tsx';
import { FactList } from '../../../ui/record/FactList.tsx';
import { HistoryTab } from '../../../ui/record/HistoryTab.tsx';
import { RecordPage, type RecordTab } from '../../../ui/record/RecordPage.tsx';
import { RemoveDialog } from '../../../ui/resource/RemoveDialog.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { nothing, useFieldValues } from '../../../ui/resource/use-field-values.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StepDialog } from './StepDialog.tsx';
import { TripCostTab } from './TripCostTab.tsx';
import { CancelTripDialog, CorrectDialog } from './TripDialogs.tsx';
import { refreshTrips, TRIPS, useTrip, useTripWarnings } from './trip.queries.ts';
import { tripPath, useShownStatus, useTripForm, useTripSpan } from './trip-screen.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useTripActions } from './use-trip-actions.ts';

export function TripPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('transport');
  const words = useResourceWords(trips);
  const statusOf = useShownStatus();
  const query = useTrip(id);
  const trip = query.data;
  const { actions, dialog, closeDialog } = useTripActions(trip);
  const form = useTripForm();
  const navigate = useNavigate();
  const name = trip && t('trip.nameOf', { number: trip.number, purpose: trip.purpose });
  return (
    <>
      <HearChanges event={trips.event} path={TRIPS} />
      <RecordPage
        trail={[{ label: words.many, to: tripPath }]}
        title={name}
        status={trip && statusOf(trip)}
        subtitle={trip && <TripSubtitle trip={trip} />}
        actions={actions}
        banner={trip && <TripBanner trip={trip} />}
        tabs={useTabs(trip)}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
      {trip && dialog === 'step' && <StepDialog trip={trip} onClose={closeDialog} />}
      {trip && dialog === 'cancel' && <CancelTripDialog trip={trip} onClose={closeDialog} />}
      {trip && dialog === 'correct' && <CorrectDialog trip={trip} onClose={closeDialog} />}
      {trip && dialog === 'edit' && (
        <ResourceDialog {...form} resource={trips} row={trip} onClose={closeDialog} />
      )}
      {trip && dialog === 'remove' && (
        <RemoveDialog
          endpoint={trips.remove}
          id={id}
          name={name ?? ''}
          onClose={closeDialog}
          onGone={() => navigate(tripPath)}
          refresh={refreshTrips}
        />
      )}
    </>
  );
}

function TripSubtitle({ trip }: { trip: Trip }) {
  const spanOf = useTripSpan();
  return [spanOf(trip), trip.vehicleName, trip.driverName, trip.route].filter(Boolean).join(' · ');
}

/** A cancelled trip says why; a late one says so; a planned one says what now keeps it from starting. */
function TripBanner({ trip }: { trip: Trip }) {
  const { t } = useTranslation('transport');
  const problemText = useProblemText();
  const { gaveBlood = [], problems = [] } = useTripWarnings(trip).data ?? {};
  const texts = [
    ...problems.map((problem) => problemText(problem)),
    ...gaveBlood.map((name) => t('blood.driver', { name })),
  ];
  if (trip.status === tripStatuses.PLANNED && texts.length > 0)
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {texts.join(' ')}
      </Alert>
    );
  if (trip.status === tripStatuses.CANCELLED && trip.reason !== '')
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t('trip.cancelledBecause', { reason: trip.reason })}
      </Alert>
    );
  if (!trip.isLate) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('trip.late')}
    </Alert>
  );
}

function useTabs(trip: Trip | undefined): RecordTab[] {
  const { t } = useTranslation(['transport', 'ui']);
  const { may } = useSession();
  if (trip === undefined) return [];
  return [
    { key: 'details', label: t('ui:resource.details'), content: <TripFacts trip={trip} /> },
    ...(may(expenses.list.requirement)
      ? [{ key: 'cost', label: t('costs.cost'), content: <TripCostTab trip={trip} /> }]
      : []),
    {
      key: 'history',
      label: t('ui:resource.history'),
      content: <HistoryTab endpoint={trips.history} id={trip.id} />,
    },
  ];
}

const shown = [
  'vehicleName',
  'driverName',
  'secondDriverName',
  'route',
  'people',
  'rollName',
  'centreName',
  'startedAt',
  'endedAt',
  'odometerOut',
  'odometerIn',
  'distance',
  'notes',
  'madeByName',
] as const;

/** What is filled in. */
function TripFacts({ trip }: { trip: Trip }) {
  const words = useResourceWords(trips);
  const shownValue = useFieldValues(trips);
  const facts = shown
    .map((field) => ({ label: words.label(field), value: shownValue(trip, field) }))
    .filter(({ value }) => value !== nothing);
  return <FactList facts={facts} />;
}
