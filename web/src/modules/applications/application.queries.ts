import { applications } from '@sewa/contract/applications/applications';
import { attachments } from '@sewa/contract/attachments/attachments';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { CallError } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';

const PATH = applications.list.path;

export function useApplication(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(applications.read, { params: { id }, signal }),
  });
}

export function useRemarks(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'remarks'],
    queryFn: ({ signal }) => call(applications.remarks, { params: { id }, signal }),
  });
}

export function useCounts(query: Pick<ApplicationFilter, 'type' | 'centre'>) {
  return useQuery({
    queryKey: [PATH, 'counts', query],
    queryFn: ({ signal }) => call(applications.counts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export type ApplicationFilter = NonNullable<QueryOf<typeof applications.list>['filter']>;

/** One column of the board: those that have waited longest first; of the closed ones the latest. */
export function useColumn(
  filter: ApplicationFilter,
  { isClosed, size }: { isClosed: boolean; size: number },
) {
  const query = { filter, size, sort: isClosed ? ('-statusSince' as const) : ('statusSince' as const) };
  return useQuery({
    queryKey: [PATH, 'column', query],
    queryFn: ({ signal }) => call(applications.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export async function move(
  { id, version }: { id: string; version: number },
  body: { to: number; reason: string },
  { idempotencyKey, changedText }: { idempotencyKey: string; changedText: string },
) {
  try {
    return await call(applications.move, { params: { id }, body: { ...body, version }, idempotencyKey });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'CONFLICT') throw error;
    // There are no entries to compare: whoever decides looks at what is there now, and decides anew.
    const { status, code, requestId } = error;
    throw new CallError({ status, code, requestId, message: changedText, said: changedText });
  } finally {
    await refreshApplications();
  }
}

/** A moved application, and its version since. */
interface Moved {
  id: string;
  version: number;
}

export async function undoMove({ id, version }: Moved): Promise<void> {
  try {
    await call(applications.undo, { params: { id }, body: { version } });
  } finally {
    await refreshApplications();
  }
}

/** Those that were changed since stay as they are, which is told. */
export async function undoMoves(moved: readonly Moved[], textOf: (left: number) => string): Promise<void> {
  try {
    const { done } = await call(applications.undoMany, { body: { moved: [...moved] } });
    if (done < moved.length) throw refusedUndo(textOf(moved.length - done));
  } finally {
    await refreshApplications();
  }
}

function refusedUndo(text: string): CallError {
  return new CallError({ status: 409, code: 'MOVE_UNDO_REFUSED', message: text, said: text });
}

export async function refreshApplications(): Promise<void> {
  await Promise.all(
    [PATH, attachments.list.path].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
}
