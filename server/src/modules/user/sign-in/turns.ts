import type { Database } from '../../../platform/db/database.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { networkOf, subscriberOf } from './throttle.rules.ts';
import { type Turn, takeTurn } from './turns.queries.ts';

interface Limit {
  most: number;
  seconds: number;
}

/** Who has a /48 has many addresses: together they get as many turns as this many subscribers. */
const subscribersPerNetwork = 4;

/** The turns of whoever asks from an address: its own, and for IPv6 those of its network. */
export function turnsFrom(what: string, address: string, { most, seconds }: Limit): Turn[] {
  const own = { key: `${what} from ${subscriberOf(address)}`, most, seconds };
  const network = networkOf(address);
  if (network === null) return [own];
  return [own, { key: `${what} from ${network}`, most: most * subscribersPerNetwork, seconds }];
}

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
