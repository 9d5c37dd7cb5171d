import { dayAfter } from '@sewa/contract/kernel/values/days';
import { newId } from '@sewa/contract/kernel/values/ids';
import { tripStatuses } from '@sewa/contract/transport/enums';
import type { Client } from 'pg';
import type { DemoArea } from '../demo-part.ts';
import { insertRows } from '../rows.ts';

const { CANCELLED, PLANNED, STARTED, COMPLETED } = tripStatuses;

export interface DemoFleet {
  vehicles: readonly { id: string; centre_id: string; odometer: number; seats: number }[];
  drivers: readonly { id: string }[];
  sites: readonly { id: string; name: string }[];
}

/** What one vehicle does on a day: the hours, where to, how many ride along, and how many kilometres that is. */
interface Round {
  purpose: string;
  from: string;
  to: string;
  sites: readonly number[];
  people: number;
  km: number;
}

/** Vehicle and driver by their places in the demo, and what they do on the days of the week (0: Sunday). */
interface Pattern {
  vehicle: number;
  driver: number;
  days: readonly number[];
  rounds: readonly Round[];
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const patterns: readonly Pattern[] = [
  {
    vehicle: 1,
    driver: 5,
    days: everyDay,
    rounds: [
      { purpose: 'Sangat from the station', from: '05:30', to: '08:00', sites: [0], people: 14, km: 38 },
      {
        purpose: 'Sangat back to the station',
        from: '17:00',
        to: '19:30',
        sites: [0, 1],
        people: 15,
        km: 41,
      },
    ],
  },
  {
    vehicle: 4,
    driver: 5,
    days: [1, 3, 5],
    rounds: [
      { purpose: 'Vegetables for the langar', from: '09:00', to: '12:30', sites: [4], people: 1, km: 22 },
    ],
  },
  {
    vehicle: 6,
    driver: 4,
    days: [1, 2, 3, 4, 5],
    rounds: [
      { purpose: 'Post to the centres', from: '10:00', to: '13:00', sites: [1, 2], people: 0, km: 31 },
    ],
  },
  {
    vehicle: 8,
    driver: 6,
    days: everyDay,
    rounds: [
      { purpose: 'Jatha to Beas', from: '06:00', to: '11:00', sites: [3], people: 36, km: 92 },
      { purpose: 'Jatha back from Beas', from: '15:00', to: '20:00', sites: [3], people: 36, km: 92 },
    ],
  },
  {
    vehicle: 9,
    driver: 0,
    days: [1, 2, 3, 4, 5, 6],
    rounds: [
      { purpose: 'Medicines for the dispensary', from: '09:00', to: '11:00', sites: [2], people: 1, km: 17 },
      { purpose: 'Speaker to the satsang', from: '14:00', to: '18:00', sites: [1, 3], people: 3, km: 88 },
    ],
  },
  {
    vehicle: 10,
    driver: 7,
    days: [0, 2, 4, 6],
    rounds: [
      { purpose: 'Elders to the hospital', from: '08:00', to: '12:00', sites: [2], people: 5, km: 26 },
    ],
  },
  {
    vehicle: 11,
    driver: 8,
    days: [1, 3, 4, 6],
    rounds: [{ purpose: 'Building material', from: '07:00', to: '15:00', sites: [1, 4], people: 2, km: 64 }],
  },
];

const PAST_DAYS = 60;
const COMING_DAYS = 8;

/** Two months of trips that went, a week to come, one that is late, and some that were cancelled. */
export async function insertTrips(
  client: Client,
  area: DemoArea,
  fleet: DemoFleet,
): Promise<readonly Record<string, unknown>[]> {
  const trips: Record<string, unknown>[] = [];
  for (const pattern of patterns) {
    const vehicle = fleet.vehicles[pattern.vehicle];
    const driver = fleet.drivers[pattern.driver];
    if (!vehicle || !driver) throw new Error('the demo has no such vehicle or driver');
    // Backwards, so that the last reading is that of the vehicle.
    let odometer = vehicle.odometer;
    for (let offset = COMING_DAYS; offset >= -PAST_DAYS; offset -= 1) {
      const day = dayAfter(area.today, offset);
      if (!pattern.days.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) continue;
      for (const [place, round] of pattern.rounds.toReversed().entries()) {
        const status = statusOf(offset, { pattern, place });
        const hasGone = status === COMPLETED;
        if (hasGone) odometer -= round.km;
        trips.push(tripOf({ area, fleet, vehicle, driver, day, round, status, odometer }));
      }
    }
  }
  const timeOf = (trip: Record<string, unknown>) => `${trip['from_day']} ${trip['from_time']}`;
  trips.sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
  await insertRows(
    client,
    'transport_trip',
    trips.map((trip, place) => ({ ...trip, number: place + 1 })),
  );
  await client.query("insert into number_counter (area_id, kind, last) values ($1, 'transportTrip', $2)", [
    area.areaId,
    trips.length,
  ]);
  return trips;
}

function statusOf(offset: number, { pattern, place }: { pattern: Pattern; place: number }): number {
  const { vehicle, rounds } = pattern;
  if (offset > 0) return offset === 3 && vehicle === 9 && place === 0 ? CANCELLED : PLANNED;
  // Yesterday's last one is not back yet.
  if (offset === -1 && vehicle === 8 && place === 0) return STARTED;
  if (offset < 0) return offset === -6 && vehicle === 1 ? CANCELLED : COMPLETED;
  // Today one is under way since the morning, the others are still to start.
  return vehicle === 1 && place === rounds.length - 1 ? STARTED : PLANNED;
}

function tripOf(made: {
  area: DemoArea;
  fleet: DemoFleet;
  vehicle: DemoFleet['vehicles'][number];
  driver: { id: string };
  day: string;
  round: Round;
  status: number;
  odometer: number;
}): Record<string, unknown> {
  const { area, fleet, vehicle, driver, day, round, status, odometer } = made;
  const at = `${day}T00:00:00Z`;
  const stops = round.sites.flatMap((place) => fleet.sites[place] ?? []);
  const hasStarted = status === STARTED || status === COMPLETED;
  return {
    area_id: area.areaId,
    id: newId(),
    version: 1,
    created_at: at,
    updated_at: at,
    centre_id: vehicle.centre_id,
    purpose: round.purpose,
    vehicle_id: vehicle.id,
    driver_id: driver.id,
    from_day: day,
    from_time: round.from,
    to_day: day,
    to_time: round.to,
    sites: stops.map(({ id }) => id),
    route: stops.map(({ name }) => name).join(' – '),
    passengers: round.people,
    people: round.people,
    notes: '',
    status,
    reason: status === CANCELLED ? 'Rain, the satsang was put off' : '',
    started_at: hasStarted ? indian(day, round.from) : null,
    ended_at: status === COMPLETED ? indian(day, round.to) : null,
    odometer_out: hasStarted ? odometer : null,
    odometer_in: status === COMPLETED ? odometer + round.km : null,
    freed_at: status === COMPLETED ? `${day}T${round.to}` : null,
    made_by_name: 'Area secretary',
  };
}

function indian(day: string, time: string): string {
  return `${day}T${time}:00+05:30`;
}
