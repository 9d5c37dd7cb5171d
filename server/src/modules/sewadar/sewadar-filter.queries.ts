import type { FilterOf } from '@sewa/contract/kernel/paging';
import type { sewadarFilter } from '@sewa/contract/sewadar/sewadars';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { searchPeople } from '../../platform/search/search-people.ts';

interface Wish {
  q?: string | undefined;
  filter?: FilterOf<z.output<typeof sewadarFilter>> | undefined;
  today: string;
}

/** Nobody turns more pages of search results; a word more finds less. */
const mostFound = 1_000;
/** Spellings that are this much further from what was typed than the best one are somebody else. */
const tolerance = 0.75;

/** The living records that a list, an export, a bulk act or a print is about. */
export async function sewadarsMatching(tx: Tx, { q = '', ...wish }: Wish) {
  const filtered = sewadarsFiltered(tx, wish);
  if (q === '') return filtered;
  const isFiltered = Object.values(wish.filter ?? {}).some((value) => value !== undefined);
  const found = await searchPeople(tx, {
    entity: 'sewadar',
    text: q,
    limit: mostFound,
    among: isFiltered ? sql<SqlBool>`k.row_id in (${filtered.select('s.id')})` : undefined,
  });
  const best = found[0]?.cost ?? 0;
  const ids = found.filter((one) => one.cost <= best + tolerance).map((one) => one.id);
  return filtered.where(sql<boolean>`s.id = any (${ids}::uuid[])`);
}

function sewadarsFiltered(tx: Tx, { filter = {}, today }: Omit<Wish, 'q'>) {
  const { centre, gender, status, department, bloodGroup, minAge, maxAge } = filter;
  const { joinedFrom, joinedTo, leftFrom, leftTo } = filter;
  return tx
    .selectFrom('sewadar as s')
    .where('s.merged_into', 'is', null)
    .$if(centre !== undefined, (all) => all.where('s.centre_id', '=', centre ?? ''))
    .$if(gender !== undefined, (all) => all.where('s.gender', '=', gender ?? ''))
    .$if(status !== undefined, (all) => all.where('s.status', '=', status ?? ''))
    .$if(bloodGroup !== undefined, (all) => all.where('s.blood_group', '=', bloodGroup ?? ''))
    .$if(department !== undefined, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sewadar_department as d')
            .select('d.id')
            .whereRef('d.area_id', '=', 's.area_id')
            .whereRef('d.sewadar_id', '=', 's.id')
            .where('d.department', '=', department ?? '')
            .where('d.until', 'is', null),
        ),
      ),
    )
    .$if(minAge !== undefined, (all) => all.where('s.birth_date', '<=', yearsBefore(today, minAge ?? 0)))
    .$if(maxAge !== undefined, (all) => all.where('s.birth_date', '>', yearsBefore(today, (maxAge ?? 0) + 1)))
    .$if(joinedFrom !== undefined, (all) => all.where('s.joined_on', '>=', joinedFrom ?? ''))
    .$if(joinedTo !== undefined, (all) => all.where('s.joined_on', '<=', joinedTo ?? ''))
    .$if(leftFrom !== undefined, (all) => all.where('s.left_on', '>=', leftFrom ?? ''))
    .$if(leftTo !== undefined, (all) => all.where('s.left_on', '<=', leftTo ?? ''));
}

/** The birthday of whoever becomes so old on this day; who is born on 29 February has it on 1 March otherwise. */
function yearsBefore(day: string, years: number): string {
  const earlier = `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
  const isReal = !Number.isNaN(Date.parse(`${earlier}T00:00:00Z`)) && !earlier.endsWith('02-29');
  return isReal ? earlier : `${earlier.slice(0, 4)}-02-28`;
}
