import { newId } from '@sewa/contract/kernel/ids';
import type { Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { exportOf } from '../../platform/resource/export.ts';
import { historyOf } from '../../platform/resource/history.queries.ts';
import { lockRow } from '../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { oaeHeadings } from './export-headings.ts';
import {
  deleteGathering,
  exportGatherings,
  findGathering,
  insertGathering,
  updateGathering,
} from './gatherings.queries.ts';
import { areaOf } from './members.ts';

export const readGathering: Handler<typeof gatherings.read> = (tx, { params }) => getGathering(tx, params.id);

export const createGathering: Handler<typeof gatherings.create> = async (tx, { who, body }) => {
  const { id = newId(), ...gathering } = body;
  await insertGathering(tx, { area: areaOf(who), id }, gathering);
  return { id };
};

export const editGathering: Handler<typeof gatherings.update> = async (tx, { params, body }) => {
  const { version, ...gathering } = body;
  await lockRow(tx, 'oae_gathering', params.id);
  const current = await getGathering(tx, params.id);
  assertVersion(current, version);
  // Who came sits in the blocks of the place where they came to.
  if (current.centre !== gathering.centre && current.arrived > 0)
    throw new PortalError('IN_USE', { fields: { centre: 'in use' } });
  await updateGathering(tx, params.id, gathering);
  return getGathering(tx, params.id);
};

export const removeGathering: Handler<typeof gatherings.remove> = async (tx, { params }) => {
  if (!(await deleteGathering(tx, params.id))) throw notFound();
  return null;
};

export const exportGatheringList: Handler<typeof gatherings.export> = (tx, { query, who, language }) =>
  exportOf<Gathering>(tx, {
    entity: 'oae_gathering',
    fileName: 'gatherings.csv',
    query,
    columns: ['onDay', 'title', 'centreName', 'arrived', 'isClosed'],
    headings: { language: who.language ?? language, of: oaeHeadings },
    page: (next, cursor) => exportGatherings(next, query, cursor),
  });

export const gatheringHistory: Handler<typeof gatherings.history> = async (tx, { params }) => {
  const { id } = await getGathering(tx, params.id);
  return historyOf(tx, ['oae_gathering'], id);
};

export async function getGathering(tx: Tx, id: string): Promise<Gathering> {
  const gathering = await findGathering(tx, id);
  if (!gathering) throw notFound();
  return gathering;
}
