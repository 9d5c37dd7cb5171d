import { type Expense, expenses } from '@sewa/contract/transport/expenses';
import { trips } from '@sewa/contract/transport/trips';
import { vehicles } from '@sewa/contract/transport/vehicles';
import { useEffect, useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { today } from '../../../platform/today.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { BoundField } from '../../../ui/form/bound-field.ts';
import { NumberInput } from '../../../ui/form/NumberInput.tsx';
import type { FormSpec } from '../../../ui/resource/ResourceDialog.tsx';
import type { ColumnSpec } from '../../../ui/resource/use-resource-columns.ts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { ListInput } from '../trips/ListInput.tsx';
import { useTripsOf, useVehicles } from './expense.queries.ts';
import { useExpenseStatus } from './expense-status.ts';

export const expensePath = '/transport/expense';

export function useExpenseForm(): FormSpec<typeof expenses> {
  const { label, hint } = useResourceWords(expenses);
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
        odometer: (field) => <NumberInput {...field} label={label('odometer')} hint={hint('odometer')} />,
        trip: (field, row) => <TripInput field={field} row={row} />,
      },
    }),
    [label, hint],
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
