import { expenseStatuses } from '@sewa/contract/transport/enums';
import type { ExpenseFields } from '@sewa/contract/transport/expenses';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { isOwnWork } from '../../../platform/four-eyes/four-eyes.queries.ts';

/** Another expense with the same bill: by its number, by the same fuel at the same reading, or by the same file. */
export async function findBillTwin(
  tx: Tx,
  id: string,
  { vehicle, kind, day, amount, odometer, vendor, billNumber }: ExpenseFields,
): Promise<{ number: number; centreName: string } | null> {
  const { rows } = await sql<{ number: number; centreName: string }>`
    select number, centre_name as "centreName" from bill_twin(${id}, ${vehicle}, ${kind}, ${day}::date, ${amount}::int,
      ${odometer}::int, ${vendor}, ${billNumber})`.execute(tx);
  return rows[0] ?? null;
}

export async function findVehicle(
  tx: Tx,
  id: string,
): Promise<{ number: string; tank: number | null; centre: string } | null> {
  const found = await tx
    .selectFrom('transport_vehicle')
    .select(['number', 'tank', 'centre_id as centre'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

export async function findVehicleOfTrip(tx: Tx, trip: string): Promise<string | null> {
  const found = await tx
    .selectFrom('transport_trip')
    .select('vehicle_id')
    .where('id', '=', trip)
    .executeTakeFirst();
  return found?.vehicle_id ?? null;
}

export async function addEditor(tx: Tx, id: string, user: string): Promise<void> {
  await sql`
    update transport_expense set editors = editors || ${user}::uuid
     where id = ${id} and not ${user}::uuid = any (editors)`.execute(tx);
}

/** The status of an expense that its attachments are about to change. */
export async function findStatus(tx: Tx, id: string): Promise<number | null> {
  const found = await tx
    .selectFrom('transport_expense')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.status ?? null;
}

/** Those that the asking user entered or edited and that wait for nobody else: drafts, and what was rejected. */
export async function countOwnExpenses(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('transport_expense as r')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('r.status', 'in', [expenseStatuses.DRAFT, expenseStatuses.REJECTED])
    .where(isOwnWork)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that wait for an approval by somebody else than those who entered or edited them. */
export async function countWaitingExpenses(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('transport_expense as r')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('r.status', '=', expenseStatuses.SUBMITTED)
    .where(sql<boolean>`not ${isOwnWork}`)
    .executeTakeFirstOrThrow();
  return count;
}
