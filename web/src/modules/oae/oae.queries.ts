import { blocks, gatherings } from '@sewa/contract/oae/gatherings';
import { type MemberFields, members } from '@sewa/contract/oae/members';
import { renewals } from '@sewa/contract/oae/renewals';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { keptOffline } from '../../platform/offline/kept-offline.ts';
import { queryClient } from '../../platform/query-client.ts';

export function useMember(id: string) {
  return useQuery({
    queryKey: [members.list.path, id],
    queryFn: ({ signal }) => call(members.read, { params: { id }, signal }),
    enabled: id !== '',
  });
}

/** Of one centre, or of the whole area: a member may sit in the hall of another centre. */
export function useBlocks(centre?: string) {
  const filter = { isActive: true, ...(centre ? { centre } : {}) };
  return useQuery({
    queryKey: [blocks.list.path, 'choices', filter],
    queryFn: ({ signal }) => call(blocks.list, { query: { size: 500, filter }, signal }),
    meta: keptOffline,
    select: (reply) => reply.rows,
  });
}

export function useGathering(id: string) {
  return useQuery({
    queryKey: [gatherings.list.path, id],
    queryFn: ({ signal }) => call(gatherings.read, { params: { id }, signal }),
    meta: keptOffline,
  });
}

/** The id is made here: the photo and a retry know the record before the server has answered. */
export async function createMember(id: string, fields: MemberFields, idempotencyKey: string) {
  await call(members.create, { body: { ...fields, id }, idempotencyKey });
  return call(members.read, { params: { id } });
}

export async function saveMember(
  id: string,
  body: MemberFields & { version: number },
  idempotencyKey: string,
) {
  const saved = await call(members.update, { params: { id }, body, idempotencyKey });
  await refreshOae();
  return saved;
}

/** One enclosure: a member's name stands in gatherings and renewals, a block's in members. */
export async function refreshOae(): Promise<void> {
  await Promise.all(
    [members.list.path, blocks.list.path, gatherings.list.path, renewals.list.path].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
