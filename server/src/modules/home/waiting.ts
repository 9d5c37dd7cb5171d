import type { waiting } from '@sewa/contract/home/waiting';
import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { Handler } from '../../platform/http/route.ts';
import type { WaitingCount } from '../../platform/overview/waiting-count.ts';

export function showWaiting(counts: readonly WaitingCount[]): Handler<typeof waiting.read> {
  return (tx, { who }) => countWaiting(tx, counts, who);
}

/** Counted only for those who may decide it. */
export async function countWaiting(
  tx: Tx,
  counts: readonly WaitingCount[],
  who: Who,
): Promise<ReplyOf<typeof waiting.read>> {
  const mine = counts.filter((one) => meets(one.requirement, who));
  const counted = await Promise.all(
    mine.map(async (one) => ({ kind: one.kind, count: await one.count(tx, who) })),
  );
  return counted.filter((one) => one.count > 0);
}
