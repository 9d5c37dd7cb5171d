import { type FilterOf, valuesOf } from '@sewa/contract/kernel/resource/paging';
import { EXPIRING_DAYS } from '@sewa/contract/oae/enclosure';
import type { memberFilter } from '@sewa/contract/oae/members';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { matchingRows } from '../../../platform/search/matching-rows.ts';
import { memberSource } from '../search-source.queries.ts';

interface Wish {
  q?: string | undefined;
  filter?: FilterOf<z.output<typeof memberFilter>> | undefined;
  today: string;
}

/** The members that a list, an export or a print is about. */
export async function membersMatching(tx: Tx, { q = '', ...wish }: Wish) {
  const filtered = membersFiltered(tx, wish);
  if (q === '') return filtered;
  const rows = await matchingRows(tx, { source: memberSource, text: q });
  return filtered.where(sql<boolean>`m.id in (${rows})`);
}

function membersFiltered(tx: Tx, { filter = {}, today }: Omit<Wish, 'q'>) {
  const {
    centre,
    mobility,
    need,
    block,
    status,
    isPermanent,
    isExpired,
    isExpiring,
    minAge,
    maxAge,
    sewadar,
  } = filter;
  return tx
    .selectFrom('oae_member as m')
    .$if(centre !== undefined, (all) => all.where('m.centre_id', 'in', valuesOf(centre)))
    .$if(mobility !== undefined, (all) => all.where('m.mobility', 'in', valuesOf(mobility)))
    .$if(need !== undefined, (all) => all.where(sql<boolean>`m.needs && ${valuesOf(need)}`))
    .$if(block !== undefined, (all) => all.where('m.block_id', 'in', valuesOf(block)))
    .$if(status !== undefined, (all) => all.where('m.status', 'in', valuesOf(status)))
    .$if(isPermanent !== undefined, (all) => all.where('m.is_permanent', '=', isPermanent ?? true))
    .$if(isExpired !== undefined, (all) => all.where(sql<boolean>`${isOver(today)} = ${isExpired}`))
    .$if(isExpiring !== undefined, (all) =>
      all.where(isExpiring ? expiresSoon(today) : sql<boolean>`not ${expiresSoon(today)}`),
    )
    .$if(minAge !== undefined, (all) =>
      all.where(sql<boolean>`m.birth_date <= ${yearsBefore(today, minAge ?? 0)}`),
    )
    .$if(maxAge !== undefined, (all) =>
      all.where(sql<boolean>`m.birth_date > ${yearsBefore(today, (maxAge ?? 0) + 1)}`),
    )
    .$if(sewadar !== undefined, (all) => all.where('m.sewadar_id', '=', sewadar ?? ''));
}

function isOver(today: string) {
  return sql<boolean>`coalesce(m.valid_to < ${today}::date, false)`;
}

/** What Home counts and the list then shows. */
export function expiresSoon(today: string) {
  return sql<boolean>`(m.status = 'active' and not m.is_permanent
    and coalesce(m.valid_to between ${today}::date and ${today}::date + ${EXPIRING_DAYS}::int, false))`;
}

function yearsBefore(today: string, years: number) {
  return sql`(${today}::date - make_interval(years => ${years}))::date`;
}
