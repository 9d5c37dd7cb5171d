import type { Database } from '../../../platform/db/database.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { type Turn, takeTurn } from './turns.queries.ts';

/** Takes each turn, or refuses the call. The same for everybody: what exists and what does not is counted alike. */
export async function takeTurns(database: Database, turns: readonly Turn[]): Promise<void> {
  const waits = await database.anonymous(async (tx) => {
    const found: number[] = [];
    for (const turn of turns) found.push(await takeTurn(tx, turn));
    return found;
  });
  const wait = Math.max(...waits);
  if (wait > 0) throw new PortalError('THROTTLED', { retryAfterSeconds: wait });
}
