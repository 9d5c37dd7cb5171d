import { newId } from '@sewa/contract/kernel/ids';
import { type centres, orgLevels } from '@sewa/contract/user/organisation';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import {
  type Centre,
  deleteCentre,
  exportCentres,
  findCentre,
  insertCentre,
  lockCentre,
  updateCentre,
} from './centres.queries.ts';

export const readCentre: Handler<typeof centres.read> = (tx, { params }) => getCentre(tx, params.id);

export const createCentre: Handler<typeof centres.create> = async (tx, { who, body }) => {
  const { id = newId(), ...centre } = body;
  assertMayWrite(who, id);
  if (who.areaId === null) throw new PortalError('BAD_REFERENCE');
  await insertCentre(tx, { area: who.areaId, id }, centre);
  return { id };
};

export const editCentre: Handler<typeof centres.update> = async (tx, { who, params, body }) => {
  const current = await lockCentre(tx, params.id);
  if (!current) {
    const { id } = await getCentre(tx, params.id);
    assertMayWrite(who, id);
    throw notFound();
  }
  assertVersion(current, body.version);
  return updateCentre(tx, params.id, body);
};

export const removeCentre: Handler<typeof centres.remove> = async (tx, { who, params }) => {
  const { id } = await getCentre(tx, params.id);
  assertMayWrite(who, id);
  await deleteCentre(tx, id);
  return null;
};

export const exportCentreList: Handler<typeof centres.export> = (tx, { query }) =>
  exportOf<Centre>(tx, {
    entity: 'centre',
    fileName: 'centres.csv',
    query,
    columns: ['code', 'name', 'address', 'isActive'],
    page: (next, cursor) => exportCentres(next, query, cursor),
  });

export const centreHistory: Handler<typeof centres.history> = async (tx, { params }) => {
  const { id } = await getCentre(tx, params.id);
  return historyOf(tx, ['centre'], id);
};

/** Everybody sees the centres of the area; a centre-level user edits the own ones and makes no new one. */
function assertMayWrite(who: Who, id: string): void {
  if (who.centres !== '*' && !who.centres.includes(id))
    throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: orgLevels.AREA } } });
}

async function getCentre(tx: Tx, id: string): Promise<Centre> {
  const centre = await findCentre(tx, id);
  if (!centre) throw notFound();
  return centre;
}
