import { mdiPlus } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { classText } from '@sewa/contract/transport/licence-rules';
import { type TripFields, trips } from '@sewa/contract/transport/trips';
import { vehicles } from '@sewa/contract/transport/vehicles';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.ts';
import { dayFromToday } from '../../../platform/today.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { DayField } from '../../../ui/day/DayField.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RowLink } from '../../../ui/list/RowLink.tsx';
import { PageSkeleton } from '../../../ui/PageSkeleton.tsx';
import { ResourceDialog } from '../../../ui/resource/ResourceDialog.tsx';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import type { FleetOption } from '../trips/FleetInput.tsx';
import { useFree } from '../trips/trip.queries.ts';
import { useTripForm } from '../trips/trip-screen.tsx';
import { useProblemText } from '../trips/use-problem-text.ts';
import { askedOf } from './free.rules.ts';

const SETTLE_MS = 300;

/** /transport/trip/free: which vehicles and drivers are free for a time, and why the others are not. */
export function FreePage() {
  const { t } = useTranslation('transport');
  const words = useResourceWords(trips);
  const { may } = useSession();
  const [params, setParams] = useSearchParams();
  const tomorrow = dayFromToday(1);
  const asked = {
    fromDay: params.get('fromDay') ?? tomorrow,
    fromTime: params.get('fromTime') ?? '08:00',
    toDay: params.get('toDay') ?? params.get('fromDay') ?? tomorrow,
    toTime: params.get('toTime') ?? '12:00',
    passengers: params.get('passengers') ?? '',
  };
  const set = (next: Partial<typeof asked>) => setParams({ ...asked, ...next }, { replace: true });
  const query = useSettled(JSON.stringify(askedOf(asked)), SETTLE_MS);
  const free = useFree(JSON.parse(query));
  const [planned, setPlanned] = useState<Partial<TripFields> | null>(null);
  const { choice } = useResourceWords(vehicles);
  const plan = (chosen: Partial<TripFields>) => {
    const { passengers, ...times } = asked;
    setPlanned({ ...times, passengers: passengers === '' ? null : Number(passengers), ...chosen });
  };
  const mayPlan = may(trips.create.requirement);
  const time = (name: 'fromTime' | 'toTime') => (
    <TextField
      type="time"
      label={words.label(name)}
      value={asked[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          mt: 2,
          gridTemplateColumns: { xs: '3fr 2fr', md: 'repeat(5, minmax(0, 200px))' },
          alignItems: 'start',
        }}
      >
        <DayField
          label={words.label('fromDay')}
          value={asked.fromDay}
          onChange={(fromDay) => set({ fromDay, ...(asked.toDay < fromDay ? { toDay: fromDay } : {}) })}
        />
        {time('fromTime')}
        <DayField label={words.label('toDay')} value={asked.toDay} onChange={(toDay) => set({ toDay })} />
        {time('toTime')}
        <TextField
          type="number"
          label={words.label('passengers')}
          value={asked.passengers}
          onChange={(event) => set({ passengers: event.target.value })}
          slotProps={{ htmlInput: { min: 0, max: 200 } }}
        />
      </Box>
      {query === 'null' && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('whoIsFree.check')}
        </Alert>
      )}
      {free.error && !free.data && <ErrorState error={free.error} onRetry={() => void free.refetch()} />}
      {query !== 'null' && free.isPending && <PageSkeleton />}
      {query !== 'null' && free.data && (
        <Box
          sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
          aria-busy={free.isPlaceholderData}
        >
          <Fleet
            title={t('whoIsFree.vehicles')}
            path="/transport/vehicle"
            options={free.data.vehicles.map((one) => ({
              id: one.id,
              title: one.number,
              details: [choice('type', one.type), t('trip.seats', { count: one.seats }), one.centreName]
                .filter(Boolean)
                .join(' · '),
              problems: one.problems,
            }))}
            onPlan={mayPlan ? (vehicle) => plan({ vehicle }) : null}
          />
          <Fleet
            title={t('whoIsFree.drivers')}
            path="/transport/driver"
            options={free.data.drivers.map((one) => ({
              id: one.id,
              title: one.name,
              details: [one.classes.map(classText).join(', '), one.centreName].filter(Boolean).join(' · '),
              problems: one.problems,
              warning: one.hasGivenBlood ? t('blood.driver', { name: one.name }) : undefined,
            }))}
            onPlan={mayPlan ? (driver) => plan({ driver }) : null}
          />
        </Box>
      )}
      {planned && <PlanDialog planned={planned} onClose={() => setPlanned(null)} />}
    </>
  );
}

function PlanDialog({ planned, onClose }: { planned: Partial<TripFields>; onClose: () => void }) {
  return <ResourceDialog {...useTripForm(planned)} resource={trips} row={null} onClose={onClose} />;
}

interface FleetProps {
  title: string;
  path: string;
  options: readonly FleetOption[];
  onPlan: ((id: string) => void) | null;
}

function Fleet({ title, path, options, onPlan }: FleetProps) {
  const { t } = useTranslation('transport');
  const problemText = useProblemText();
  const free = options.filter(({ problems }) => problems.length === 0);
  const others = options.filter(({ problems }) => problems.length > 0);
  return (
    <Box component="section">
      <Typography component="h2" variant="h3">
        {title}
      </Typography>
      <Typography color="textSecondary">{t('whoIsFree.count', { count: free.length })}</Typography>
      <List>
        {free.map(({ id, title: name, details, warning }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', minHeight: 48, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0, py: 0.5 }}>
              <RowLink to={`${path}/${id}`}>{name}</RowLink>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {details}
              </Box>
              {warning && <Typography variant="body2">{warning}</Typography>}
            </Box>
            {onPlan && (
              <Button
                startIcon={<Icon path={mdiPlus} />}
                onClick={() => onPlan(id)}
                aria-label={t('whoIsFree.planWith', { title: name })}
                sx={{ flex: 'none' }}
              >
                {t('whoIsFree.plan')}
              </Button>
            )}
          </Stack>
        ))}
      </List>
      {others.length > 0 && (
        <>
          <Typography component="h3" sx={{ mt: 2, fontWeight: 600 }}>
            {t('free.no')}
          </Typography>
          <List>
            {others.map(({ id, title: name, details, problems }) => (
              <Box component="li" key={id} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
                <RowLink to={`${path}/${id}`}>{name}</RowLink>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {details}
                </Box>
                {problems.map((problem) => (
                  <Typography key={problem.code} variant="body2">
                    {problemText(problem)}
                  </Typography>
                ))}
              </Box>
            ))}
          </List>
        </>
      )}
    </Box>
  );
}

function List({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {children}
    </Box>
  );
}
