import { statusText } from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { withStart } from '@sewa/contract/transport/odometer-rules';
import { judgeTripMove, mayUndoTripMove, tripMachine } from '@sewa/contract/transport/trip-moves';
import type { TripProblemCode } from '@sewa/contract/transport/trip-rules';
import type { trips } from '@sewa/contract/transport/trips';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { assertFit, countPeople } from './judge-plan.ts';
import { getReadingsAround } from './readings.queries.ts';
import { assertReading } from './readings.ts';
import {
  assertNotBeforePlan,
  assertNotOut,
  assertWasIn,
  momentOfStep,
  type StepMoment,
} from './step-moment.ts';
import { type LockedTrip, lockForPlanning, lockTrip, setTripStep } from './trips.queries.ts';
import { assertOwnCentre, type TripResource } from './trips.resource.ts';

const { CANCELLED, STARTED, COMPLETED } = tripStatuses;

export interface StepNeeds {
  timeZone: string;
  resource: TripResource;
}

/** Papers, licence, class, leave and seats are judged anew: weeks may have passed since the trip was planned. */
export function startTrip({ timeZone, resource }: StepNeeds): Handler<typeof trips.start> {
  return async (tx, { who, params, body, sentAt }) => {
    const trip = await lockedTrip(tx, resource, params.id);
    const moment = await momentOfStep(tx, { body, sentAt, who, trip, timeZone });
    const { at, wall, isStated } = moment;
    const done = { status: STARTED, odometer: trip.odometerOut, at: trip.startedAt };
    if (isRepetition(trip, done, body.odometer, at)) return resource.get(tx, trip.id);
    assertStep(trip, who, STARTED);
    const { vehicle, driver, secondDriver } = trip;
    if (driver === null) throw new PortalError('TRIP_WITHOUT_DRIVER');
    if (isStated) await assertNotBeforePlan(tx, trip, { at, timeZone, field: 'when' });
    await lockForPlanning(tx, [vehicle, driver, secondDriver]);
    await assertNotOut(tx, trip, moment);
    if (isStated) await assertWasIn(tx, trip, { from: at, field: 'when' });
    const people = await countPeople(tx, { ...trip, before: trip.people });
    const fit = await assertFit(
      tx,
      { id: trip.id, from: trip.from, to: later(trip.to, wall), vehicle, driver, secondDriver, people },
      { ignored: isStated && wall < todayIn(timeZone) ? [...ofThePlan, ...ofToday] : ofThePlan },
    );
    const around = await readingsAt(tx, trip, { moment, odometer: fit.odometer, timeZone });
    assertReading(body.odometer, { ...around, vehicle: fit.number });
    await take(tx, trip, who, {
      to: STARTED,
      people,
      startedAt: at.toISOString(),
      odometerOut: body.odometer,
    });
    return resource.get(tx, trip.id);
  };
}

export function endTrip({ timeZone, resource }: StepNeeds): Handler<typeof trips.end> {
  return async (tx, { who, params, body, sentAt }) => {
    const trip = await lockedTrip(tx, resource, params.id);
    const moment = await momentOfStep(tx, { body, sentAt, who, trip, timeZone });
    const { at, wall, isStated } = moment;
    const done = { status: COMPLETED, odometer: trip.odometerIn, at: trip.endedAt };
    if (isRepetition(trip, done, body.odometer, at)) return resource.get(tx, trip.id);
    assertStep(trip, who, COMPLETED);
    const { startedAt, odometerOut } = trip;
    if (startedAt === null || odometerOut === null) throw new Error('a started trip has no start');
    const start = new Date(startedAt);
    if (at < start)
      throw new PortalError('TRIP_END_BEFORE_START', isStated ? { fields: { when: 'before' } } : {});
    if (isStated) {
      await lockForPlanning(tx, [trip.vehicle, trip.driver, trip.secondDriver]);
      await assertWasIn(tx, trip, { from: start, to: at, field: 'when' });
    }
    const { odometer, vehicleName } = await resource.get(tx, trip.id);
    const around = await readingsAt(tx, trip, { moment, odometer, timeZone });
    assertReading(body.odometer, {
      ...withStart(around, { odometer: odometerOut, day: wallTimeIn(timeZone, start).slice(0, 10) }),
      vehicle: vehicleName,
    });
    await take(tx, trip, who, {
      to: COMPLETED,
      endedAt: at.toISOString(),
      odometerIn: body.odometer,
      freedAt: wall,
    });
    return resource.get(tx, trip.id);
  };
}

export function cancelTrip({ resource }: StepNeeds): Handler<typeof trips.cancel> {
  return async (tx, { who, params, body }) => {
    const trip = await lockedTrip(tx, resource, params.id);
    assertOwnCentre(who, trip);
    assertVersion(await resource.get(tx, trip.id), body.version);
    assertStep(trip, who, CANCELLED, body.reason !== '');
    await take(tx, trip, who, { to: CANCELLED, reason: body.reason });
    return resource.get(tx, trip.id);
  };
}

