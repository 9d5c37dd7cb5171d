import { AGEING_DAYS, openStatuses } from '@sewa/contract/applications/application-moves';
import type { applications } from '@sewa/contract/applications/applications';
import { applicationStatuses } from '@sewa/contract/applications/enums';
import type { QueryOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { sql } from 'kysely';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { waitsFor } from './waits-for.queries.ts';

/** Every status once, those without an application too. */
export async function countApplications(
  tx: Tx,
  { type, centre }: QueryOf<typeof applications.counts>,
  who: Who,
): Promise<ReplyOf<typeof applications.counts>> {
  const found = await tx
    .selectFrom('application as a')
    .select(({ fn }) => [
      'a.status',
      fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where ${olderThan(AGEING_DAYS.old)})`.as('old'),
      sql<string>`count(*) filter (where ${olderThan(AGEING_DAYS.veryOld)})`.as('veryOld'),
      sql<string>`count(*) filter (where ${waitsFor(who)})`.as('mine'),
    ])
    .$if(type !== undefined, (all) => all.where('a.type', 'in', valuesOf(type)))
    .$if(centre !== undefined, (all) => all.where('a.centre_id', 'in', valuesOf(centre)))
    .groupBy('a.status')
    .execute();
  return Object.values(applicationStatuses).map((status) => {
    const { total = 0, old = 0, veryOld = 0, mine = 0 } = found.find((row) => row.status === status) ?? {};
    return { status, total: Number(total), old: Number(old), veryOld: Number(veryOld), mine: Number(mine) };
  });
}

/** Only what is still open grows old. */
function olderThan(days: number) {
  return sql`a.status in (${sql.join([...openStatuses])}) and a.status_since <= now() - make_interval(days => ${days})`;
}
