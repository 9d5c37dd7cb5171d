import { type ImportState, imports } from '@sewa/contract/imports/imports';
import { jobs } from '@sewa/contract/jobs/jobs';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { upload } from '../../platform/upload.ts';

/** Which import of which kind. */
export interface ImportKey {
  kind: ImportState['kind'];
  id: string;
}

const WORK_LOOKED_AT_MS = 1_000;

export function useImports(kind: ImportState['kind']) {
  return useQuery({
    queryKey: [imports.list.path, kind],
    queryFn: ({ signal }) => call(imports.list, { params: { kind }, signal }),
    // Work that went on elsewhere has changed where they stand.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isAtWork) ? WORK_LOOKED_AT_MS : false),
  });
}

/** Follows the work on a file while there is any. */
export function useImport(key: ImportKey) {
  return useQuery({
    queryKey: keyOf(key),
    queryFn: ({ signal }) => call(imports.read, { params: key, signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? WORK_LOOKED_AT_MS : false),
  });
}

export function useIssues(key: ImportKey, page: number, size: number) {
  return useQuery({
    queryKey: [...keyOf(key), 'issues', page, size],
    queryFn: ({ signal }) => call(imports.issues, { params: key, query: { page, size }, signal }),
    placeholderData: keepPreviousData,
  });
}

export async function uploadImport(
  kind: ImportState['kind'],
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ImportState> {
  const state = await upload(imports.upload, {
    params: { kind },
    query: { fileName: file.name.slice(-200) },
    file,
    ...options,
  });
  await keep(state);
  return state;
}

export async function checkImport(key: ImportKey, mapping: Record<string, number>): Promise<void> {
  await keep(await call(imports.check, { params: key, body: { mapping } }));
}

export async function commitImport(key: ImportKey, body: BodyOf<typeof imports.commit>): Promise<void> {
  await keep(await call(imports.commit, { params: key, body }));
}

export async function forgetImport(key: ImportKey): Promise<void> {
  await call(imports.remove, { params: key });
  await queryClient.invalidateQueries({ queryKey: [imports.list.path, key.kind] });
}

export async function cancelWork(state: ImportState): Promise<void> {
  if (state.job === null) return;
  await call(jobs.cancel, { params: { id: state.job.id } });
  await queryClient.invalidateQueries({ queryKey: keyOf(state) });
}

export function isAtWork({ job }: ImportState): boolean {
  return job?.state === 'waiting' || job?.state === 'running';
}

/** What an act answered is where the import stands now. Issues of an earlier check are out of date. */
async function keep(state: ImportState): Promise<void> {
  queryClient.removeQueries({ queryKey: [...keyOf(state), 'issues'] });
  queryClient.setQueryData(keyOf(state), state);
  await queryClient.invalidateQueries({ queryKey: [imports.list.path, state.kind], exact: true });
}

function keyOf({ kind, id }: ImportKey): string[] {
  return [imports.read.path, kind, id];
}
