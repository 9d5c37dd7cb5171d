import { badgeStatuses } from '@sewa/contract/badges/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

const { REQUESTED, PRINTED } = badgeStatuses;

/**
 * Writes down that cards were printed: the count, what they show (badge_digest) and for which centre. The first print
 * moves a badge on. A spoiled card is printed again under its number.
 */
export async function recordPrints(
  tx: Tx,
  ids: readonly string[],
  { isSpoiled }: { isSpoiled: boolean },
): Promise<void> {
  await sql`
    update badge r set print_count = r.print_count + 1,
      spoiled_count = r.spoiled_count + case when ${isSpoiled} and r.print_count > 0 then 1 else 0 end,
      printed_at = now(), printed_digest = badge_digest(r), printed_centre_id = r.centre_id,
      printed_valid_to = greatest(r.printed_valid_to, r.valid_to), is_renewed = false,
      status_since = case when r.status = ${REQUESTED} then now() else r.status_since end,
      status = case when r.status = ${REQUESTED} then ${PRINTED} else r.status end, undo = null
     where r.id = any (${ids}::uuid[])`.execute(tx);
}

/** The centres that the last prints name. */
export async function printedCentresOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; centre: string | null }>`
    select r.id, r.printed_centre_id as centre from badge r where r.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, centre }) => [id, centre]));
}
