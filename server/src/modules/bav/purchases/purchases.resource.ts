import { purchases } from '@sewa/contract/bav/purchases';
import { sql } from 'kysely';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveReading } from '../../../platform/resource/serve-resource.ts';
import { dayFilters, isAnyOf, placeName, withItem } from '../stock/document.queries.ts';

const text = (column: string) => sql<string>`${sql.ref(`r.${column}`)}`;
const locationName = placeName('location_id');

export const purchaseResource = serveReading(purchases, {
  table: 'stock_purchase',
  columns: {},
  extra: {
    reference: text('reference'),
    type: sql<5 | 10>`r.type`,
    day: text('day'),
    source: sql<'supplier' | 'headOffice'>`r.source`,
    supplier: text('supplier'),
    billNumber: text('bill_number'),
    location: text('location_id'),
    locationName,
    centreName,
    copies: sql<number>`r.copies`,
    total: sql<number>`r.total::float8`,
    purchase: sql<string | null>`r.purchase_id`,
    purchaseName: sql<
      string | null
    >`(select p.reference from stock_purchase p where p.area_id = r.area_id and p.id = r.purchase_id)`,
    isCancelled: sql<boolean>`r.is_cancelled`,
    reason: text('reason'),
    notes: text('notes'),
    madeByName: text('made_by_name'),
  },
  order: {
    day: sql`r.day`,
    reference: sql`r.reference`,
    supplier: sql`lower(r.supplier)`,
    total: sql`r.total`,
  },
  search: [sql`r.reference`, sql`r.supplier`, sql`r.bill_number`],
  filters: {
    ...dayFilters,
    type: isAnyOf('type'),
    source: isAnyOf('source'),
    location: isAnyOf('location_id'),
    supplier: (value) => sql<boolean>`position(lower(${value}) in lower(r.supplier)) > 0`,
    isCancelled: (value) => sql<boolean>`r.is_cancelled = ${value}`,
    item: withItem('stock_purchase_line', 'purchase_id'),
    purchase: (value) => sql<boolean>`r.purchase_id = ${value}`,
  },
  history: ['stock_purchase_line'],
});
