import type { Rows } from '@sewa/contract/kernel/calls/endpoint';
import { type DueItem, MAX_DUE } from '@sewa/contract/sg-management/due';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { inCentre } from '../../../platform/overview/overview.queries.ts';

export async function hasPremisesInUse(
  tx: Tx,
  { centre, otherThan }: { centre: string; otherThan: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('sg_premises')
    .select('id')
    .where('centre_id', '=', centre)
    .where('status', '=', 'inUse')
    .where('id', '<>', otherThan)
    .executeTakeFirst();
  return found !== undefined;
}

export async function findPremisesInUse(tx: Tx, centre: string): Promise<string | null> {
  const found = await tx
    .selectFrom('sg_premises')
    .select('id')
    .where('centre_id', '=', centre)
    .where('status', '=', 'inUse')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** The centre of a satsang ghar in the caller's sight. */
export async function findCentreOf(tx: Tx, premises: string): Promise<string | null> {
  const found = await tx
    .selectFrom('sg_premises')
    .select('centre_id')
    .where('id', '=', premises)
    .executeTakeFirst();
  return found?.centre_id ?? null;
}

/** Open records with a day, and current papers and services of premises in use, the earliest first; and how many there are. */
export async function listDue(
  tx: Tx,
  { to, centre }: { to: string; centre: string | undefined },
): Promise<Rows<DueItem>> {
  const { rows } = await sql<DueItem & { total: number }>`
    select d.what, d.id, d.owner, d.day, d.title, d.kind, c.name as "centreName", count(*) over ()::int as total from (
      select 'record' as what, r.id, r.id as owner, r.due_day as day, r.title, r.kind, r.area_id, r.centre_id from sg_record r
       where r.area_id = context_area() and r.completed_on is null and r.due_day <= ${to}::date
      union all
      select 'paper', p.id, s.id, p.valid_until, s.name, p.kind, s.area_id, s.centre_id from expiring_paper p
        join sg_premises s on s.area_id = p.area_id and s.id = p.premises_id
       where p.area_id = context_area() and p.is_current and s.status <> 'closed' and p.valid_until <= ${to}::date
      union all
      select 'service', e.id, e.premises_id, e.next_service, e.name, e.subject, e.area_id, e.centre_id from sg_equipment e
        join sg_premises s on s.area_id = e.area_id and s.id = e.premises_id
       where e.area_id = context_area() and s.status <> 'closed' and e.next_service <= ${to}::date
    ) d join centre c on c.area_id = d.area_id and c.id = d.centre_id
    where true ${inCentre('d', centre)}
    order by d.day, d.title, d.id limit ${MAX_DUE}`.execute(tx);
  return { rows: rows.map(({ total: _total, ...item }) => item), total: rows[0]?.total ?? 0 };
}
