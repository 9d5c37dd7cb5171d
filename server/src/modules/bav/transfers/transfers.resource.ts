import { transfers } from '@sewa/contract/bav/transfers';
import { sql } from 'kysely';
import { serveReading } from '../../../platform/resource/serve-resource.ts';
import { dayFilters, isAnyOf, placeName, withItem } from '../stock/document.queries.ts';

const text = (column: string) => sql<string>`${sql.ref(`r.${column}`)}`;
/** On its way to a centre of the reader. */
export const isToReceive = sql<boolean>`(r.status = 'inTransit' and centre_in_scope(r.other_centre_id))`;

export const transferResource = serveReading(transfers, {
  table: 'stock_transfer',
  columns: {},
  extra: {
    reference: text('reference'),
    day: text('day'),
    status: sql<'inTransit' | 'received' | 'cancelled'>`r.status`,
    from: text('from_id'),
    fromName: placeName('from_id'),
    to: text('to_id'),
    toName: placeName('to_id'),
    copies: sql<number>`r.copies`,
    missing: sql<number>`r.missing`,
    value: sql<number>`r.value::float8`,
    order: sql<string | null>`r.order_id`,
    orderName: sql<
      string | null
    >`(select o.reference from stock_order o where o.area_id = r.area_id and o.id = r.order_id)`,
    notes: text('notes'),
    reason: text('reason'),
    madeByName: text('made_by_name'),
    receivedAt: sql<string | null>`r.received_at`,
    receivedByName: sql<string | null>`r.received_by_name`,
    isToMe: sql<boolean>`centre_in_scope(r.other_centre_id)`,
    isFromMe: sql<boolean>`centre_in_scope(r.centre_id)`,
  },
  order: { day: sql`r.day`, reference: sql`r.reference`, status: sql`r.status` },
  search: [sql`r.reference`, placeName('from_id'), placeName('to_id')],
  filters: {
    ...dayFilters,
    status: isAnyOf('status'),
    from: isAnyOf('from_id'),
    to: isAnyOf('to_id'),
    isToReceive: (value) => sql<boolean>`${isToReceive} = ${value}`,
    item: withItem('stock_transfer_line', 'transfer_id'),
  },
  history: ['stock_transfer_line'],
});
