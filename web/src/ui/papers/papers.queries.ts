import type { AttachmentType } from '@sewa/contract/attachments/attachment-types';
import { attachments } from '@sewa/contract/attachments/attachments';
import { papers } from '@sewa/contract/papers/papers';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { upload } from '../../platform/upload.ts';
import { refreshAttachments } from '../attachments/attachments.queries.ts';
import { shrinkPicture } from '../photo/picture-file.ts';

/** The record whose papers they are. */
export interface PapersOf {
  owner: string;
  ownerId: string;
}

export function usePapers({ owner, ownerId }: PapersOf) {
  return useQuery({
    queryKey: [papers.list.path, owner, ownerId],
    queryFn: ({ signal }) => call(papers.list, { query: { owner, ownerId }, signal }),
  });
}

export async function removePaper(id: string): Promise<void> {
  await call(papers.remove, { params: { id } });
  await refreshPapers();
}

export function refreshPapers(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [papers.list.path] });
}

/** Attaches a scan to the record; the paper then names it. */
export async function sendScan(record: PapersOf, file: File, type: AttachmentType): Promise<string> {
  const query = { ...record, type, fileName: file.name };
  const { id } = await upload(attachments.upload, { query, file: await shrinkPicture(file) });
  await refreshAttachments();
  return id;
}
