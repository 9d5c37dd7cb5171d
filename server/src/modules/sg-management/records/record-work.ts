import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { needsPhotos } from '@sewa/contract/sg-management/record-moves';
import type { SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { renewOrAddPaper } from '../../papers/public.ts';
import { findPremisesOf } from '../premises/premises.queries.ts';
import { premisesPaperTable } from '../premises/premises-table.ts';
import {
  deleteEntry,
  findBill,
  insertEntry,
  isCompleted,
  listEntries,
  setCompleted,
} from './records.queries.ts';
import type { SgRecordResource } from './sg-records.resource.ts';

interface Needs {
  records: SgRecordResource;
  today(): string;
}

const noBill = { amount: null, billNumber: '', vendor: '' } as const;

export function showEntries({ records }: Needs): Handler<typeof sgRecords.entries> {
  return async (tx, { params: { id } }) => {
    await records.get(tx, id);
    return listEntries(tx, id);
  };
}

export function addProgress(needs: Needs): Handler<typeof sgRecords.addProgress> {
  return async (tx, { who, params: { id }, body }) => {
    const record = await lockOpen(tx, needs, id);
    assertPast(body.day, needs.today());
    await insertEntry(tx, {
      ...{ area: areaOf(who), id: newId(), centre: record.centre, record: id, kind: 'progress' },
      ...noBill,
      ...body,
      byName: who.name,
    });
    return needs.records.get(tx, id);
  };
}

export function addBill(needs: Needs): Handler<typeof sgRecords.addBill> {
  return async (tx, { who, params: { id }, body }) => {
    const record = await lockOpen(tx, needs, id);
    assertPast(body.day, needs.today());
    const entered = await findBill(tx, body);
    if (entered !== null)
      throw new PortalError('SG_BILL_TWICE', {
        fields: { billNumber: 'entered before' },
        words: () => ({ number: String(entered) }),
      });
    await insertEntry(tx, {
      ...{ area: areaOf(who), id: newId(), centre: record.centre, record: id, kind: 'bill', percent: null },
      ...body,
      byName: who.name,
    });
    return needs.records.get(tx, id);
  };
}

export function removeEntry(needs: Needs): Handler<typeof sgRecords.removeEntry> {
  return async (tx, { params: { id, entry } }) => {
    await lockOpen(tx, needs, id);
    if (!(await deleteEntry(tx, id, entry))) throw notFound();
    return needs.records.get(tx, id);
  };
}

/** The end of approved work. A record about a document enters the one that follows it in the chain. */
export function completeRecord(needs: Needs): Handler<typeof sgRecords.complete> {
  return async (tx, { who, params: { id }, body, language }) => {
    const record = await lockOpen(tx, needs, id);
    assertVersion(record, body.version);
    // A changed version that waits says something else is to be done.
    if (record.status !== sgRecordStatuses.L2_APPROVED) throw new PortalError('SG_RECORD_NOT_APPROVED');
    assertPast(body.day, needs.today());
    if (needsPhotos(record.kind) && !(record.hasPhotoBefore && record.hasPhotoAfter))
      throw new PortalError('SG_PHOTOS_NEEDED');
    const { paperKind, centre } = record;
    if (paperKind !== null) {
      const { validUntil, paperNumber } = body;
      if (validUntil === null)
        throw new PortalError('SG_PAPER_DAY_NEEDED', { fields: { validUntil: 'missing' } });
      const premises = await findPremisesOf(tx, centre);
      if (premises === null) throw new PortalError('SG_PREMISES_NEEDED');
      const owner = { ...premisesPaperTable, id: premises };
      await renewOrAddPaper(tx, who, { owner, kind: paperKind, number: paperNumber, validUntil, language });
    }
    await setCompleted(tx, id, { day: body.day, by: who.name, text: body.text });
    return needs.records.get(tx, id);
  };
}

/** The photos with which work was completed stay with it. */
export async function refuseFileChange(tx: Tx, id: string): Promise<ErrorCode | null> {
  return (await isCompleted(tx, id)) ? 'SG_RECORD_COMPLETED' : null;
}

/** Work goes on while an approved version is in force, also when a changed one waits. */
async function lockOpen(tx: Tx, { records }: Needs, id: string): Promise<SgRecord> {
  const record = await records.table.lock(tx, id);
  if (!record) throw notFound();
  if (record.completedOn !== null) throw new PortalError('SG_RECORD_COMPLETED');
  if (!record.isInForce) throw new PortalError('SG_RECORD_NOT_APPROVED');
  return record;
}

function assertPast(day: string, today: string): void {
  if (day > today) throw new PortalError('SG_DAY_IN_FUTURE', { fields: { day: 'in the future' } });
}
