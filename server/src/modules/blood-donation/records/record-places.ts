import { mayRecordAtCamp } from '@sewa/contract/blood-donation/camp-moves';
import { decisionDay } from '@sewa/contract/blood-donation/decision-day';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { lockCampFor, lockDonor } from './donations.queries.ts';

/** The donor in the user's sight whom a record is about; who was merged has another record. */
export async function donorForRecord(tx: Tx, id: string): Promise<{ centre: string }> {
  const donor = await lockDonor(tx, id);
  if (!donor) throw new PortalError('BAD_REFERENCE', { fields: { donor: 'unknown' } });
  if (donor.mergedInto !== null) throw new PortalError('RECORD_CLOSED', { fields: { donor: 'closed' } });
  return donor;
}

/** The day on which a deferral was decided, and the centre of its camp. */
export async function placeOfDecision(
  tx: Tx,
  { camp, since, today }: { camp: string | null; since: string; today: string },
): Promise<{ day: string; campCentre: string | null }> {
  const found = camp === null ? null : await lockCampFor(tx, camp);
  const day = decisionDay({ since, today, camp: found });
  return { day, campCentre: await campForRecord(tx, { camp, day }) };
}

/** The camp's centre; a record is made on one of its days, until it is reconciled. */
export async function campForRecord(
  tx: Tx,
  { camp, day }: { camp: string | null; day: string },
): Promise<string | null> {
  if (camp === null) return null;
  const found = await lockCampFor(tx, camp);
  if (!found) throw new PortalError('BAD_REFERENCE', { fields: { camp: 'unknown' } });
  if (found.status === campStatuses.RECONCILED)
    throw new PortalError('CAMP_RECONCILED', { fields: { camp: 'reconciled' } });
  const isItsDay = found.firstDay <= day && day <= found.lastDay;
  if (!isItsDay || !mayRecordAtCamp(found.status))
    throw new PortalError('CAMP_NOT_OPEN', { fields: { camp: 'not open' } });
  return found.centre;
}
