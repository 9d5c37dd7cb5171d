import { meets } from '@sewa/contract/kernel/rights/requirement';
import { dayAfter, todayIn } from '@sewa/contract/kernel/values/days';
import { wallTime, wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import { tripStatuses } from '@sewa/contract/transport/enums';
import {
  judgeDriver,
  judgeVehicle,
  nextFitVehicle,
  type TripProblem,
} from '@sewa/contract/transport/trip-rules';
import { MY_TRIP_DAYS, type myTrips, type Trip, type tripBoard, trips } from '@sewa/contract/transport/trips';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import {
  listAfterDonation,
  listBoardTrips,
  listMyTripIds,
  listMyTripsAfterDonation,
} from './board.queries.ts';
import { listFitDrivers, listFitVehicles } from './fleet.queries.ts';
import { assertFit, countPeople, planOf } from './judge-plan.ts';
import type { StepNeeds } from './trip-steps.ts';
import { isDriverUser, lockForPlanning, lockTrip, movePlan } from './trips.queries.ts';
import { assertOwnCentre, assertTimes } from './trips.resource.ts';

/** Vehicles and drivers for a time, those that are free first. */
export function showFree({ timeZone }: Pick<StepNeeds, 'timeZone'>): Handler<typeof trips.free> {
  return async (tx, { who, query }) => {
    const { from, to, passengers, roll, vehicle: wanted, driver, secondDriver, without } = query;
    const riders =
      roll === undefined ? passengers : await countPeople(tx, { roll, passengers: passengers || null });
    const plan = { from, to, people: riders + (secondDriver === undefined ? 1 : 2) };
    const asked = { span: plan, without };
    const fleet = await listFitVehicles(tx, asked);
    const chosen = fleet.find(({ id }) => id === wanted);
    const people = await listFitDrivers(tx, asked);
    const vehicles = fleet.map(({ busy, papers, ...vehicle }) => ({
      ...vehicle,
      problems: judgeVehicle(plan, { ...vehicle, busy, papers }),
    }));
    // For those who plan: whoever only looks at trips is not told who gave blood.
    const isPlanner = meets(trips.create.requirement, who);
    const gaveBlood = await listAfterDonation(tx, {
      drivers: isPlanner ? people.map(({ id }) => id) : [],
      day: from.slice(0, 10),
      today: todayIn(timeZone),
    });
    const drivers = people.map(({ busy, papers, ...driver }) => ({
      ...driver,
      problems: judgeDriver(plan, { ...driver, busy, papers }, { vehicle: chosen }),
      hasGivenBlood: gaveBlood.has(driver.id),
    }));
    return {
      vehicles: freeFirst(vehicles),
      drivers: freeFirst(drivers),
      nextFit:
        chosen && judgeVehicle(plan, chosen).length > 0
          ? (nextFitVehicle({
              plan,
              instead: chosen,
              drivers: people.filter(({ id }) => id === driver || id === secondDriver),
              fleet,
            })?.id ?? null)
          : null,
    };
  };
}

function freeFirst<One extends { problems: readonly unknown[] }>(all: readonly One[]): One[] {
  return [...all.filter(isFree), ...all.filter((one) => !isFree(one))];
}

function isFree({ problems }: { problems: readonly unknown[] }): boolean {
  return problems.length === 0;
}

const BOARD_DAYS = 7;

export const showWeek: Handler<typeof tripBoard.week> = async (tx, { query }) => {
  const span = {
    from: wallTime(query.from, '00:00'),
    to: wallTime(dayAfter(query.from, BOARD_DAYS), '00:00'),
  };
  // The times of the trips stand in the trips themselves.
  const never = { span: { from: span.from, to: span.from } };
  const [vehicles, drivers, planned] = [
    await listFitVehicles(tx, never),
    await listFitDrivers(tx, never),
    await listBoardTrips(tx, span),
  ];
  const onBoard = new Set(
    planned.flatMap(({ vehicle, driver, secondDriver }) => [vehicle, driver, secondDriver]),
  );
  return {
    vehicles: vehicles
      .filter(({ id, status }) => status !== 'withdrawn' || onBoard.has(id))
      .map(({ busy: _busy, ...vehicle }) => vehicle),
    drivers: drivers
      .filter(({ id, status, leftAs }) => (status !== 'inactive' && leftAs === null) || onBoard.has(id))
      .map(({ busy: _busy, ...driver }) => driver),
    trips: planned,
  };
};

/** What a drag changes, and nothing else. */
export function moveTripPlan({ resource }: StepNeeds): Handler<typeof tripBoard.move> {
  return async (tx, { who, params, body }) => {
    const trip = await lockTrip(tx, params.id);
    if (!trip) throw notFound();
    assertOwnCentre(who, trip);
    assertVersion(await resource.get(tx, trip.id), body.version);
    if (trip.status !== tripStatuses.PLANNED) throw new PortalError('TRIP_FROZEN');
    const { from, to, vehicle, driver } = body;
    const [fromDay = '', fromTime = ''] = from.split('T');
    const [toDay = '', toTime = ''] = to.split('T');
    assertTimes({ fromDay, fromTime, toDay, toTime, driver, secondDriver: trip.secondDriver });
    await lockForPlanning(tx, [vehicle, driver, trip.secondDriver]);
    const people = await countPeople(tx, { ...trip, before: trip.people });
    await assertFit(tx, { id: trip.id, from, to, vehicle, driver, secondDriver: trip.secondDriver, people });
    await movePlan(tx, trip.id, { fromDay, fromTime, toDay, toTime, vehicle, driver });
    return resource.get(tx, trip.id);
  };
}

export function showMyTrips({ timeZone, resource }: StepNeeds): Handler<typeof myTrips.list> {
  return async (tx) => {
    const today = wallTimeIn(timeZone, new Date()).slice(0, 10);
    const ids = await listMyTripIds(tx, {
      from: wallTime(today, '00:00'),
      to: wallTime(dayAfter(today, MY_TRIP_DAYS), '00:00'),
      completedFrom: wallTime(dayAfter(today, -MY_TRIP_DAYS), '00:00'),
    });
    const own = [];
    for (const id of ids) own.push(await resource.get(tx, id));
    return {
      isDriver: await isDriverUser(tx),
      trips: own,
      afterDonation: await listMyTripsAfterDonation(tx, ids),
    };
  };
}

/** Of a trip that has started it is too late to say. */
export function showTripWarnings({ resource, timeZone }: StepNeeds): Handler<typeof trips.warnings> {
  return async (tx, { params }) => {
    const trip = await resource.get(tx, params.id);
    const { status, fromDay, driver, driverName, secondDriver, secondDriverName } = trip;
    if (status !== tripStatuses.PLANNED) return { gaveBlood: [], problems: [] };
    const named = [
      { id: driver, name: driverName },
      { id: secondDriver, name: secondDriverName },
    ];
    const found = await listAfterDonation(tx, {
      drivers: named.flatMap(({ id }) => id ?? []),
      day: fromDay,
      today: todayIn(timeZone),
    });
    return {
      gaveBlood: named.flatMap(({ id, name }) => (id !== null && found.has(id) ? (name ?? []) : [])),
      problems: await planProblems(tx, trip),
    };
  };
}

/** What has come up since the trip was planned, and would keep it from starting: vehicle in repair, papers, licence, seats. */
async function planProblems(tx: Tx, trip: Trip): Promise<TripProblem[]> {
  const { id, vehicle: wanted, driver, secondDriver } = trip;
  const span = { from: wallTime(trip.fromDay, trip.fromTime), to: wallTime(trip.toDay, trip.toTime) };
  const plan = planOf({
    ...span,
    secondDriver,
    people: await countPeople(tx, { ...trip, before: trip.people }),
  });
  const asked = { span, without: id };
  const [vehicle] = await listFitVehicles(tx, { ...asked, ids: [wanted] });
  const ids = [driver, secondDriver].filter((one) => one !== null);
  const drivers = await listFitDrivers(tx, { ...asked, ids });
  return [
    ...(vehicle ? judgeVehicle(plan, vehicle) : []),
    ...drivers.flatMap((one) =>
      judgeDriver(plan, one, { vehicle, field: one.id === driver ? 'driver' : 'secondDriver' }),
    ),
  ];
}
