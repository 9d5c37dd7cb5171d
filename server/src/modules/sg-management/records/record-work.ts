import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { purposesAfterCompletion } from '@sewa/contract/sg-management/attachments';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { needsPhotos } from '@sewa/contract/sg-management/record-moves';
import type { SgRecord, sgRecords } from '@sewa/contract/sg-management/records';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { renewOrAddPaper, takeBackPaper } from '../../papers/public.ts';
import { findPremisesInUse } from '../premises/premises.queries.ts';
import { premisesPaperTable } from '../premises/premises-table.ts';
import {
  deleteEntry,
  findBill,
  findCompletionPaper,
  findEntryKind,
  insertEntry,
  isCompleted,
  listEntries,
  setCompleted,
  setReopened,
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

/** Also after the completion: the last bill often comes when the work is done. */
export function addBill(needs: Needs): Handler<typeof sgRecords.addBill> {
  return async (tx, { who, params: { id }, body }) => {
    const record = await lockApproved(tx, needs, id);
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
    const record = await lockApproved(tx, needs, id);
    const kind = await findEntryKind(tx, id, entry);
    if (kind === null) throw notFound();
    if (kind === 'progress') assertOpen(record);
    await deleteEntry(tx, id, entry);
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
    const paper = await enterPaper(tx, who, { record, completion: body, language });
    await setCompleted(tx, id, { day: body.day, by: who.name, text: body.text, paper });
    return needs.records.get(tx, id);
  };
}

/** The document that the completion entered goes with it: the next completion enters it anew. */
export function reopenRecord({ records }: Needs): Handler<typeof sgRecords.reopen> {
  return async (tx, { params: { id }, body }) => {
    const record = await records.table.lock(tx, id);
    if (!record) throw notFound();
    assertVersion(record, body.version);
    if (record.completedOn === null) throw new PortalError('SG_RECORD_NOT_COMPLETED');
    const paper = await findCompletionPaper(tx, id);
    if (paper !== null && !(await takeBackPaper(tx, premisesPaperTable, paper)))
      throw new PortalError('SG_PAPER_RENEWED_SINCE');
    await setReopened(tx, id, body.reason);
    return records.get(tx, id);
  };
}

/** The photos with which work was completed stay with it. */
export async function refuseFileChange(tx: Tx, id: string, purpose: string): Promise<ErrorCode | null> {
  if (purposesAfterCompletion.includes(purpose)) return null;
  return (await isCompleted(tx, id)) ? 'SG_RECORD_COMPLETED' : null;
}

/** The renewed document of a record that is about one; its id. */
async function enterPaper(
  tx: Tx,
  who: Who,
  entered: { record: SgRecord; completion: BodyOf<typeof sgRecords.complete>; language: Language },
): Promise<string | null> {
  const { record, completion, language } = entered;
  const { validUntil, paperNumber } = completion;
  if (record.paperKind === null) return null;
  if (validUntil === null)
    throw new PortalError('SG_PAPER_DAY_NEEDED', { fields: { validUntil: 'missing' } });
  const premises = await findPremisesInUse(tx, record.centre);
  if (premises === null) throw new PortalError('SG_PREMISES_NEEDED');
  const owner = { ...premisesPaperTable, id: premises };
  const renewed = { owner, kind: record.paperKind, number: paperNumber, validUntil, language };
  return (await renewOrAddPaper(tx, who, renewed)).id;
}

async function lockOpen(tx: Tx, needs: Needs, id: string): Promise<SgRecord> {
  const record = await lockApproved(tx, needs, id);
  assertOpen(record);
  return record;
}

/** Work goes on while an approved version is in force, also when a changed one waits. */
async function lockApproved(tx: Tx, { records }: Needs, id: string): Promise<SgRecord> {
  const record = await records.table.lock(tx, id);
  if (!record) throw notFound();
  if (!record.isInForce) throw new PortalError('SG_RECORD_NOT_APPROVED');
  return record;
}

function assertOpen({ completedOn }: SgRecord): void {
  if (completedOn !== null) throw new PortalError('SG_RECORD_COMPLETED');
}

function assertPast(day: string, today: string): void {
  if (day > today) throw new PortalError('SG_DAY_IN_FUTURE', { fields: { day: 'in the future' } });
}
