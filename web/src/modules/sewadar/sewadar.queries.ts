import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import { type SewadarFields, sewadars } from '@sewa/contract/sewadar/sewadars';
import { transferStates, transfers } from '@sewa/contract/sewadar/transfers';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useSession } from '../../platform/session.ts';

export function useSewadar(id: string) {
  return useQuery({
    queryKey: [sewadars.list.path, id],
    queryFn: ({ signal }) => call(sewadars.read, { params: { id }, signal }),
    enabled: id !== '',
  });
}

/** The id is made here: the photo and a retry know the record before the server has answered. */
export async function registerSewadar(id: string, fields: SewadarFields, idempotencyKey: string) {
  await call(sewadars.create, { body: { ...fields, id }, idempotencyKey });
  return call(sewadars.read, { params: { id } });
}

export async function saveSewadar(
  id: string,
  body: SewadarFields & { version: number },
  idempotencyKey: string,
) {
  const saved = await call(sewadars.update, { params: { id }, body, idempotencyKey });
  await refreshSewadars();
  return saved;
}

/** Undoes a bulk act. Records that were changed since stay as they are, which is told. */
export async function undoBulk(
  changed: GivenBody<typeof sewadars.undoBulk>['changed'],
  textOf: (left: number) => string,
): Promise<void> {
  try {
    const { done } = await call(sewadars.undoBulk, { body: { changed } });
    if (done < changed.length) throw refusedUndo(textOf(changed.length - done));
  } finally {
    await refreshSewadars();
  }
}

function refusedUndo(text: string): CallError {
  return new CallError({ status: 409, code: 'CONFLICT', message: text, said: text });
}

export function useTransfers(status?: number) {
  const { may } = useSession();
  return useQuery({
    enabled: may(transfers.list.requirement),
    queryKey: [transfers.list.path, status ?? null],
    queryFn: ({ signal }) => call(transfers.list, { query: status === undefined ? {} : { status }, signal }),
    select: (reply) => reply.rows,
  });
}

export function useWaitingTransfers() {
  return useTransfers(transferStates.ASKED);
}

/** Requests of other areas that this one has not answered. */
export async function countIncomingTransfers(signal: AbortSignal): Promise<number> {
  const { rows } = await call(transfers.list, { query: { status: transferStates.ASKED }, signal });
  return rows.filter((transfer) => transfer.isIncoming).length;
}

export function useTransferAreas() {
  return useQuery({
    queryKey: [transfers.areas.path],
    queryFn: ({ signal }) => call(transfers.areas, { signal }),
  });
}

export async function refreshSewadars(): Promise<void> {
  await Promise.all(
    [sewadars.list.path, transfers.list.path, sewadars.departments.path].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
