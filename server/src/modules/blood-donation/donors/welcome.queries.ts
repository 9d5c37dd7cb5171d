import { bloodTiles } from '@sewa/contract/blood-donation/tiles';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { donorsFiltered } from './donor-filter.queries.ts';

/** Who was deferred and is welcome again since this week: the list that Home opens. */
export async function countWelcomeDonors(tx: Tx, today: string): Promise<number> {
  const found = donorsFiltered(tx, {
    filter: bloodTiles.donorsWelcome(),
    rules: await rulesInForce(tx),
    today,
  });
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
