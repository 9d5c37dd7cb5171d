import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** Whoever is no longer a member waits for no renewal. */
export async function endWaitingRenewals(tx: Tx, member: string, userName: string): Promise<void> {
  await tx
    .updateTable('oae_renewal')
    .set({ state: 'ended', decided_by_name: userName, decided_at: sql<string>`now()` })
    .where('member_id', '=', member)
    .where('state', '=', 'waiting')
    .execute();
}
