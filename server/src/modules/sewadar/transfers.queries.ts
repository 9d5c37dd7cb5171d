import { type Transfer, transferStates } from '@sewa/contract/sewadar/transfers';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import { countOf } from '../../platform/overview/overview.queries.ts';

export async function listTransferAreas(tx: Tx): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from transfer_areas()`.execute(tx);
  return rows;
}

export async function listTransfers(tx: Tx, { area, status }: { area: string; status?: number | undefined }) {
  const areas = await areaNames(tx);
  const rows = await tx
    .selectFrom('transfer_request')
    .selectAll()
    .$if(status !== undefined, (all) => all.where(sql<boolean>`status = ${status}`))
    .orderBy('status')
    .orderBy('asked_at', 'desc')
    .limit(500)
    .execute();
  return { rows: rows.map(asTransfer), total: rows.length };

  function asTransfer(row: (typeof rows)[number]): Transfer {
    const isIncoming = row.to_area_id === area;
    return {
      id: row.id,
      isIncoming,
      // Each side gets the id that it can open.
      sewadar: isIncoming ? null : row.sewadar_id,
      newSewadar: isIncoming ? row.new_sewadar_id : null,
      name: row.name,
      person: { ...keptLater, ...(row.person as Omit<Transfer['person'], keyof typeof keptLater>) },
      fromArea: areas.get(row.area_id) ?? '',
      toArea: areas.get(row.to_area_id) ?? '',
      status: row.status,
      reason: row.reason,
      answer: row.answer,
      askedByName: row.asked_by_name,
      askedAt: row.asked_at,
      decidedByName: row.decided_by_name,
      decidedAt: row.decided_at,
    };
  }
}

/** What requests of earlier versions do not hold. */
const keptLater = { relativeKind: '', relativeName: '', isBirthEstimated: false };

/** Transfers that another area asked of this one; only seen by those who see the whole area. */
export async function countIncomingTransfers(tx: Tx): Promise<number> {
  return countOf(
    tx,
    sql`select from transfer_request where status = ${transferStates.ASKED} and to_area_id = context_area()`,
  );
}

export async function insertTransfer(
  tx: Tx,
  transfer: {
    area: string;
    id: string;
    centre: string;
    sewadar: string;
    toArea: string;
    name: string;
    person: Transfer['person'];
    reason: string;
    user: { id: string; name: string };
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('transfer_request')
    .values({
      area_id: transfer.area,
      id: transfer.id,
      centre_id: transfer.centre,
      sewadar_id: transfer.sewadar,
      to_area_id: transfer.toArea,
      name: transfer.name,
      person: JSON.stringify(transfer.person),
      reason: transfer.reason,
      asked_by: transfer.user.id,
      asked_by_name: transfer.user.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The record that the other area made, or already had made. Not found: not asked of this area. */
export async function acceptTransfer(
  tx: Tx,
  accept: { id: string; centre: string; newId: string; userName: string; today: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select accept_transfer(${accept.id}, ${accept.centre}, ${accept.newId}, ${accept.userName}, ${accept.today}::date) as id`.execute(
    tx,
  );
  return only(rows).id;
}

export async function declineTransfer(
  tx: Tx,
  decline: { id: string; answer: string; userName: string },
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select decline_transfer(${decline.id}, ${decline.answer}, ${decline.userName}) as done`.execute(tx);
  return only(rows).done;
}

export async function withdrawTransfer(tx: Tx, id: string, area: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('transfer_request')
    .set({ status: transferStates.WITHDRAWN, decided_at: sql`now()` })
    .where('id', '=', id)
    .where('area_id', '=', area)
    .where('status', '=', transferStates.ASKED)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Null: there is no such request for this side. */
export async function findTransferStatus(tx: Tx, id: string): Promise<number | null> {
  const found = await tx
    .selectFrom('transfer_request')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.status ?? null;
}

/** The own area by its row, the others by name only. */
async function areaNames(tx: Tx): Promise<Map<string, string>> {
  const own = await tx
    .selectFrom('area')
    .select(['id', 'name'])
    .where(sql<boolean>`id = context_area()`)
    .execute();
  return new Map([...own, ...(await listTransferAreas(tx))].map((area) => [area.id, area.name]));
}
