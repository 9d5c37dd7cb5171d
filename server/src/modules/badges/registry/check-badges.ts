import type { CheckedBadge } from '@sewa/contract/badges/badges';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { findBadges } from './badges.queries.ts';
import { problemsOf } from './check.rules.ts';
import { isEntitled } from './entitled.rules.ts';
import { findHoldersOf } from './holders.queries.ts';
import { printedCentresOf } from './prints.queries.ts';

/** The badges in the order in which they were asked for, each with what stands against printing it. */
export async function checkBadges(
  tx: Tx,
  ids: readonly string[],
  sight: { who: Pick<Who, 'acl'>; today: string },
): Promise<CheckedBadge[]> {
  const rows = new Map((await findBadges(tx, ids, sight)).map((row) => [row.id, row]));
  const centres = await printedCentresOf(tx, ids);
  const people = await findHoldersOf(tx, [...rows.values()]);
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const holder = row.holder === null ? undefined : people.get(row.holder);
    const entitled = holder !== undefined && isEntitled(holder, row.type, sight.today);
    const printedCentre = centres.get(id) ?? null;
    return [{ ...row, problems: problemsOf({ ...row, isEntitled: entitled, printedCentre }) }];
  });
}
