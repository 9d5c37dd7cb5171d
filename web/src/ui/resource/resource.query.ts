import type { AnyResource, Resource } from '@sewa/contract/kernel/resource/resource';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';

export type RowOf<R extends AnyResource> = z.output<R['row']> & { id: string; version: number };
export type FieldsOf<R extends Resource> = z.output<R['fields']>;
export type FieldName<R extends Resource> = keyof FieldsOf<R> & string;
export type ColumnName<R extends AnyResource> = keyof RowOf<R> & string;

export function useResource<R extends Resource>(resource: R, id: string) {
  return useQuery({
    queryKey: [resource.list.path, id],
    queryFn: async ({ signal }) =>
      (await call(resource.read as Resource['read'], { params: { id }, signal })) as RowOf<R>,
    enabled: id !== '',
  });
}

/** Lists and records of a resource are fetched anew. */
export async function refreshResource(resource: Pick<Resource, 'list'>): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [resource.list.path] });
}
