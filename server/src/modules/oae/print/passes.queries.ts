import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Member } from '@sewa/contract/oae/members';
import type { oaePrints } from '@sewa/contract/oae/print';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { membersMatching } from '../members/member-filter.queries.ts';
import { asMember, withColumns } from '../members/member-rows.queries.ts';

export type PassQuery = QueryOf<typeof oaePrints.passes>;

/** Members whose pass is good today, in the order of their numbers; one more than `most` where there are more. */
export async function membersWithPass(
  tx: Tx,
  { q, filter, ids }: PassQuery,
  { today, most }: { today: string; most: number },
): Promise<Member[]> {
  const good = { ...filter, status: 'active', isExpired: false } as const;
  const found = await withColumns(await membersMatching(tx, { q, filter: good, today }))
    .$if(ids !== undefined, (all) => all.where(sql<boolean>`m.id = any (${ids}::uuid[])`))
    .orderBy('m.number')
    .limit(most + 1)
    .execute();
  return found.map((row) => asMember(row, today));
}
