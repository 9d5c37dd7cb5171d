import type { BodyOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { fuelBill } from '@sewa/contract/transport/expenses';
import { type Trip, trips } from '@sewa/contract/transport/trips';
import { CallError } from '../../../platform/call-error.ts';
import { send } from '../../../platform/outbox/outbox.ts';
import type { Outcome } from '../../../platform/outbox/outcomes.ts';
import { refreshTrips } from '../trips/trip.queries.ts';

/** What the server answered, or that it waits on the device. */
type Sent<Reply> = { kind: 'done'; reply: Reply } | { kind: 'waiting' };

const correctAt = '/transport/trip/mine';
/** The steps of a trip build on each other; other trips do not wait for them, nor for a bill that is refused. */
const streamOf = (id: string) => `trip ${id}`;

export async function sendStep(
  trip: Pick<Trip, 'id' | 'status'>,
  odometer: number,
  describe: string,
): Promise<Sent<Trip>> {
  const endpoint = trip.status === tripStatuses.PLANNED ? trips.start : trips.end;
  const body = { odometer, at: new Date().toISOString() };
  const outcome = await send(
    endpoint,
    { params: { id: trip.id }, body },
    { stream: streamOf(trip.id), describe, correctAt },
  );
  return settled(outcome);
}

export async function sendFuelBill(
  id: string,
  body: BodyOf<typeof fuelBill>,
  describe: string,
): Promise<Sent<ReplyOf<typeof fuelBill>>> {
  const outcome = await send(
    fuelBill,
    { params: { id }, body },
    { stream: `bill ${body.id}`, describe, correctAt },
  );
  return settled(outcome);
}

/** A refusal stands at the form, as that of any other call. */
async function settled<Reply>(outcome: Outcome<Reply>): Promise<Sent<Reply>> {
  if (outcome.kind === 'refused')
    throw new CallError({
      status: 409,
      code: 'TRIP_FROZEN',
      message: outcome.message,
      said: outcome.message,
    });
  if (outcome.kind === 'done') await refreshTrips();
  else void outcome.final.then(() => refreshTrips());
  return outcome;
}