/** The undo of a cancellation takes vehicle and drivers again, which the constraints on overlaps may refuse. */
export function undoTripStep({ resource }: StepNeeds): Handler<typeof trips.undo> {
  return async (tx, { who, params, body }) => {
    const trip = await lockedTrip(tx, resource, params.id);
    const user = { id: who.userId, acl: who.acl };
    const asked = { trip, version: body.version, user, isDriver: trip.isMine, now: Date.now() };
    if (!mayUndoTripMove(asked) || trip.undo === null) throw new PortalError('TRIP_UNDO_REFUSED');
    if (trip.undo.from === STARTED) await assertNotOut(tx, trip);
    const cleared =
      trip.status === COMPLETED
        ? { endedAt: null, odometerIn: null, freedAt: null }
        : { startedAt: null, odometerOut: null, reason: '' };
    await setTripStep(tx, trip.id, { to: trip.undo.from, ...cleared, undo: null });
    return resource.get(tx, trip.id);
  };
}

/** What may be seen and not written is somebody else's trip. */
export async function lockedTrip(tx: Tx, resource: TripResource, id: string): Promise<LockedTrip> {
  const trip = await lockTrip(tx, id);
  if (trip) return trip;
  await resource.get(tx, id);
  throw new PortalError('TRIP_NOT_YOURS');
}

function assertStep(trip: LockedTrip, who: Who, to: number, hasReason = true): void {
  const user = { id: who.userId, acl: who.acl };
  const refusal = judgeTripMove({ trip, to, user, isDriver: trip.isMine, hasReason });
  switch (refusal) {
    case null:
      return;
    case 'MOVE_UNKNOWN':
      throw new PortalError('TRIP_MOVE_UNKNOWN', {
        words: (language) => ({
          from: statusText(tripMachine, trip.status, language),
          to: statusText(tripMachine, to, language),
        }),
      });
    case 'REASON_NEEDED':
      throw new PortalError('TRIP_REASON_NEEDED', { fields: { reason: 'missing' } });
    case 'NO_DRIVER':
      throw new PortalError('TRIP_WITHOUT_DRIVER');
    case 'FORBIDDEN':
      throw new PortalError('FORBIDDEN', { data: { requirement: right(tripMachine.key, 'edit') } });
    default:
      throw new PortalError('TRIP_NOT_YOURS');
  }
}

async function take(
  tx: Tx,
  trip: LockedTrip,
  who: Who,
  step: Omit<Parameters<typeof setTripStep>[2], 'undo'>,
): Promise<void> {
  const undo = {
    by: who.userId,
    at: new Date().toISOString(),
    from: trip.status,
    // Each change of a row raises it by one.
    version: trip.version + 1,
  };
  if (!(await setTripStep(tx, trip.id, { ...step, undo }))) throw new PortalError('TRIP_NOT_YOURS');
}

/**
 * Now, nothing was read later than what the vehicle says: fuel may have been taken on the way. What is typed in later is
 * compared with the readings around its own moment.
 */
async function readingsAt(
  tx: Tx,
  trip: LockedTrip,
  { moment, odometer, timeZone }: { moment: StepMoment; odometer: number | null; timeZone: string },
) {
  const day = moment.wall.slice(0, 10);
  const asked = { vehicle: trip.vehicle, day, at: moment.at, withoutTrip: trip.id, timeZone };
  const around = { ...(await getReadingsAround(tx, asked)), day };
  return moment.isStated ? around : { ...around, before: odometer, after: null };
}

/** The plan holds the time already; one that starts late is no reason to keep it at home. */
const ofThePlan: readonly TripProblemCode[] = ['TRIP_VEHICLE_BUSY', 'TRIP_DRIVER_BUSY'];
/** How vehicle and driver are today says nothing about an earlier day. */
const ofToday: readonly TripProblemCode[] = [
  'TRIP_VEHICLE_NOT_IN_USE',
  'TRIP_DRIVER_INACTIVE',
  'TRIP_DRIVER_LEFT',
];

const REPEATED_WITHIN_MS = 5 * 60_000;

/** The same step once more, from a device that did not hear the answer. */
function isRepetition(
  trip: LockedTrip,
  done: { status: number; odometer: number | null; at: string | null },
  odometer: number,
  at: Date,
): boolean {
  if (trip.status !== done.status || done.at === null || done.odometer !== odometer) return false;
  return Math.abs(Date.parse(done.at) - at.getTime()) < REPEATED_WITHIN_MS;
}

function later(one: string, other: string): string {
  return one < other ? other : one;
}
