import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { errorText } from '@sewa/contract/kernel/calls/errors';
import { MAX_UNDONE, type sewadars } from '@sewa/contract/sewadar/sewadars';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertBadgeTypesOpen } from './badge-type-filter.ts';
import {
  addDepartmentToMany,
  moveSewadars,
  type Selected,
  selectedSewadars,
  setStatus,
  undoActs,
} from './bulk.queries.ts';
import { hasLeft } from './sewadar.rules.ts';
import type { SewadarNeeds } from './sewadars.ts';

/** One act on many: closed records are left as they are and named, everything else is done in one transaction. */
export function bulkAct({ today }: SewadarNeeds): Handler<typeof sewadars.bulk> {
  return async (tx, { who, body, language }) => {
    const { act, selection } = body;
    if (!('ids' in selection)) assertBadgeTypesOpen(who, selection.filter?.['badgeType']);
    const selected = await selectedSewadars(tx, selection, today());
    const open = selected.filter((one) => !one.isClosed);
    const ids = open.map((one) => one.id);
    switch (act.kind) {
      case 'status':
        await setStatus(tx, ids, { status: act.status, leftOn: hasLeft(act.status) ? today() : null });
        break;
      case 'transfer':
        await moveSewadars(tx, ids, { centre: act.centre, today: today() });
        break;
      case 'department':
        await addDepartmentToMany(tx, open, {
          area: areaOf(who),
          department: act.department,
          since: today(),
        });
        break;
    }
    const refused = selected
      .filter((one) => one.isClosed)
      .slice(0, 100)
      .map(({ id, name }) => ({
        id,
        name,
        code: 'RECORD_CLOSED',
        message: errorText('RECORD_CLOSED', language),
      }));
    const replaced = open.filter((one) => replaces(act, one));
    // Each change of a row raises its version by one.
    const changed = replaced.map(({ id, version }) => ({ id, version: version + 1 }));
    return { done: open.length, refused, changed: changed.length > MAX_UNDONE ? [] : changed };
  };
}

export const undoBulk: Handler<typeof sewadars.undoBulk> = async (tx, { body }) => ({
  done: await undoActs(tx, body.changed),
});

/** Whether the act gives somebody another status or centre. A department that was added is taken off in the record. */
function replaces(act: BodyOf<typeof sewadars.bulk>['act'], { status, centre_id }: Selected): boolean {
  switch (act.kind) {
    case 'status':
      return act.status !== status;
    case 'transfer':
      return act.centre !== centre_id;
    case 'department':
      return false;
  }
}
