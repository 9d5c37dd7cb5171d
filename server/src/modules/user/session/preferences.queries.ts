import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** They travel with every page load and stand in the change log at every change. */
const mostCharacters = 65_536;

/** False: together with what is kept already it would be too much. */
export async function mergePreferences(
  tx: Tx,
  of: { user: string; preferences: object; seenVersion: string | undefined },
): Promise<boolean> {
  const merged = sql`preferences || ${JSON.stringify(of.preferences)}::jsonb`;
  const result = await tx
    .updateTable('app_user')
    .set({ preferences: merged as never })
    .$if(of.seenVersion !== undefined, (user) => user.set({ seen_version: of.seenVersion ?? '' }))
    .where('id', '=', of.user)
    .where(sql<boolean>`length((${merged})::text) <= ${mostCharacters}`)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
