import type { VehiclePass, vehiclePasses } from '@sewa/contract/badges/vehicle';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { pageOf, sortOf } from '../../../platform/resource/paging.ts';

const shown = (today: string) => sql`
  select p.id, p.version, p.number, p.vehicle_number as "vehicleNumber", p.vehicle_type as "vehicleType", p.name, p.phone,
    p.centre_id, c.name as "centreName", p.valid_from as "validFrom", p.valid_to as "validTo", p.revoke_reason as "revokeReason",
    case when p.revoked_at is not null then 'revoked' when p.valid_to < ${today}::date then 'ended' else 'valid' end as state
  from vehicle_pass p join centre c on c.area_id = p.area_id and c.id = p.centre_id`;

const orders = { number: sql`number`, vehicleNumber: sql`"vehicleNumber"`, validTo: sql`"validTo"` } as const;

export async function listPasses(
  tx: Tx,
  { q = '', filter = {}, ...query }: QueryOf<typeof vehiclePasses.list>,
  today: string,
): Promise<{ rows: VehiclePass[]; total: number }> {
  const centres = valuesOf(filter.centre);
  const conditions = [sql<SqlBool>`true`];
  if (filter.state !== undefined) conditions.push(sql`state = ${filter.state}`);
  if (centres.length > 0) conditions.push(sql`centre_id = any (${centres}::uuid[])`);
  if (q !== '')
    conditions.push(
      sql`position(lower(${q}) in lower(concat_ws(' ', number, "vehicleNumber", name, phone))) > 0`,
    );
  const where = sql.join(conditions, sql` and `);
  const { field, direction } = sortOf(query.sort);
  const { limit, offset } = pageOf(query);
  const { rows } = await sql<VehiclePass>`
    select id, version, number, "vehicleNumber", "vehicleType", name, phone, "centreName", "validFrom", "validTo", state, "revokeReason"
    from (${shown(today)}) p where ${where}
    order by ${orders[field]} ${sql.raw(direction)} nulls last, id
    limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (${shown(today)}) p where ${where}`.execute(tx);
  return { rows, total: only(counted.rows).total };
}

export async function findPasses(tx: Tx, ids: readonly string[], today: string): Promise<VehiclePass[]> {
  const { rows } = await sql<VehiclePass>`
    select * from (${shown(today)}) p where id = any (${ids}::uuid[]) order by number`.execute(tx);
  return rows;
}

/** False: out of sight, or revoked already. */
export async function revokePass(tx: Tx, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('vehicle_pass')
    .set({ revoked_at: sql`now()`, revoke_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function countPassPrints(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('vehicle_pass')
    .set((column) => ({ print_count: column('print_count', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}
