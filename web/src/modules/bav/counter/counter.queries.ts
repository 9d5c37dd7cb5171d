import { type SaleBody, sales } from '@sewa/contract/bav/sales';
import { shifts } from '@sewa/contract/bav/shifts';
import { tills } from '@sewa/contract/bav/tills';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { CallError } from '../../../platform/call-error.ts';
import { getConnection } from '../../../platform/connection.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import { send } from '../../../platform/outbox/outbox.ts';
import { currentOwner } from '../../../platform/outbox/sender.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session.ts';
import { listPaid, type PaidSale, removePaid, storePaid } from './counter-store.ts';
import { deviceId } from './device.ts';

/** A counter is asked anew now and then: others sell too, and prices change. Not often: an old phone reads a megabyte. */
const CATALOGUE_EVERY_MS = 5 * 60_000;

/** Counters with their shifts; kept, so that a counter opens again without a connection. */
export function useCounters() {
  const device = deviceId();
  const { may } = useSession();
  return useQuery({
    queryKey: [shifts.atDevice.path, device],
    queryFn: ({ signal }) => call(shifts.atDevice, { query: { device }, signal }),
    enabled: may(shifts.atDevice.requirement),
    meta: keptOffline,
  });
}

const catalogueOf = (till: string) =>
  queryOptions({
    queryKey: [sales.catalogue.path, till],
    queryFn: ({ signal }) => call(sales.catalogue, { query: { till }, signal }),
    meta: keptOffline,
  });

export function useCatalogue(till: string) {
  return useQuery({
    ...catalogueOf(till),
    staleTime: CATALOGUE_EVERY_MS,
    refetchInterval: CATALOGUE_EVERY_MS,
    refetchOnWindowFocus: false,
  });
}

/** What each item costs now; the counter sells from this catalogue from then on. */
export async function fetchPrices(till: string): Promise<ReadonlyMap<string, number>> {
  const items = await queryClient.fetchQuery({ ...catalogueOf(till), staleTime: 0 });
  return new Map(items.map(({ id, price }) => [id, price]));
}

/** However often it is sent, it is one shift. Where its answer was lost, the counters show that it is open. */
export async function openShift(till: string, given: { shift: string; openingFloat: number }): Promise<void> {
  const body = { ...given, device: deviceId() };
  try {
    await call(tills.open, { params: { id: till }, body, idempotencyKey: given.shift });
  } catch (error) {
    void refreshCounters();
    throw error;
  }
  await refreshCounters();
}

export async function closeShift(
  id: string,
  { idempotencyKey, ...body }: BodyOf<typeof shifts.close> & { idempotencyKey: string },
): Promise<void> {
  try {
    await call(shifts.close, { params: { id }, body, idempotencyKey });
  } catch (error) {
    void refreshCounters();
    throw error;
  }
  await refreshCounters();
}

async function refreshCounters(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [shifts.atDevice.path] }),
    queryClient.invalidateQueries({ queryKey: [shifts.list.path] }),
  ]);
}

/** Cash movements wait on the device as sales do. */
export async function moveCash(shift: string, given: { amount: number; reason: string; describe: string }) {
  const { amount, reason, describe } = given;
  const body = { id: newId(), amount, reason, at: new Date().toISOString() };
  const outcome = await send(
    shifts.moveCash,
    { params: { id: shift }, body },
    { stream: `${shiftStream(shift)}cash`, describe },
  );
  void refreshCounters();
  return outcome;
}

/** Everything of a shift that waits on the device. */
export const shiftStream = (shift: string) => `bav/shift/${shift}/`;

export type SaleOutcome =
  | { kind: 'posted'; stock: Readonly<Record<string, number>> }
  /** The server said no while the customer waits: nothing was sold. */
  | { kind: 'refused'; message: string; isPriceChanged: boolean }
  /** On the device, and sent when the server answers. */
  | { kind: 'waiting' };

/** Nobody at a counter waits longer for an answer: the sale is then kept here and over. */
const PATIENCE_MS = 2_500;

/**
 * Posts a sale while the customer waits. It is on the disk before it is sent. When no answer comes in time it is over,
 * whatever the server would say: it goes to the outbox under the same id, so that it is posted once.
 */
export async function postSale(given: Omit<PaidSale, 'owner'>): Promise<SaleOutcome> {
  const owner = currentOwner();
  if (owner === null) throw new Error('Nobody is signed in');
  const paid = { ...given, owner };
  const isStored = await storePaid(paid).then(
    () => true,
    (error: unknown) => {
      console.warn('The device cannot keep the sale', error);
      return false;
    },
  );
  const answer = getConnection() === 'lost' ? null : await askAtOnce(paid.sale);
  if (answer !== null) {
    if (isStored) await removePaid(paid.sale.id);
    return answer;
  }
  try {
    await keepForLater(paid);
  } catch (error) {
    // On the disk as paid, it is sent when the counter is opened the next time: sold again, it would be there twice.
    if (!isStored) throw error;
    console.warn('A sale waits until the counter is opened again', error);
  }
  return { kind: 'waiting' };
}

async function askAtOnce(sale: SaleBody): Promise<SaleOutcome | null> {
  try {
    const reply = await call(sales.sell, { body: sale, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { kind: 'posted', stock: reply.stock };
  } catch (error) {
    const isAnswer =
      error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 401;
    if (!isAnswer) return null;
    return { kind: 'refused', message: error.message, isPriceChanged: error.code === 'SALE_PRICE_CHANGED' };
  }
}

/** Sales build on nothing, so that none holds another. */
async function keepForLater({ sale, describe }: PaidSale): Promise<void> {
  const body = { ...sale, isFinal: true };
  const stream = `${shiftStream(sale.shift)}${sale.id}`;
  await send(sales.sell, { body }, { stream, describe, isUnattended: true });
  await removePaid(sale.id);
}

/** Longer than a sale can be on its way: an older one was left behind. */
const LEFT_BEHIND_MS = 2 * PATIENCE_MS;

/** Sales that were being posted when the browser was killed: the customers have gone. */
export async function resumePaid(): Promise<void> {
  const owner = currentOwner();
  const isLeft = (paid: PaidSale) =>
    paid.owner === owner && Date.now() - Date.parse(paid.sale.at) > LEFT_BEHIND_MS;
  await Promise.all((await listPaid()).filter(isLeft).map(keepForLater));
}
