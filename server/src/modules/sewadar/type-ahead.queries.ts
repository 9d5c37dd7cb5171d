import type { QueryOf } from '@sewa/contract/kernel/endpoint';
import type { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

const most = 20;

/** At most 20, best first: the number itself, then names that begin so, then names that contain it. */
export async function searchSewadars(tx: Tx, search: QueryOf<typeof typeAhead.search>) {
  // A search text, not a pattern: position() takes every character for itself.
  const text = search.regex.normalize('NFC').toLowerCase();
  const digits = text.replace(/\D/g, '').slice(0, 15);
  return tx
    .selectFrom('sewadar as s')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 's.area_id').onRef('c.id', '=', 's.centre_id'),
    )
    .select(['s.id', 's.number', 's.name', 's.name_latin as nameLatin', 's.relative_name as relativeName'])
    .select(['s.centre_id as centre', 'c.name as centreName', 's.gender', 's.phone', 's.status'])
    .where((is) =>
      is.or([
        sql<boolean>`position(${text} in lower(s.name)) > 0`,
        sql<boolean>`position(${text} in lower(s.name_latin)) > 0`,
        sql<boolean>`${digits} <> '' and s.number::text = ${digits}`,
        sql<boolean>`length(${digits}) >= 4 and right(s.phone, length(${digits})) = ${digits}`,
      ]),
    )
    .$if(search.centre !== undefined, (query) => query.where('s.centre_id', '=', search.centre ?? ''))
    .$if(search.gender !== undefined, (query) => query.where('s.gender', '=', search.gender ?? ''))
    .$if(search.status !== undefined, (query) => query.where('s.status', '=', search.status ?? ''))
    .orderBy(sql`s.number::text = ${digits}`, 'desc')
    .orderBy(sql`starts_with(lower(s.name_latin), ${text}) or starts_with(lower(s.name), ${text})`, 'desc')
    .orderBy('s.name_latin')
    .orderBy('s.number')
    .limit(most)
    .execute();
}
