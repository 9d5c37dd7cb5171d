import { campStatuses } from '@sewa/contract/blood-donation/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

const { OPEN, CLOSED, RECONCILED } = campStatuses;

/**
 * Camps that were worked at: all that are not reconciled yet, and the reconciled ones of the last weeks. Without a limit, because
 * a camp that is left out cannot be reconciled, and a laptop would be wiped without a look at it.
 */
export async function comparedCamps(tx: Tx): Promise<{ row: string; title: string; day: string | null }[]> {
  const { rows } = await sql<{ row: string; title: string; day: string }>`
    select c.id as row, c.name as title, c.first_day as day from blood_camp c
    where c.area_id = context_area()
      and (c.status in (${OPEN}, ${CLOSED}) or (c.status = ${RECONCILED} and c.first_day > current_date - 60))
    order by c.status = ${RECONCILED}, c.first_day desc, c.number desc`.execute(tx);
  return rows;
}

/** The machines that worked at a camp, by their numbers; the cloud itself is none of them. */
export async function devicesAtCamp(tx: Tx, camp: string): Promise<number[]> {
  const { rows } = await sql<{ device: number }>`
    select distinct device from (
      select v.device from blood_visit v where v.area_id = context_area() and v.camp_id = ${camp}::uuid
      union all select s.device from blood_visit_step s where s.area_id = context_area() and s.camp_id = ${camp}::uuid
      union all select g.device from blood_donation g where g.area_id = context_area() and g.camp_id = ${camp}::uuid
    ) worked where device > 0`.execute(tx);
  return rows.map(({ device }) => device);
}
