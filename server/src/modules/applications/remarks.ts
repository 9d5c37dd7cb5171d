import type { applications } from '@sewa/contract/applications/applications';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Handler } from '../../platform/http/route.ts';
import { getApplication } from './applications.ts';
import { insertRemark, listRemarks } from './moves.queries.ts';

export const showRemarks: Handler<typeof applications.remarks> = async (tx, { params }) => {
  const { id } = await getApplication(tx, params.id);
  return listRemarks(tx, id);
};

export const addRemark: Handler<typeof applications.remark> = async (tx, { who, params, body }) => {
  const { id, centre } = await getApplication(tx, params.id);
  const remark = { area: areaOf(who), application: id, centre, by: who, move: null, text: body.text };
  return { id: await insertRemark(tx, remark) };
};
