import { statusText } from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { judgeTripMove, mayUndoTripMove, tripMachine } from '@sewa/contract/transport/trip-moves';
import { wallTimeIn } from '@sewa/contract/transport/trip-rules';
import { MAX_TRIP_KM, type trips } from '@sewa/contract/transport/trips';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { assertFit, countPeople } from './judge-plan.ts';
import {
  correctReadings,
  findTripOut,
  type LockedTrip,
  lockForPlanning,
  lockTrip,
  neighbourReadings,
  setTripStep,
} from './trips.queries.ts';
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
    const at = madeAt(body.at, sentAt);
    if (
      isRepetition(
        trip,
        { status: STARTED, odometer: trip.odometerOut, at: trip.startedAt },
        body.odometer,
        at,
      )
    )
      return resource.get(tx, trip.id);
    assertStep(trip, who, STARTED);
    const { vehicle, driver, secondDriver } = trip;
    if (driver === null) throw new PortalError('TRIP_WITHOUT_DRIVER');
    await lockForPlanning(tx, [vehicle, driver, secondDriver]);
    await assertNotOut(tx, trip);
    const people = await countPeople(tx, { ...trip, before: trip.people });
    const started = wallTimeIn(timeZone, at);
    const fit = await assertFit(
      tx,
      { id: trip.id, from: trip.from, to: later(trip.to, started), vehicle, driver, secondDriver, people },
      // The plan holds the time already; one that starts late is no reason to keep it at home.
      { ignored: ['TRIP_VEHICLE_BUSY', 'TRIP_DRIVER_BUSY'] },
    );
    assertReading(body.odometer, { last: fit.odometer, vehicle: fit.number });
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
    const at = madeAt(body.at, sentAt);
    if (
      isRepetition(
        trip,
        { status: COMPLETED, odometer: trip.odometerIn, at: trip.endedAt },
        body.odometer,
        at,
      )
    )
      return resource.get(tx, trip.id);
    assertStep(trip, who, COMPLETED);
    if (trip.startedAt !== null && at.getTime() < Date.parse(trip.startedAt))
      throw new PortalError('TRIP_END_BEFORE_START');
    const { odometer, vehicleName } = await resource.get(tx, trip.id);
    // Fuel may have been taken on the way.
    const last = Math.max(odometer ?? 0, trip.odometerOut ?? 0);
    assertReading(body.odometer, { last, vehicle: vehicleName });
    await take(tx, trip, who, {
      to: COMPLETED,
      endedAt: at.toISOString(),
      odometerIn: body.odometer,
      freedAt: wallTimeIn(timeZone, at),
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

/** The readings stay between those of the trips before and after. */
export function correctTrip({ resource }: StepNeeds): Handler<typeof trips.correct> {
  return async (tx, { who, params, body }) => {
    const trip = await lockedTrip(tx, resource, params.id);
    assertOwnCentre(who, trip);
    const shown = await resource.get(tx, trip.id);
    assertVersion(shown, body.version);
    if (trip.status !== COMPLETED || trip.startedAt === null) throw new PortalError('TRIP_FROZEN');
    const { before, after } = await neighbourReadings(tx, { ...trip, startedAt: trip.startedAt });
    const vehicle = shown.vehicleName;
    assertReading(body.odometerOut, { last: before, vehicle, field: 'odometerOut' });
    assertReading(body.odometerIn, { last: body.odometerOut, vehicle, field: 'odometerIn' });
    if (after !== null && body.odometerIn > after)
      throw new PortalError('ODOMETER_BEYOND_NEXT', {
        fields: { odometerIn: 'beyond the next' },
        words: () => ({ vehicle, next: String(after) }),
      });
    await correctReadings(tx, trip.id, body);
    return resource.get(tx, trip.id);
  };
}

/** What may be seen and not written is somebody else's trip. */
async function lockedTrip(tx: Tx, resource: TripResource, id: string): Promise<LockedTrip> {
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

/** Vehicle and drivers are back from their other trips. */
async function assertNotOut(tx: Tx, { id, vehicle, driver, secondDriver }: LockedTrip): Promise<void> {
  const drivers = [driver, secondDriver].filter((one) => one !== null);
  const out = await findTripOut(tx, { id, vehicle, drivers });
  if (out)
    throw new PortalError('TRIP_STILL_OUT', {
      words: () => ({ subject: out.subject, trip: String(out.number) }),
    });
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

/** An odometer never runs back, and a digit too many is noticed. */
export function assertReading(
  reading: number,
  { last, vehicle, field = 'odometer' }: { last: number | null; vehicle: string; field?: string },
): void {
  if (last === null) return;
  const words = () => ({ vehicle, last: String(last), km: String(reading - last) });
  if (reading < last)
    throw new PortalError('ODOMETER_BACK', { fields: { [field]: 'back' }, words, data: { last } });
  if (reading > last + MAX_TRIP_KM)
    throw new PortalError('ODOMETER_TOO_FAR', { fields: { [field]: 'too far' }, words, data: { last } });
}

/** When a step was taken: the clock of the device is believed only about how long ago that was, never about the future. */
function madeAt(at: string | undefined, sentAt: number | null): Date {
  const now = Date.now();
  if (at === undefined) return new Date(now);
  return new Date(now - Math.max(0, (sentAt ?? now) - Date.parse(at)));
}

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
