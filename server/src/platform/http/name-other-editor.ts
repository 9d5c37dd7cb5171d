import { allResources } from '@sewa/contract/modules';
import { lastChangedBy } from '../resource/last-change.queries.ts';
import type { Guard } from './guard.ts';
import { PortalError } from './portal-error.ts';

const entities = allResources.map(({ entity }) => entity);

/** Two saves met: the refusal names whose save came first. Any other error stays as it is. */
export async function nameOtherEditor(error: unknown, guard: Guard): Promise<unknown> {
  if (!(error instanceof PortalError) || error.code !== 'CONFLICT' || !isRow(error.data)) return error;
  const { data } = error;
  const changedBy = await guard.transact((tx) => lastChangedBy(tx, { entities, id: data.id }));
  return new PortalError('CONFLICT', { data: { ...data, changedBy }, cause: error });
}

function isRow(data: unknown): data is { id: string } {
  return data !== null && typeof data === 'object' && 'id' in data && typeof data.id === 'string';
}
