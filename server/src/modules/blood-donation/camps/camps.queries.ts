import type { CampStaff } from '@sewa/contract/blood-donation/camps';
import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { countOf } from '../../../platform/overview/overview.queries.ts';

/** Conditions of the lists that Home counts; the table is `r`. */
export const isToOpen = (today: string) =>
  sql<boolean>`(r.status = ${sql.lit(campStatuses.PLANNED)} and r.first_day <= ${today}::date)`;
export const isToClose = (today: string) =>
  sql<boolean>`(r.status = ${sql.lit(campStatuses.OPEN)} and r.last_day < ${today}::date)`;

export async function countCamps(tx: Tx, condition: ReturnType<typeof isToOpen>): Promise<number> {
  return countOf(tx, sql`select from blood_camp as r where ${condition}`);
}

/** Everything that was recorded at a camp, whoever's donors they are. */
export async function countRecordsAt(tx: Tx, camp: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from blood_donation where area_id = context_area() and camp_id = ${camp})
      + (select count(*) from blood_deferral where area_id = context_area() and camp_id = ${camp})
      + (select count(*) from blood_visit where area_id = context_area() and camp_id = ${camp}))::int as count`.execute(
    tx,
  );
  return only(rows).count;
}

export async function replaceBanks(
  tx: Tx,
  camp: { area: string; id: string; centre: string },
  banks: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('blood_camp_bank')
    .where('camp_id', '=', camp.id)
    .where(sql<boolean>`not bank_id = any (${banks}::uuid[])`)
    .execute();
  if (banks.length === 0) return;
  await tx
    .insertInto('blood_camp_bank')
    .values(
      banks.map((bank) => ({
        area_id: camp.area,
        id: newId(),
        centre_id: camp.centre,
        camp_id: camp.id,
        bank_id: bank,
      })),
    )
    .onConflict((conflict) => conflict.constraint('blood_camp_bank_once').doNothing())
    .execute();
}

export async function countBanks(tx: Tx, banks: readonly string[]): Promise<number> {
  return countOf(
    tx,
    sql`select from blood_bank where area_id = context_area() and id = any (${banks}::uuid[])`,
  );
}

export async function insertStaff(
  tx: Tx,
  camp: { area: string; id: string; centre: string },
  { station, name, phone, sewadar }: CampStaff,
): Promise<void> {
  await tx
    .insertInto('blood_camp_staff')
    .values({
      area_id: camp.area,
      id: newId(),
      centre_id: camp.centre,
      camp_id: camp.id,
      station,
      name,
      phone,
      sewadar_id: sewadar,
    })
    .execute();
}

export async function deleteStaff(
  tx: Tx,
  { camp, staff }: { camp: string; staff: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('blood_camp_staff')
    .where('camp_id', '=', camp)
    .where('id', '=', staff)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
