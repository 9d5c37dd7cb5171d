import { newId } from '@sewa/contract/kernel/ids';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/limits';
import type { areas } from '@sewa/contract/user/organisation';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { lockRow } from '../../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { type Area, deleteArea, exportAreas, findArea, insertArea, updateArea } from './areas.queries.ts';

export const readArea: Handler<typeof areas.read> = (tx, { params }) => getArea(tx, params.id);

export const createArea: Handler<typeof areas.create> = async (tx, { who, body }) => {
  assertMayWrite(who);
  const { id = newId(), ...area } = body;
  await insertArea(tx, id, area);
  return { id };
};

export const editArea: Handler<typeof areas.update> = async (tx, { who, params, body }) => {
  await getArea(tx, params.id);
  assertMayWrite(who);
  await lockRow(tx, 'area', params.id);
  assertVersion(await getArea(tx, params.id), body.version);
  await updateArea(tx, params.id, body);
  return getArea(tx, params.id);
};

export const removeArea: Handler<typeof areas.remove> = async (tx, { who, params }) => {
  await getArea(tx, params.id);
  assertMayWrite(who);
  await deleteArea(tx, params.id);
  return null;
};

export const exportAreaList: Handler<typeof areas.export> = (tx, { query }) =>
  exportOf<Area>(tx, {
    entity: 'area',
    fileName: 'areas.csv',
    query,
    columns: ['code', 'name', 'isActive'],
    page: (next, cursor) => exportAreas(next, query, cursor),
  });

export const areaHistory: Handler<typeof areas.history> = async (tx, { params }) => {
  await getArea(tx, params.id);
  return historyOf(tx, ['area'], params.id);
};

/** Areas are the organisation's, not an area's own. */
function assertMayWrite(who: Who): void {
  if (who.orgLevel < AREA_SWITCH_LEVEL)
    throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: AREA_SWITCH_LEVEL } } });
}

async function getArea(tx: Tx, id: string): Promise<Area> {
  const area = await findArea(tx, id);
  if (!area) throw notFound();
  return area;
}
