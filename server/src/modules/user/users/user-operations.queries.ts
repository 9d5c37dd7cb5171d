import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export async function setActive(tx: Tx, id: string, isActive: boolean): Promise<void> {
  await tx.updateTable('app_user').set({ is_active: isActive }).where('id', '=', id).execute();
}

export async function liftThrottle(tx: Tx, id: string): Promise<void> {
  await sql`select lift_throttle(${id})`.execute(tx);
}

/** Ends every session but the one that is named. */
export async function setOwnPassword(
  tx: Tx,
  own: { user: string; hash: string; session: string },
): Promise<void> {
  await sql`select set_password(${own.user}, ${own.hash}, false, ${own.session})`.execute(tx);
}
