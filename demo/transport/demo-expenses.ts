import { newId } from '@sewa/contract/kernel/values/ids';
import { expenseStatuses } from '@sewa/contract/transport/enums';
import type { Client } from 'pg';
import type { DemoArea } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const { REJECTED, DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;

/** A trip as it was inserted. */
type TripRow = Readonly<Record<string, unknown>>;

const FILL_EVERY = 5;
const RUPEES_PER_LITRE = 92;
/** Kilometres that a litre lasts, by the size of the vehicle. */
function kmPerLitre(seats: number): number {
  if (seats > 20) return 4.5;
  return seats > 8 ? 9 : 14;
}

interface Paid {
  kind: string;
  day: unknown;
  amount: number;
  litres: number | null;
  odometer: number | null;
  vendor: string;
  trip: unknown;
}

/** Fuel by the kilometres of the trips, one fill of which is far off, and what else a vehicle costs. */
export async function insertExpenses(
  client: Client,
  area: DemoArea,
  {
    trips,
    vehicles,
  }: { trips: readonly TripRow[]; vehicles: readonly { id: string; centre_id: string; seats: number }[] },
): Promise<void> {
  const rows = vehicles.flatMap((vehicle) => {
    const driven = trips.filter((trip) => trip['vehicle_id'] === vehicle.id && trip['odometer_in'] !== null);
    return [...fuelOf(driven, vehicle.seats), ...othersOf(driven)].map((paid) => ({ paid, vehicle }));
  });
  rows.sort((one, other) => String(one.paid.day).localeCompare(String(other.paid.day)));
  const [maker, approver] = [area.users.get('clerk'), area.users.get('area')];
  await insertRows(
    client,
    'transport_expense',
    rows.map(({ paid, vehicle }, place) => {
      const status = statusOf(place, rows.length);
      const at = `${String(paid.day)}T10:00:00Z`;
      const isApproved = status === APPROVED || status === PAID;
      return {
        area_id: area.areaId,
        id: newId(),
        version: 1,
        created_at: at,
        updated_at: at,
        centre_id: vehicle.centre_id,
        number: place + 1,
        vehicle_id: vehicle.id,
        trip_id: paid.trip,
        kind: paid.kind,
        day: paid.day,
        amount: paid.amount,
        litres: paid.litres,
        odometer: paid.odometer,
        vendor: paid.vendor,
        bill_number: paid.kind === 'toll' ? '' : `${paid.kind.slice(0, 2).toUpperCase()}-${4_100 + place}`,
        paid_by: '',
        notes: '',
        status,
        status_since: at,
        reason: status === REJECTED ? 'The bill cannot be read' : '',
        made_by: maker,
        made_by_name: 'Clerk',
        editors: [],
        approved_by: isApproved ? approver : null,
        approved_by_name: isApproved ? 'Area secretary' : null,
        approved_by_at: isApproved ? at : null,
        settled_by: status === PAID ? approver : null,
        settled_by_name: status === PAID ? 'Area secretary' : null,
        settled_by_at: status === PAID ? at : null,
      };
    }),
  );
  await client.query("insert into number_counter (area_id, kind, last) values ($1, 'transportExpense', $2)", [
    area.areaId,
    rows.length,
  ]);
}

function fuelOf(driven: readonly TripRow[], seats: number): Paid[] {
  const fills: Paid[] = [];
  let last = Number(driven[0]?.['odometer_out'] ?? 0);
  for (const [place, trip] of driven.entries()) {
    if (place % FILL_EVERY !== FILL_EVERY - 1) continue;
    const odometer = Number(trip['odometer_in']);
    // One tank seems to have been filled twice.
    const factor = fills.length === 3 ? 1.8 : 1 + (fills.length % 3) * 0.04;
    const litres = Math.max(1, Math.round(((odometer - last) / kmPerLitre(seats)) * factor * 10) / 10);
    last = odometer;
    fills.push({
      kind: 'fuel',
      day: trip['from_day'],
      amount: Math.round(litres * RUPEES_PER_LITRE) * 100,
      litres,
      odometer,
      vendor: 'Indian Oil, G.T. Road',
      trip: trip['id'],
    });
  }
  return fills;
}

function othersOf(driven: readonly TripRow[]): Paid[] {
  const plain = { litres: null, odometer: null };
  return driven.flatMap((trip, place) => {
    const day = trip['from_day'];
    if (place % 11 === 3)
      return [
        { ...plain, kind: 'toll', day, amount: 13_500, vendor: 'Dhilwan toll plaza', trip: trip['id'] },
      ];
    if (place === 8)
      return [{ ...plain, kind: 'service', day, amount: 480_000, vendor: 'Gill Motors', trip: null }];
    if (place === 19)
      return [{ ...plain, kind: 'tyre', day, amount: 1_260_000, vendor: 'Apollo Tyres', trip: null }];
    return [];
  });
}

/** The older ones are paid; of the latest some of each status. */
function statusOf(place: number, count: number): number {
  const latest = [SUBMITTED, DRAFT, SUBMITTED, APPROVED, REJECTED, SUBMITTED, APPROVED];
  return latest[count - 1 - place] ?? PAID;
}
