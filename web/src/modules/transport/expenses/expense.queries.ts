import { transportCosts } from '@sewa/contract/transport/costs';
import { type Expense, expenses } from '@sewa/contract/transport/expenses';
import { trips } from '@sewa/contract/transport/trips';
import { vehicles } from '@sewa/contract/transport/vehicles';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';

export const EXPENSES = expenses.list.path;

export function useExpense(id: string) {
  return useQuery({
    queryKey: [EXPENSES, id],
    queryFn: ({ signal }) => call(expenses.read, { params: { id }, signal }),
  });
}

const MAX_VEHICLES = 500;

export function useVehicles({ isAllowed }: { isAllowed: boolean }) {
  return useQuery({
    queryKey: [vehicles.list.path, 'all'],
    queryFn: ({ signal }) => call(vehicles.list, { query: { size: MAX_VEHICLES, sort: 'number' }, signal }),
    select: ({ rows }) => rows,
    enabled: isAllowed,
  });
}

const MAX_TRIPS = 50;

/** The latest trips of a vehicle. */
export function useTripsOf(vehicle: string | undefined, { isAllowed }: { isAllowed: boolean }) {
  return useQuery({
    queryKey: [trips.list.path, 'of', vehicle],
    queryFn: ({ signal }) =>
      call(trips.list, {
        query: { size: MAX_TRIPS, sort: '-fromDay', filter: { vehicle: vehicle ?? '' } },
        signal,
      }),
    select: ({ rows }) => rows,
    enabled: isAllowed && vehicle !== undefined,
  });
}

const MAX_EXPENSES = 100;

export function useExpensesOf(trip: string) {
  return useQuery({
    queryKey: [EXPENSES, 'of', trip],
    queryFn: ({ signal }) =>
      call(expenses.list, { query: { size: MAX_EXPENSES, sort: 'day', filter: { trip } }, signal }),
    select: ({ rows }) => rows,
  });
}

/** Whether other centres have bills for the trip, which the list leaves out. */
export function useTripCost(trip: string) {
  return useQuery({
    queryKey: [EXPENSES, 'cost', trip],
    queryFn: ({ signal }) => call(transportCosts.trip, { params: { id: trip }, signal }),
  });
}

export function useFills(vehicle: string) {
  return useQuery({
    queryKey: [EXPENSES, 'fills', vehicle],
    queryFn: ({ signal }) => call(transportCosts.fills, { query: { vehicle }, signal }),
  });
}

export async function moveExpense(
  { id, version }: Pick<Expense, 'id' | 'version'>,
  body: { to: number; reason: string },
  idempotencyKey: string,
): Promise<Expense> {
  try {
    return await call(expenses.move, { params: { id }, body: { ...body, version }, idempotencyKey });
  } finally {
    await refreshExpenses();
  }
}

export async function undoExpenseMove({ id, version }: Pick<Expense, 'id' | 'version'>): Promise<void> {
  try {
    await call(expenses.undo, { params: { id }, body: { version } });
  } finally {
    await refreshExpenses();
  }
}

export async function refreshExpenses(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [EXPENSES] });
}
