import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { holds, right } from '@sewa/contract/kernel/rights/requirement';
import { DAY_MS } from '@sewa/contract/kernel/values/days';
import { wallTimeIn } from '@sewa/contract/kernel/values/wall-time';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentAt } from '../../../platform/db/moment-at.queries.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { findTripDuring, findTripOut } from './trip-times.queries.ts';
import type { LockedTrip } from './trips.queries.ts';

export interface StepMoment {
  at: Date;
  /** The same on the clocks of the area. */
  wall: string;
  /** Read on paper and typed in later; otherwise it happens now, or waited on the driver's phone. */
  isStated: boolean;
}

interface Sent {
  body: { at?: string | undefined; when?: string | undefined };
  sentAt: number | null;
  who: Who;
  trip: LockedTrip;
  timeZone: string;
}

/** When a step was taken. To state another time than now is, as the correction of one, for those who plan trips. */
export async function momentOfStep(tx: Tx, { body, sentAt, who, trip, timeZone }: Sent): Promise<StepMoment> {
  if (body.when === undefined) {
    const at = momentOf(body.at, new Date(), sentAt);
    return { at, wall: wallTimeIn(timeZone, at), isStated: false };
  }
  const isOwn = who.centres === '*' || who.centres.includes(trip.centre);
  if (!isOwn || !holds(who.acl, 'TRANSPORT.TRIP', 'edit'))
    throw new PortalError('FORBIDDEN', { data: { requirement: right('TRANSPORT.TRIP', 'edit') } });
  return {
    at: await pastMoment(tx, body.when, { timeZone, field: 'when' }),
    wall: body.when,
    isStated: true,
  };
}

export async function pastMoment(
  tx: Tx,
  wallTime: string,
  { timeZone, field }: { timeZone: string; field: string },
): Promise<Date> {
  const at = await momentAt(tx, wallTime, timeZone);
  if (at.getTime() > Date.now())
    throw new PortalError('VALIDATION', { fields: { [field]: because('timeInFuture') } });
  return at;
}

/**
 * A trip may leave the evening before its plan. What left earlier still is another day than was meant, or another plan, and
 * the plan holds vehicle and drivers: that is changed first.
 */
export async function assertNotBeforePlan(
  tx: Tx,
  trip: LockedTrip,
  { at, timeZone, field }: { at: Date; timeZone: string; field: string },
): Promise<void> {
  const planned = await momentAt(tx, trip.from, timeZone);
  const recorded = trip.startedAt === null ? Number.POSITIVE_INFINITY : Date.parse(trip.startedAt);
  if (at.getTime() < Math.min(planned.getTime() - DAY_MS, recorded))
    throw new PortalError('TRIP_BEFORE_PLAN', { fields: { [field]: 'before the plan' } });
}

/** Vehicle and drivers are back from their other trips. */
export async function assertNotOut(tx: Tx, trip: LockedTrip, moment?: StepMoment): Promise<void> {
  const out = await findTripOut(tx, crewOf(trip));
  if (!out) return;
  const isEarlier = moment?.isStated && moment.at.getTime() < Date.parse(out.startedAt);
  throw new PortalError(isEarlier ? 'TRIP_OUT_SINCE' : 'TRIP_STILL_OUT', {
    words: () => ({ subject: out.subject, trip: String(out.number) }),
  });
}

/** Vehicle and drivers were on no other trip between two moments; by default within one minute. */
export async function assertWasIn(
  tx: Tx,
  trip: LockedTrip,
  { from, to = new Date(from.getTime() + MINUTE_MS), field }: { from: Date; to?: Date; field: string },
): Promise<void> {
  const during = await findTripDuring(tx, { ...crewOf(trip), from, to });
  if (during)
    throw new PortalError('TRIP_WAS_OUT', {
      fields: { [field]: 'out' },
      words: () => ({ subject: during.subject, trip: String(during.number) }),
    });
}

const MINUTE_MS = 60_000;

function crewOf({ id, vehicle, driver, secondDriver }: LockedTrip) {
  return { id, vehicle, drivers: [driver, secondDriver].filter((one) => one !== null) };
}
