import { counts } from '@sewa/contract/bav/counts';
import { sql } from 'kysely';
import { serveReading } from '../../../platform/resource/serve-resource.ts';
import { isAnyOf, placeName } from '../stock/document.queries.ts';

const text = (column: string) => sql<string>`${sql.ref(`r.${column}`)}`;
const ofLines = (
  aggregate: ReturnType<typeof sql>,
) => sql<number>`(select ${aggregate} from stock_count_line n
  where n.area_id = r.area_id and n.count_id = r.id)`;

export const countResource = serveReading(counts, {
  table: 'stock_count',
  columns: {},
  extra: {
    reference: text('reference'),
    day: text('day'),
    status: sql<'open' | 'posted' | 'cancelled'>`r.status`,
    location: text('location_id'),
    locationName: placeName('location_id'),
    items: ofLines(sql`count(*)::int`),
    counted: ofLines(sql`count(n.counted)::int`),
    differences: ofLines(sql`(count(*) filter (where n.counted <> n.book))::int`),
    difference: ofLines(sql`coalesce(sum(n.counted - n.book), 0)::int`),
    notes: text('notes'),
    madeByName: text('made_by_name'),
    postedByName: sql<string | null>`r.posted_by_name`,
    postedAt: sql<string | null>`r.posted_at`,
  },
  order: { day: sql`r.day`, reference: sql`r.reference`, status: sql`r.status` },
  search: [sql`r.reference`, placeName('location_id')],
  filters: { status: isAnyOf('status'), location: isAnyOf('location_id') },
  history: ['stock_count_line'],
});
