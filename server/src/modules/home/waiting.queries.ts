import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';

export async function countRequests(tx: Tx): Promise<number> {
  return countOf(tx, sql`select from sign_up_request where status = 1`);
}

/** Transfers that another area asked of this one; only seen by those who see the whole area. */
export async function countIncomingTransfers(tx: Tx): Promise<number> {
  return countOf(tx, sql`select from transfer_request where status = 1 and to_area_id = context_area()`);
}

export async function countWaitingRenewals(tx: Tx): Promise<number> {
  return countOf(tx, sql`select from oae_renewal where state = 'waiting'`);
}

export async function countExpiringMembers(
  tx: Tx,
  { today, days }: { today: string; days: number },
): Promise<number> {
  return countOf(
    tx,
    sql`select from oae_member where status = 'active' and not is_permanent
      and valid_to between ${today}::date and ${today}::date + ${days}::int`,
  );
}

async function countOf(tx: Tx, found: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${found}) found`.execute(
    tx,
  );
  return only(rows).count;
}
