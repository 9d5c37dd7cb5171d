import type { HousekeepingRow } from '@sewa/contract/user/housekeeping';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export async function listHousekeeping(tx: Tx): Promise<HousekeepingRow[]> {
  const { rows } = await sql<HousekeepingRow>`
    select name, began_at as "beganAt", succeeded_at as "succeededAt", failure, report from housekeeping_state()`.execute(
    tx,
  );
  return rows;
}
