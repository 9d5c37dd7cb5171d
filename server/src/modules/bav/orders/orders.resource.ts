import type { OrderMove } from '@sewa/contract/bav/order-moves';
import { orders, sanctions } from '@sewa/contract/bav/orders';
import { isDecision, onwardMoves } from '@sewa/contract/kernel/moves';
import { type RawBuilder, sql } from 'kysely';
import { assertWholeArea } from '../../../platform/access/whole-area.ts';
import { isOwnWork } from '../../../platform/four-eyes/four-eyes.queries.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveReading, serveResource } from '../../../platform/resource/serve-resource.ts';
import { dayFilters, isAnyOf, placeName, withItem } from '../stock/document.queries.ts';
import { orderEyes } from './order-eyes.ts';
import { usedOf } from './sanctions.queries.ts';

/** The centre of the store decides about an order. */
const isFromMyStore = sql<boolean>`centre_in_scope(r.other_centre_id)`;

const { machine, deciders } = orderEyes;

/** Whether the reader may take this step of an order, by four eyes: other people than those of the step before. */
function isOpenTo(move: OrderMove): RawBuilder<boolean> {
  const { from, otherThan } = move;
  const isOthers = isDecision(machine, move) ? sql` and not ${isOwnWork}` : sql``;
  const isSecond = otherThan
    ? sql` and ${sql.ref(`r.${deciders[otherThan]}`)} is distinct from context_user()`
    : sql``;
  return sql<boolean>`(r.status = ${sql.lit(from)}${isOthers}${isSecond})`;
}

/** The next step is for the reader to take, given the right for it. */
export const isWaiting = sql<boolean>`(${isFromMyStore}
  and (${sql.join(onwardMoves(machine).map(isOpenTo), sql` or `)}))`;

const text = (column: string) => sql<string>`${sql.ref(`r.${column}`)}`;
const optional = (column: string) => sql<string | null>`${sql.ref(`r.${column}`)}`;
const transferOf = (column: string) => sql<
  string | null
>`(select ${sql.ref(`t.${column}`)} from stock_transfer t
  where t.area_id = r.area_id and t.id = r.transfer_id)`;

export const orderResource = serveReading(orders, {
  table: 'stock_order',
  columns: {},
  extra: {
    reference: text('reference'),
    day: text('day'),
    status: sql<5 | 10 | 15 | 20>`r.status`,
    centre: text('centre_id'),
    centreName,
    isMine: sql<boolean>`centre_in_scope(r.centre_id)`,
    isFromMyStore,
    location: text('location_id'),
    locationName: placeName('location_id'),
    store: text('store_id'),
    storeName: placeName('store_id'),
    neededBy: optional('needed_by'),
    copies: sql<number>`r.copies`,
    askedValue: sql<number>`r.asked_value::float8`,
    value: sql<number>`r.value::float8`,
    isBeyondSanction: sql<boolean>`r.is_beyond_sanction`,
    notes: text('notes'),
    reason: text('reason'),
    madeBy: text('made_by'),
    madeByName: text('made_by_name'),
    editors: sql<string[]>`r.editors`,
    approvedBy: optional('approved_by'),
    approvedByName: optional('approved_by_name'),
    approvedAt: optional('approved_at'),
    verifiedBy: optional('verified_by'),
    verifiedByName: optional('verified_by_name'),
    verifiedAt: optional('verified_at'),
    submittedByName: optional('submitted_by_name'),
    submittedAt: optional('submitted_at'),
    transfer: optional('transfer_id'),
    transferName: transferOf('reference'),
    transferStatus: transferOf('status'),
  },
  order: {
    day: sql`r.day`,
    reference: sql`r.reference`,
    status: sql`r.status`,
    neededBy: sql`r.needed_by`,
    value: sql`r.value`,
  },
  search: [sql`r.reference`, centreName, sql`r.notes`],
  filters: {
    ...dayFilters,
    status: isAnyOf('status'),
    centre: isAnyOf('centre_id'),
    isToReceive: (value) => sql<boolean>`(exists (select from stock_transfer t where t.area_id = r.area_id
      and t.id = r.transfer_id and t.status = 'inTransit') and centre_in_scope(r.centre_id)) = ${value}`,
    isFromMyStore: (value) => sql<boolean>`${isFromMyStore} = ${value}`,
    isWaiting: (value) => sql<boolean>`${isWaiting} = ${value}`,
    item: withItem('stock_order_line', 'order_id'),
  },
  history: ['stock_order_line'],
});

export const sanctionResource = serveResource(sanctions, {
  table: 'stock_sanction',
  columns: { amount: { column: 'amount', read: sql<number>`r.amount::float8` } as never },
  extra: { centreName, used: usedOf(sql`r.centre_id`, sql`r.year`) },
  // Nobody sets the amount that binds their own centre.
  may: { create: assertWholeArea, change: assertWholeArea },
  order: { centreName },
  search: [centreName],
  filters: {},
});
