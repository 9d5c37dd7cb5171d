import { type RawBuilder, sql } from 'kysely';

/** Titles in the order of a shelf: volume 2 stands before volume 10. The index bav_item_title_order is made of it. */
export function titleOrder(title: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`title_order(${title})`;
}
