import type { CampStation } from '@sewa/contract/blood-donation/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

export interface NewStep {
  area: string;
  id: string;
  centre: string;
  camp: string;
  visit: string;
  act: string;
  station: CampStation;
  desk: string;
  from: number;
  to: number;
  at: string;
  waitedSeconds: number;
  /** The machine where it was done: the donation that it records has the same. */
  device: number;
  user: { id: string; name: string };
  bagNumber?: string;
  reason?: string;
  before: Record<string, unknown>;
}

export async function insertStep(tx: Tx, step: NewStep): Promise<void> {
  await tx
    .insertInto('blood_visit_step')
    .values({
      area_id: step.area,
      id: step.id,
      centre_id: step.centre,
      camp_id: step.camp,
      visit_id: step.visit,
      act: step.act,
      station: step.station,
      desk: step.desk,
      from_status: step.from,
      to_status: step.to,
      at: step.at,
      waited: step.waitedSeconds,
      user_id: step.user.id,
      user_name: step.user.name,
      bag_number: step.bagNumber ?? '',
      reason: step.reason ?? '',
      before: JSON.stringify(step.before),
      device: step.device,
    })
    .execute();
}

export interface StoredStep {
  id: string;
  visit: string;
  act: string;
  station: CampStation;
  desk: string;
  at: string;
  userName: string;
  before: Record<string, unknown>;
  isUndone: boolean;
  isLast: boolean;
}

export async function findStep(tx: Tx, id: string): Promise<StoredStep | null> {
  const { rows } = await sql<StoredStep>`
    select s.id, s.visit_id as visit, s.act, s.station, s.desk, s.at, s.user_name as "userName", s.before, s.undone_at is not null as "isUndone",
      not exists (select from blood_visit_step l where l.area_id = s.area_id and l.visit_id = s.visit_id and l.order_no > s.order_no
        and l.undone_at is null) as "isLast"
    from blood_visit_step s where s.area_id = context_area() and s.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** When a donor was measured last; null: never, or only by a wrong tap. */
export async function findMeasuredAt(tx: Tx, visit: string): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(at) as at from blood_visit_step
    where area_id = context_area() and visit_id = ${visit} and act = 'vitals' and undone_at is null`.execute(
    tx,
  );
  return only(rows).at;
}

export async function markUndone(tx: Tx, id: string, at: string): Promise<void> {
  await tx.updateTable('blood_visit_step').set({ undone_at: at }).where('id', '=', id).execute();
}
