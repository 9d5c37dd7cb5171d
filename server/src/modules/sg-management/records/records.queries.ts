import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import type { SgRecordEntry, SgSubstance } from '@sewa/contract/sg-management/records';
import { MAX_ENTRIES } from '@sewa/contract/sg-management/records';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { isOverdue, isReturned, isWaiting } from './sg-records.resource.ts';

/** The version that holds, with who approved it. */
export interface InForce {
  substance: SgSubstance;
  revision: number;
  l1By: string;
  l1ByName: string;
  l1At: string;
  l2By: string;
  l2ByName: string;
  at: string;
}

export async function findInForce(tx: Tx, id: string): Promise<InForce | null> {
  const found = await tx.selectFrom('sg_record').select('in_force').where('id', '=', id).executeTakeFirst();
  return (found?.in_force ?? null) as InForce | null;
}

export async function listEntries(tx: Tx, record: string): Promise<SgRecordEntry[]> {
  return tx
    .selectFrom('sg_record_entry')
    .select(['id', 'kind', 'day', 'percent', 'amount', 'bill_number as billNumber', 'vendor', 'text'])
    .select('by_name as byName')
    .where('record_id', '=', record)
    .orderBy('day', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
}

/** Progress or a bill that was entered after a moment. */
export async function hasEntrySince(tx: Tx, record: string, since: string): Promise<boolean> {
  const found = await tx
    .selectFrom('sg_record_entry')
    .select('id')
    .where('record_id', '=', record)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertEntry(
  tx: Tx,
  entry: Omit<SgRecordEntry, 'id'> & { area: string; id: string; centre: string; record: string },
): Promise<void> {
  await tx
    .insertInto('sg_record_entry')
    .values({
      area_id: entry.area,
      id: entry.id,
      centre_id: entry.centre,
      record_id: entry.record,
      kind: entry.kind,
      day: entry.day,
      percent: entry.percent,
      amount: entry.amount,
      bill_number: entry.billNumber,
      vendor: entry.vendor,
      text: entry.text,
      by_name: entry.byName,
    })
    .execute();
}

export async function findEntryKind(
  tx: Tx,
  record: string,
  id: string,
): Promise<SgRecordEntry['kind'] | null> {
  const found = await tx
    .selectFrom('sg_record_entry')
    .select('kind')
    .where('record_id', '=', record)
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.kind ?? null;
}

export async function deleteEntry(tx: Tx, record: string, id: string): Promise<void> {
  await tx.deleteFrom('sg_record_entry').where('record_id', '=', record).where('id', '=', id).execute();
}

/** The number of the record on which a bill of the same financial year stands already, also one out of sight. */
export async function findBill(
  tx: Tx,
  bill: { vendor: string; billNumber: string; day: string },
): Promise<number | null> {
  const { rows } = await sql<{ number: number | null }>`
    select find_bill(${bill.vendor}, ${bill.billNumber}, ${bill.day}::date) as number`.execute(tx);
  return only(rows).number;
}

export async function isCompleted(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('sg_record')
    .select('completed_on')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.completed_on != null;
}

/** A file that is added or removed answers a record that was sent back, as an edit does. */
export async function clearReturn(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('sg_record')
    .set({ reason: '' })
    .where('id', '=', id)
    .where('status', '=', sgRecordStatuses.PENDING)
    .where('reason', '<>', '')
    .execute();
}

export async function setCompleted(
  tx: Tx,
  id: string,
  { day, by, text, paper }: { day: string; by: string; text: string; paper: string | null },
): Promise<void> {
  await tx
    .updateTable('sg_record')
    .set({ completed_on: day, completed_by_name: by, completion: text })
    .set({ completion_paper_id: paper, reopen_reason: '' })
    .where('id', '=', id)
    .execute();
}

/** The document that the completion of a record entered; it may be deleted since. */
export async function findCompletionPaper(tx: Tx, id: string): Promise<string | null> {
  const found = await tx
    .selectFrom('sg_record')
    .select('completion_paper_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.completion_paper_id ?? null;
}

/** As before its completion. The history keeps what the completion said. */
export async function setReopened(tx: Tx, id: string, reason: string): Promise<void> {
  await tx
    .updateTable('sg_record')
    .set({ completed_on: null, completed_by_name: null, completion: '' })
    .set({ completion_paper_id: null, reopen_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function countWaitingRecords(tx: Tx, who: Who): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sg_record r where ${isWaiting(who)}`.execute(tx);
  return only(rows).count;
}

export async function countReturnedRecords(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sg_record r where ${isReturned}`.execute(tx);
  return only(rows).count;
}

export async function countOverdueRecords(tx: Tx, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sg_record r where ${isOverdue(today)}`.execute(tx);
  return only(rows).count;
}
