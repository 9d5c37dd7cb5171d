import {
  type CampRefusal,
  campMachine,
  isCampEditable,
  judgeCampMove,
} from '@sewa/contract/blood-donation/camp-moves';
import type { Camp, camps } from '@sewa/contract/blood-donation/camps';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { findMove, statusText } from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { BackupReport } from '../../../platform/backups/backups.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { findUnequal } from '../../../platform/sync/comparisons.queries.ts';
import { ownArea } from '../../../platform/sync/laptop/laptop.queries.ts';
import { holdSewadars } from '../../sewadar/public.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { countInLine } from '../floor/visits.queries.ts';
import { devicesAtCamp } from '../sync/compared-camps.queries.ts';
import { assertConditions } from './camp-conditions.ts';
import { countBanks, countRecordsAt, deleteStaff, insertStaff, replaceBanks } from './camps.queries.ts';
import type { CampResource } from './camps.resource.ts';

/** The one way in which a camp changes its status. */
export function moveCamp(
  served: CampResource,
  { today, backups }: BloodNeeds & { backups: BackupReport | null },
): Handler<typeof camps.move> {
  return async (tx, { who, params, body }) => {
    const camp = await lockCamp(tx, served, params.id);
    assertVersion(camp, body.version);
    const inLine = await countInLine(tx, camp.id);
    const refusal = judgeCampMove({
      camp: { ...camp, recorded: await countRecordsAt(tx, camp.id), inLine },
      to: body.to,
      user: { id: who.userId, acl: who.acl },
      today: today(),
      hasReason: body.reason !== '',
      countedUnits: body.units,
    });
    if (refusal) throw refused(refusal, { camp, inLine, to: body.to, units: body.units });
    if (body.to === campStatuses.RECONCILED) await assertHandedIn(tx, camp.id);
    const moved = await served.table.update(tx, camp.id, {
      status: body.to,
      status_since: new Date().toISOString(),
      status_by_name: who.name,
      reason: body.reason,
    });
    if (moved === null) throw notFound();
    if (body.to === campStatuses.CLOSED) backups?.soon();
    return moved;
  };
}

export function setCampBanks(served: CampResource): Handler<typeof camps.setBanks> {
  return async (tx, { who, params, body }) => {
    const camp = await lockEditable(tx, served, params.id);
    const banks = [...new Set(body.banks)];
    if ((await countBanks(tx, banks)) !== banks.length)
      throw new PortalError('BAD_REFERENCE', { fields: { banks: 'unknown' } });
    await replaceBanks(tx, { area: areaOf(who), id: camp.id, centre: camp.centre }, banks);
    const changed = await served.get(tx, camp.id);
    assertConditions(camp, changed);
    return changed;
  };
}

export function addCampStaff(served: CampResource): Handler<typeof camps.addStaff> {
  return async (tx, { who, params, body }) => {
    const camp = await lockEditable(tx, served, params.id);
    if (body.sewadar !== null) {
      const [found] = await holdSewadars(tx, [body.sewadar]);
      if (!found) throw new PortalError('BAD_REFERENCE', { fields: { sewadar: 'unknown' } });
      if (found.isClosed) throw new PortalError('RECORD_CLOSED', { fields: { sewadar: 'closed' } });
    }
    await insertStaff(tx, { area: areaOf(who), id: camp.id, centre: camp.centre }, body);
    return served.get(tx, camp.id);
  };
}

export function removeCampStaff(served: CampResource): Handler<typeof camps.removeStaff> {
  return async (tx, { params }) => {
    const camp = await lockEditable(tx, served, params.id);
    if (!(await deleteStaff(tx, { camp: camp.id, staff: params.staff }))) throw notFound();
    assertConditions(camp, { ...camp, staff: camp.staff.filter(({ id }) => id !== params.staff) });
    return null;
  };
}

/** What laptops did at a camp is here, and both sides count the same. On a laptop that cannot be known for all of them. */
async function assertHandedIn(tx: Tx, camp: string): Promise<void> {
  if ((await ownArea(tx)) !== null) throw new PortalError('SYNC_CLOUD_ONLY');
  const device = await findUnequal(tx, {
    entity: 'blood_camp',
    row: camp,
    numbers: await devicesAtCamp(tx, camp),
  });
  if (device !== null) throw new PortalError('CAMP_NOT_HANDED_IN', { words: () => ({ device }) });
}

async function lockCamp(tx: Tx, served: CampResource, id: string): Promise<Camp> {
  const camp = await served.table.lock(tx, id);
  if (!camp) throw notFound();
  return camp;
}

async function lockEditable(tx: Tx, served: CampResource, id: string): Promise<Camp> {
  const camp = await lockCamp(tx, served, id);
  if (!isCampEditable(camp.status)) throw new PortalError('CAMP_FROZEN');
  return camp;
}

function refused(
  refusal: CampRefusal,
  { camp, inLine, to, units }: { camp: Camp; inLine: number; to: number; units: number | null },
): PortalError {
  switch (refusal) {
    case 'FORBIDDEN': {
      const move = findMove(campMachine, camp.status, to);
      return new PortalError('FORBIDDEN', {
        data: { requirement: right(campMachine.key, move?.act ?? 'closeCamp') },
      });
    }
    case 'REASON_NEEDED':
      return new PortalError('CAMP_REASON_NEEDED', { fields: { reason: 'missing' } });
    case 'UNITS_NEEDED':
      return new PortalError('CAMP_UNITS_NEEDED', { fields: { units: 'missing' } });
    case 'UNITS_DIFFER':
      return new PortalError('CAMP_UNITS_DIFFER', {
        words: () => ({ ours: String(camp.units), theirs: String(units) }),
      });
    case 'LINE_OPEN':
      return new PortalError('CAMP_LINE_OPEN', { words: () => ({ count: String(inLine) }) });
    case 'TOO_EARLY':
    case 'NO_BANK':
    case 'BANK_LAPSED':
    case 'NO_DOCTOR':
    case 'HAS_RECORDS':
      return new PortalError(`CAMP_${refusal}`);
    default:
      return new PortalError('CAMP_MOVE_UNKNOWN', {
        words: (language) => ({
          from: statusText(campMachine, camp.status, language),
          to: statusText(campMachine, to, language),
        }),
      });
  }
}
