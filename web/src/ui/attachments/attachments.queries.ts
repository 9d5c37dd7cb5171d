import { attachments } from '@sewa/contract/attachments/attachments';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';

/** The record that something is attached to. */
export interface Owner {
  /** The kind of record, as its module declares it. */
  owner: QueryOf<typeof attachments.list>['owner'];
  ownerId: string;
}

export function useAttachments({ owner, ownerId }: Owner) {
  return useQuery({
    queryKey: [attachments.list.path, owner, ownerId],
    queryFn: ({ signal }) => call(attachments.list, { query: { owner, ownerId }, signal }),
  });
}

export async function removeAttachment(id: string): Promise<void> {
  await call(attachments.remove, { params: { id } });
  await refreshAttachments();
}

export async function makePhoto(id: string): Promise<void> {
  await call(attachments.makePhoto, { params: { id } });
  await refreshAttachments();
}

/** The photo stands in the record too: the page that shows it says with `onChange` what else to fetch. */
export function refreshAttachments(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [attachments.list.path] });
}
