import type { StockKind } from '@sewa/contract/bav/stock-kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { Holding } from './moving-average.rules.ts';

export interface StockPlace {
  location: string;
  item: string;
}

export interface LockedStock extends StockPlace, Holding {
  title: string;
  /** What the shop pays for one, by the list of items. */
  cost: number | null;
}

/** Balances of these places, locked to the end of the transaction in the one order of lock_stock. Places out of sight are left out. */
export async function lockPlaces(tx: Tx, places: readonly StockPlace[]): Promise<LockedStock[]> {
  const { rows } = await sql<LockedStock>`
    select s.location_id as location, s.item_id as item, s.quantity, s.value::float8 as value, s.title, s.cost
    from lock_stock(${places.map(({ location }) => location)}::uuid[], ${places.map(({ item }) => item)}::uuid[]) s`.execute(
    tx,
  );
  return rows;
}

export interface StockPlaceOf {
  id: string;
  centre: string;
  isActive: boolean;
}

export async function findLocation(tx: Tx, id: string): Promise<StockPlaceOf | null> {
  const { rows } = await sql<StockPlaceOf>`
    select l.id, l.centre_id as centre, l.is_active as "isActive" from stock_location l
    where l.area_id = context_area() and l.id = ${id} and centre_in_scope(l.centre_id)`.execute(tx);
  return rows[0] ?? null;
}

export interface NewDocument {
  id: string;
  kind: StockKind;
  location: string;
  centre: string;
  day: string;
  reference: string;
  reason: string;
  reverses: string | null;
  by: { userId: string; name: string };
}

export interface NewMovement extends Holding {
  item: string;
}

/** The document and its movements. The trigger stock_movement_post brings the balances up to date. */
export async function insertDocument(
  tx: Tx,
  document: NewDocument,
  movements: readonly NewMovement[],
): Promise<void> {
  const { id, kind, location, centre, day, reference, reason, reverses, by } = document;
  const sum = (of: keyof Holding) => movements.reduce((all, movement) => all + movement[of], 0);
  await sql`
    with posted as (
      insert into stock_document (area_id, id, centre_id, location_id, kind, day, reference, reason, reverses_id, quantity, value,
          made_by, made_by_name)
        values (context_area(), ${id}, ${centre}, ${location}, ${kind}, ${day}, ${reference}, ${reason}, ${reverses},
          ${sum('quantity')}, ${sum('value')}, ${by.userId}, ${by.name})
    )
    insert into stock_movement (area_id, centre_id, location_id, item_id, document_id, kind, day, quantity, value)
      select context_area(), ${centre}, ${location}, m.item, ${id}, ${kind}, ${day}, m.quantity, m.value
      from unnest(${movements.map(({ item }) => item)}::uuid[], ${movements.map(({ quantity }) => quantity)}::int[],
        ${movements.map(({ value }) => value)}::bigint[]) m (item, quantity, value)
      order by m.item`.execute(tx);
}

export interface PostedDocument {
  id: string;
  kind: StockKind;
  location: string;
  reference: string;
  isReversed: boolean;
  movements: NewMovement[];
}

export async function findDocument(tx: Tx, id: string): Promise<PostedDocument | null> {
  const { rows } = await sql<PostedDocument>`
    select d.id, d.kind, d.location_id as location, d.reference,
      exists (select from stock_document r where r.area_id = d.area_id and r.reverses_id = d.id) as "isReversed",
      (select coalesce(jsonb_agg(jsonb_build_object('item', m.item_id, 'quantity', m.quantity, 'value', m.value)), '[]')
        from stock_movement m where m.area_id = d.area_id and m.document_id = d.id) as movements
    from stock_document d where d.area_id = context_area() and d.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Asks for a count: something contradicts what the ledger says. An earlier mark stays. */
export async function markToCount(
  tx: Tx,
  {
    location,
    items,
    reason,
  }: { location: string; items: readonly string[]; reason: 'sale' | 'count' | 'asked' },
): Promise<void> {
  await sql`
    update stock_balance set count_me_since = now(), count_me_reason = ${reason}
    where area_id = context_area() and location_id = ${location} and item_id = any (${items}::uuid[])
      and count_me_since is null`.execute(tx);
}
