import { EXPIRING_DAYS, type WaitingKind, type waiting } from '@sewa/contract/home/waiting';
import { meets, type Requirement, right } from '@sewa/contract/kernel/requirement';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { Handler } from '../../platform/http/route.ts';
import { countApplications } from '../sewadar/public.ts';
import {
  countExpiringMembers,
  countIncomingTransfers,
  countRequests,
  countWaitingRenewals,
} from './waiting.queries.ts';

interface Waiting {
  kind: WaitingKind;
  requirement: Requirement;
  count(tx: Tx, who: Who): Promise<number>;
}

/** What can wait for somebody; asked only of those who may decide it. */
function everythingThatWaits(today: () => string): readonly Waiting[] {
  return [
    {
      kind: 'applications',
      requirement: right('SEWADAR.APPLICATION', 'view'),
      count: async (tx, who) =>
        (await countApplications(tx, {}, who)).reduce((sum, { mine }) => sum + mine, 0),
    },
    { kind: 'requests', requirement: right('SETTINGS.USER', 'edit'), count: (tx) => countRequests(tx) },
    {
      kind: 'transfers',
      requirement: right('SEWADAR.SEWADAR', 'edit'),
      count: (tx) => countIncomingTransfers(tx),
    },
    { kind: 'renewals', requirement: right('SEWADAR.OAE', 'edit'), count: (tx) => countWaitingRenewals(tx) },
    {
      kind: 'expiring',
      requirement: right('SEWADAR.OAE', 'edit'),
      count: (tx) => countExpiringMembers(tx, { today: today(), days: EXPIRING_DAYS }),
    },
  ];
}

export function showWaiting(needs: { today(): string }): Handler<typeof waiting.read> {
  const everything = everythingThatWaits(() => needs.today());
  return async (tx, { who }) => {
    const mine = everything.filter((one) => meets(one.requirement, who));
    const counted = await Promise.all(
      mine.map(async ({ kind, count }) => ({ kind, count: await count(tx, who) })),
    );
    return counted.filter((one) => one.count > 0);
  };
}
