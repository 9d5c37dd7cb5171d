import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';

/** Something that waits for a decision; shown as a number on Home to whoever may decide it. */
export interface WaitingCount {
  readonly kind: string;
  readonly requirement: Requirement;
  count(tx: Tx, who: Who): Promise<number>;
}
