import type { Edition } from '@sewa/contract/bav/editions';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

const MAX_TITLES = 500;

/** Titles with at least two editions in use, each with what the reader's locations have. */
export async function listEditions(tx: Tx, q: string): Promise<{ name: string; editions: Edition[] }[]> {
  const text = q.normalize('NFC').toLowerCase();
  const { rows } = await sql<{ name: string; editions: Edition[] }>`
    select min(i.edition_of) as name, jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'code', i.code,
        'language', i.language, 'price', i.price, 'photo', i.photo_id, 'onHand', coalesce(s.quantity, 0))
        order by lower(i.language), i.code) as editions
    from bav_item i
    left join lateral (select sum(b.quantity)::int as quantity from stock_balance b
      where b.area_id = i.area_id and b.item_id = i.id) s on true
    where i.area_id = context_area() and i.is_active and i.edition_of <> ''
    group by lower(i.edition_of)
    having count(*) > 1 and (${text} = ''
      or bool_or(position(${text} in lower(concat_ws(' ', i.edition_of, i.title, i.title_latin, i.code))) > 0))
    order by lower(min(i.edition_of)) limit ${MAX_TITLES}`.execute(tx);
  // Volume 2 stands before volume 10.
  return rows.toSorted((one, other) => byNumbers.compare(one.name, other.name));
}

const byNumbers = new Intl.Collator('en', { numeric: true });
