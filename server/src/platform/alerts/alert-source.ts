import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { ExpiringThing } from './alert.rules.ts';

/** Something that expires and that somebody must know of in time; declared by the module that keeps it. */
export interface AlertSource {
  /** Who is told: those who can do something about it. */
  readonly requirement: Requirement;
  /** What expires on the days of the period and is for this user to renew. `tx` shows what the user sees. */
  find(tx: Tx, asked: { who: Who; today: string; until: string }): Promise<ExpiringThing[]>;
}
