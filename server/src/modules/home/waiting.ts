import type { waiting } from '@sewa/contract/home/waiting';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Handler } from '../../platform/http/route.ts';
import type { WaitingCount } from '../../platform/overview/waiting-count.ts';

/** Counted only for those who may decide it. */
export function showWaiting(counts: readonly WaitingCount[]): Handler<typeof waiting.read> {
  return async (tx, { who }) => {
    const mine = counts.filter((one) => meets(one.requirement, who));
    const counted = await Promise.all(
      mine.map(async (one) => ({ kind: one.kind, count: await one.count(tx, who) })),
    );
    return counted.filter((one) => one.count > 0);
  };
}
