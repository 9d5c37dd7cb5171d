import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** What a location is called where two of one name must be told apart: of a row `r`, by its column. */
export function placeName(column: string): RawBuilder<string> {
  return sql<string>`(select l.name || ', ' || c.name from stock_location l
    join centre c on c.area_id = l.area_id and c.id = l.centre_id
    where l.area_id = r.area_id and l.id = ${sql.ref(`r.${column}`)})`;
}

export const dayFilters = {
  dayFrom: (day: string) => sql<boolean>`r.day >= ${day}::date`,
  dayTo: (day: string) => sql<boolean>`r.day <= ${day}::date`,
};

/** Documents with a line of this item. */
export function withItem(lines: string, key: string) {
  return (item: string): RawBuilder<boolean> => sql<boolean>`exists (select from ${sql.table(lines)} n
    where n.area_id = r.area_id and ${sql.ref(`n.${key}`)} = r.id and n.item_id = ${item})`;
}

export function isAnyOf(column: string) {
  return (value: string | number | readonly (string | number)[]): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(`r.${column}`)} = any (${[value].flat()})`;
}

/** The item of a line `n`, as every list of lines shows it. */
export const lineItemColumns = sql`n.item_id as item, i.title, i.title_latin as "titleLatin", i.code, i.category`;
export const joinItem = sql`join bav_item i on i.area_id = n.area_id and i.id = n.item_id`;

export interface Place {
  id: string;
  centre: string;
  centreCode: string;
  kind: string;
  isActive: boolean;
  isMine: boolean;
}

/** A location of the area, whether or not the caller may move its stock. */
export async function findPlace(tx: Tx, id: string): Promise<Place | null> {
  const { rows } = await sql<Place>`
    select l.id, l.centre_id as centre, c.code as "centreCode", l.kind, l.is_active as "isActive",
      centre_in_scope(l.centre_id) as "isMine"
    from stock_location l join centre c on c.area_id = l.area_id and c.id = l.centre_id
    where l.area_id = context_area() and l.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** Many rows of a table of the area at once. */
export async function insertLines(
  tx: Tx,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (area_id, ${columns})
    select context_area(), ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

export async function insertRow(
  tx: Tx,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const names = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(table)} (area_id, ${sql.join(names)})
    values (context_area(), ${sql.join(Object.values(row))})`.execute(tx);
}

export async function updateRow(
  tx: Tx,
  table: string,
  id: string,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(set)} where area_id = context_area() and id = ${id}`.execute(
    tx,
  );
}
