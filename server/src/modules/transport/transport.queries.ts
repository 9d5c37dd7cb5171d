import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

/** The vehicle of the area that has this registration number. */
export async function findVehicleWith(tx: Tx, number: string): Promise<string | null> {
  const found = await tx
    .selectFrom('transport_vehicle')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Drivers of the area that are this sewadar or hold this licence. */
export function findDriverWith(
  tx: Tx,
  { sewadar, licenceNumber }: { sewadar: string | null; licenceNumber: string },
): Promise<{ id: string; isSewadar: boolean }[]> {
  return tx
    .selectFrom('transport_driver')
    .select(['id', sql<boolean>`sewadar_id is not null and sewadar_id = ${sewadar}`.as('isSewadar')])
    .where((is) => is.or([is('sewadar_id', '=', sewadar), is('licence_number', '=', licenceNumber)]))
    .execute();
}

export async function findSewadarName(tx: Tx, id: string): Promise<string | null> {
  const found = await tx.selectFrom('sewadar').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name ?? null;
}

/** What stands on the windscreen sheet of a vehicle of the asking user's centres: others see it, and print no sheet of it. */
export async function findFleetVehicle(
  tx: Tx,
  id: string,
): Promise<{
  number: string;
  type: number;
  centreName: string;
  codeNumber: number;
  isWithdrawn: boolean;
} | null> {
  const found = await tx
    .selectFrom('transport_vehicle as v')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'v.area_id').onRef('c.id', '=', 'v.centre_id'),
    )
    .select([
      'v.number',
      'v.type',
      'c.name as centreName',
      'v.code_number as codeNumber',
      sql<boolean>`v.status = 'withdrawn'`.as('isWithdrawn'),
    ])
    .where('v.id', '=', id)
    .where(sql<boolean>`centre_in_scope(v.centre_id)`)
    .executeTakeFirst();
  return found ?? null;
}

/** Of a driver `o` who is a sewadar: whether the record says that they died, left or were transferred. */
export const hasDriverLeft = sql<boolean>`(sewadar_left_as(o.area_id, o.sewadar_id) is not null)`;
