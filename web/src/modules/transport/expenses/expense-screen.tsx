import { type Expense, expenses } from '@sewa/contract/transport/expenses';
import { trips } from '@sewa/contract/transport/trips';
import { vehicles } from '@sewa/contract/transport/vehicles';
import { useEffect, useMemo, useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import type { FormSpec } from '../../../ui/resource/ResourceDialog.tsx';
import { refreshResource } from '../../../ui/resource/resource.query.ts';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { ListInput } from '../trips/ListInput.tsx';
import { useTripsOf, useVehicles } from './expense.queries.ts';
import { useExpenseStatus } from './expense-status.ts';

export const expensePath = '/transport/expense';

export function useExpenseForm(): FormSpec<typeof expenses> {
  return useMemo(
    () => ({
      fields: [
        'kind',
        'vehicle',
        'day',
        'amount',
        'litres',
        'odometer',
        'vendor',
        'billNumber',
        'trip',
        'paidBy',
        'centre',
        'notes',
      ],
      defaults: { kind: 'fuel', day: today() },
      inputs: {
        vehicle: (field, row) => <VehicleInput field={field} row={row} />,
        litres: (field) => <LitresInput field={field} />,
        odometer: (field, row) => <OdometerInput field={field} row={row} />,
        trip: (field, row) => <TripInput field={field} row={row} />,
      },
      // The odometer of a vehicle follows its bills.
      refresh: () => refreshResource(vehicles),
    }),
    [],
  );
}

interface ExpenseInputProps {
  field: BoundField;
  row: Expense | null;
}

function VehicleInput({ field, row }: ExpenseInputProps) {
  const { label } = useResourceWords(expenses);
  const { may } = useSession();
  const found = useVehicles({ isAllowed: may(vehicles.list.requirement) }).data ?? [];
  const current = row && { id: row.vehicle, name: row.vehicleName };
  const options = found.map(({ id, number, make }) => ({
    id,
    name: [number, make].filter(Boolean).join(' · '),
  }));
  return <ListInput {...field} label={label('vehicle')} options={options} current={current} isRequired />;
}

/** Only fuel has litres. */
function LitresInput({ field }: { field: BoundField }) {
  const { label, hint } = useResourceWords(expenses);
  const kind = useWatch({ control: field.control, name: 'kind' });
  const { field: litres } = useController({ control: field.control, name: 'litres' });
  const isFuel = kind === 'fuel';
  const { onChange } = litres;
  useEffect(() => {
    if (!isFuel) onChange(null);
  }, [isFuel, onChange]);
  if (!isFuel) return null;
  return <NumberInput {...field} label={label('litres')} hint={hint('litres')} isDecimal isRequired />;
}

/** Of new fuel the last reading of the vehicle stands there at first, until somebody types another one. */
function OdometerInput({ field, row }: ExpenseInputProps) {
  const { label, hint } = useResourceWords(expenses);
  const { t } = useTranslation('transport');
  const { number } = useFormat();
  const { may } = useSession();
  const [kind, vehicle] = useWatch({ control: field.control, name: ['kind', 'vehicle'] });
  const found = useVehicles({ isAllowed: may(vehicles.list.requirement) }).data;
  const isNewFuel = row === null && kind === 'fuel';
  const last = isNewFuel ? (found?.find(({ id }) => id === vehicle)?.odometer ?? null) : null;
  const {
    field: { value, onChange },
  } = useController({ control: field.control, name: 'odometer' });
  const filledIn = useRef<number | null>(null);
  useEffect(() => {
    if (last === filledIn.current) return;
    if (value === null || value === filledIn.current) onChange(last);
    filledIn.current = last;
  }, [last, value, onChange]);
  const hints = [last === null ? undefined : t('step.last', { km: number(last) }), hint('odometer')];
  return <NumberInput {...field} label={label('odometer')} hint={hints.filter(Boolean).join(' · ')} />;
}

function TripInput({ field, row }: ExpenseInputProps) {
  const { label, hint } = useResourceWords(expenses);
  const { t } = useTranslation('transport');
  const { day } = useFormat();
  const { may } = useSession();
  const vehicle = useWatch({ control: field.control, name: 'vehicle' });
  const isAllowed = may(trips.list.requirement);
  const found = useTripsOf(vehicle || undefined, { isAllowed }).data ?? [];
  if (!isAllowed) return null;
  const options = found.map(({ id, number, purpose, fromDay }) => ({
    id,
    name: `${t('trip.nameOf', { number, purpose })} (${day(fromDay)})`,
  }));
  const current = row?.trip ? { id: row.trip, name: row.tripName ?? '–' } : null;
  return (
    <ListInput {...field} label={label('trip')} hint={hint('trip')} options={options} current={current} />
  );
}

export function useExpenseColumns(): ColumnSpec<typeof expenses>[] {
  const { t } = useTranslation('transport');
  const { choice } = useResourceWords(expenses);
  const statusOf = useExpenseStatus();
  return useMemo(
    () => [
      {
        field: 'kind',
        render: ({ number, kind }: Expense) =>
          t('trip.nameOf', { number, purpose: choice('kind', kind) ?? kind }),
      },
      'day',
      { field: 'vehicleName', isShort: true },
      'vendor',
      'amount',
      {
        field: 'status',
        card: 'status',
        isNumber: false,
        render: ({ status }: Expense) => <StatusChip {...statusOf(status)} />,
        width: 160,
      },
    ],
    [t, choice, statusOf],
  );
}
