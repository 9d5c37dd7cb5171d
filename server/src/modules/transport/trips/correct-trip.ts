import { wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import { withStart } from '@sewa/contract/transport/odometer-rules';
import { isTripCorrectable } from '@sewa/contract/transport/trip-moves';
import { tripProblemCodes } from '@sewa/contract/transport/trip-rules';
import type { trips } from '@sewa/contract/transport/trips';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { assertFit } from './judge-plan.ts';
import { getReadingsAround } from './readings.queries.ts';
import { assertReading } from './readings.ts';
import { assertNotBeforePlan, assertWasIn, pastMoment } from './step-moment.ts';
import { lockedTrip, type StepNeeds } from './trip-steps.ts';
import { type LockedTrip, lockForPlanning, setCorrected } from './trips.queries.ts';
import { assertOwnCentre } from './trips.resource.ts';

/** Times and readings of a trip, with the checks of its steps. One under way has only those of its start. */
export function correctTrip({ timeZone, resource }: StepNeeds): Handler<typeof trips.correct> {
  return async (tx, { who, params, body }) => {
    const trip = await lockedTrip(tx, resource, params.id);
    assertOwnCentre(who, trip);
    const shown = await resource.get(tx, trip.id);
    assertVersion(shown, body.version);
    const { startedAt, endedAt } = trip;
    if (!isTripCorrectable(trip.status) || startedAt === null) throw new PortalError('TRIP_FROZEN');
    if (endedAt === null && (body.endedWhen ?? body.odometerIn) !== undefined)
      throw new PortalError('TRIP_FROZEN');
    await lockForPlanning(tx, [trip.vehicle, trip.driver, trip.secondDriver]);
    const start = await corrected(tx, body.startedWhen, {
      stored: startedAt,
      timeZone,
      field: 'startedWhen',
    });
    const end =
      endedAt === null
        ? null
        : await corrected(tx, body.endedWhen, { stored: endedAt, timeZone, field: 'endedWhen' });
    if (start.isChanged || end?.isChanged) await assertTimes(tx, trip, { start, end, timeZone });
    const readings = { odometerOut: body.odometerOut, odometerIn: body.odometerIn ?? trip.odometerIn };
    await assertReadings(tx, trip, { ...readings, start, end, vehicleName: shown.vehicleName, timeZone });
    await setCorrected(tx, trip.id, {
      ...readings,
      ...(start.isChanged ? { startedAt: start.at.toISOString() } : {}),
      ...(end?.isChanged ? { endedAt: end.at.toISOString(), freedAt: end.wall } : {}),
    });
    return resource.get(tx, trip.id);
  };
}

interface Corrected {
  at: Date;
  wall: string;
  isChanged: boolean;
}

/** A time that is sent back as it was shown keeps its seconds. */
async function corrected(
  tx: Tx,
  sent: string | undefined,
  { stored, timeZone, field }: { stored: string; timeZone: string; field: string },
): Promise<Corrected> {
  const at = new Date(stored);
  const wall = wallTimeIn(timeZone, at);
  if (sent === undefined || sent === wall) return { at, wall, isChanged: false };
  return { at: await pastMoment(tx, sent, { timeZone, field }), wall: sent, isChanged: true };
}

interface Times {
  start: Corrected;
  /** Null: it is under way. */
  end: Corrected | null;
  timeZone: string;
}

/** All but what lapses by a day: the rest tells how vehicle and driver are now. */
const notOfThatDay = tripProblemCodes.filter(
  (code) => code !== 'TRIP_PAPER_LAPSES' && code !== 'TRIP_LICENCE_LAPSES',
);

async function assertTimes(tx: Tx, trip: LockedTrip, { start, end, timeZone }: Times): Promise<void> {
  if (end && end.at < start.at)
    throw new PortalError('TRIP_END_BEFORE_START', { fields: { endedWhen: 'before' } });
  if (start.isChanged) await assertNotBeforePlan(tx, trip, { at: start.at, timeZone, field: 'startedWhen' });
  await assertWasIn(tx, trip, {
    from: start.at,
    to: end?.at ?? new Date(),
    field: start.isChanged ? 'startedWhen' : 'endedWhen',
  });
  const { driver, people } = trip;
  // Where the driver was erased, nobody knows the licence.
  if (!start.isChanged || driver === null) return;
  const day = { from: start.wall, to: start.wall };
  await assertFit(tx, { ...trip, ...day, driver, people }, { ignored: notOfThatDay });
}

async function assertReadings(
  tx: Tx,
  trip: LockedTrip,
  sent: Times & { odometerOut: number; odometerIn: number | null; vehicleName: string },
): Promise<void> {
  const { start, end, odometerOut, odometerIn, vehicleName: vehicle, timeZone } = sent;
  const around = async ({ at, wall }: Corrected) => {
    const day = wall.slice(0, 10);
    const asked = { vehicle: trip.vehicle, day, at, withoutTrip: trip.id, timeZone };
    return { ...(await getReadingsAround(tx, asked)), day, vehicle };
  };
  assertReading(odometerOut, { ...(await around(start)), field: 'odometerOut' });
  if (end === null || odometerIn === null) return;
  const last = withStart(await around(end), { odometer: odometerOut, day: start.wall.slice(0, 10) });
  assertReading(odometerIn, { ...last, field: 'odometerIn' });
}
