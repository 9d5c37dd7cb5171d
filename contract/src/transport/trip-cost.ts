import { costingStatuses } from './charts.ts';

interface TripCost {
  /** Paise, as all that follows. */
  readonly total: number;
  /** Null: nobody rode along. */
  readonly perPerson: number | null;
  /** Null: the trip is not back, or went nowhere. */
  readonly perKm: number | null;
}

/** What a trip cost by the expenses that name it, for each passenger and for each kilometre. A rejected one costs nothing. */
export function tripCost(
  expenses: readonly { readonly amount: number; readonly status: number }[],
  { people, distance }: { readonly people: number; readonly distance: number | null },
): TripCost {
  const total = expenses
    .filter(({ status }) => costingStatuses.some((one) => one === status))
    .reduce((sum, { amount }) => sum + amount, 0);
  return {
    total,
    perPerson: people > 0 ? Math.round(total / people) : null,
    perKm: distance !== null && distance > 0 ? Math.round(total / distance) : null,
  };
}
