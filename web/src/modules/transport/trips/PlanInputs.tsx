import { wallTime } from '@sewa/contract/kernel/values/wall-time';
import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { classText } from '@sewa/contract/transport/licence-rules';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { vehicles } from '@sewa/contract/transport/vehicles';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { FleetInput, type FleetOption } from './FleetInput.tsx';
import { ListInput } from './ListInput.tsx';
import { useFree, useOpenRolls } from './trip.queries.ts';

const SETTLE_MS = 300;

/** Vehicles and drivers for the times and passengers that stand in the form. */
function useFreeInForm({ control }: BoundField, row: Trip | null) {
  const [fromDay, fromTime, toDay, toTime, passengers, roll, vehicle, driver, secondDriver] = useWatch({
    control,
    name: [
      'fromDay',
      'fromTime',
      'toDay',
      'toTime',
      'passengers',
      'roll',
      'vehicle',
      'driver',
      'secondDriver',
    ],
  });
  const [from, to] = [wallTime(fromDay ?? '', fromTime ?? ''), wallTime(toDay ?? '', toTime ?? '')];
  const isWhole = isMoment.test(from) && isMoment.test(to) && from < to;
  const key = JSON.stringify({ from, to, passengers, roll, vehicle, driver, secondDriver });
  const settled = useSettled(key, SETTLE_MS);
  const query = isWhole
    ? {
        from,
        to,
        passengers: typeof passengers === 'number' ? Math.min(Math.max(passengers, 0), 200) : 0,
        ...(roll ? { roll } : {}),
        ...(vehicle ? { vehicle } : {}),
        ...(driver ? { driver } : {}),
        ...(secondDriver ? { secondDriver } : {}),
        ...(row ? { without: row.id } : {}),
      }
    : null;
  return useFree(settled === key ? query : null);
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

interface PlanInputProps {
  field: BoundField;
  row: Trip | null;
}

export function VehicleInput({ field, row }: PlanInputProps) {
  const { label } = useResourceWords(trips);
  const { choice } = useResourceWords(vehicles);
  const { data, isFetching } = useFreeInForm(field, row);
  const { t } = useTranslation('transport');
  const fleet = data?.vehicles ?? [];
  const optionOf = (one: (typeof fleet)[number]): FleetOption => ({
    id: one.id,
    title: one.number,
    details: [choice('type', one.type), one.make, t('trip.seats', { count: one.seats }), one.centreName]
      .filter(Boolean)
      .join(' · '),
    problems: one.problems,
  });
  const instead = fleet.find(({ id }) => id === data?.nextFit);
  return (
    <FleetInput
      {...field}
      label={label('vehicle')}
      isRequired
      options={fleet.map(optionOf)}
      isLoading={isFetching}
      current={row && { id: row.vehicle, title: row.vehicleName }}
      instead={instead ? optionOf(instead) : null}
    />
  );
}

export function DriverInput({ field, row, isSecond = false }: PlanInputProps & { isSecond?: boolean }) {
  const { label } = useResourceWords(trips);
  const { t } = useTranslation('transport');
  const { data, isFetching } = useFreeInForm(field, row);
  const name = isSecond ? 'secondDriver' : 'driver';
  const id = row?.[name] ?? null;
  return (
    <FleetInput
      {...field}
      label={label(name)}
      isRequired={!isSecond}
      isOptional={isSecond}
      options={(data?.drivers ?? []).map((one) => ({
        id: one.id,
        title: one.name,
        details: [one.classes.map(classText).join(', '), one.centreName].filter(Boolean).join(' · '),
        problems: one.problems,
        warning: one.hasGivenBlood ? t('blood.driver', { name: one.name }) : undefined,
      }))}
      isLoading={isFetching}
      current={id === null ? null : { id, title: row?.[`${name}Name`] ?? '–' }}
    />
  );
}

/** Only for those who may see rolls; others leave the roll as it is. */
export function RollInput({ field, row }: PlanInputProps) {
  const { label, hint } = useResourceWords(trips);
  const { may } = useSession();
  const isAllowed = may(rolls.list.requirement);
  const found = useOpenRolls({ isAllowed }).data ?? [];
  if (!isAllowed) return null;
  const options = found.map(({ id, number, destination, members }) => ({
    id,
    name: `${number} · ${destination} (${members})`,
  }));
  const current = row?.roll ? { id: row.roll, name: row.rollName ?? '–' } : null;
  return (
    <ListInput {...field} label={label('roll')} hint={hint('roll')} options={options} current={current} />
  );
}
