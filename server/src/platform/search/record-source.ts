import type { FoundRecord } from '@sewa/contract/home/search';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';

/** A kind of record that is no person, which the search box finds; declared by the module that keeps it. */
export interface RecordSource {
  /** What the reply calls it. */
  readonly entity: string;
  readonly requirement: Requirement;
  /** The records in the user's sight that have all the words, in small letters; best first. */
  find(
    tx: Tx,
    words: readonly string[],
    asked: { limit: number; who: Who },
  ): Promise<Omit<FoundRecord, 'entity'>[]>;
}
