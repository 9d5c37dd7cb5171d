import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/kysely-on-client.ts';
import type { CommitPart, RowIssue } from '../../../../platform/import/import-kind.ts';
import { type NumberBlock, restOfBlock } from '../../../../platform/import/number-block.queries.ts';

/** Codes and barcodes are unique: a second row with the same is told where the first stands. */
export async function findItemsTwice(tx: Tx, importId: string): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; field: string; first: number }>`
    with keyed as materialized (${keysOf(importId)}), same as (
      select row_no, field, min(row_no) over (partition by field, key) as first from keyed)
    select row_no as row, field, first from same where first < row_no order by row_no`.execute(tx);
  return rows.map(({ row, field, first }) => ({ row, field, code: 'sameAsRow', params: { row: first } }));
}

/** What an item of the area has already. */
export async function findKnownItems(tx: Tx, importId: string): Promise<RowIssue[]> {
  const { rows } = await sql<{ row: number; field: string; title: string }>`
    with keyed as materialized (${keysOf(importId)}), known as materialized (
      select 'code' as field, lower(i.code) as key, i.title from bav_item i where i.area_id = context_area()
      union all
      select 'barcode', i.barcode, i.title from bav_item i where i.area_id = context_area() and i.barcode <> '')
    select k.row_no as row, k.field, n.title from keyed k join known n on n.field = k.field and n.key = k.key
    order by k.row_no`.execute(tx);
  return rows.map(({ row, field, title }) => ({ row, field, code: 'itemHasIt', params: { title } }));
}

const keysOf = (importId: string) => sql`
  select row_no, 'code' as field, lower(content ->> 'code') as key from import_row
  where area_id = context_area() and import_id = ${importId} and content ->> 'code' <> ''
  union all
  select row_no, 'barcode', content ->> 'barcode' from import_row
  where area_id = context_area() and import_id = ${importId} and content ->> 'barcode' <> ''`;

/** The staged rows of a part as items. */
export async function insertStagedItems(
  tx: Tx,
  part: CommitPart,
  numbers: NumberBlock,
): Promise<{ made: number; reserved: NumberBlock }> {
  const inserted = await sql`
    insert into bav_item (area_id, id, number, title, title_latin, code, barcode, category, language, price, cost, reorder_level,
        is_active, notes, edition_of)
      select context_area(), r.record_id, ${numbers.first - 1}::int + (row_number() over (order by r.row_no))::int,
        c.title, c.title_latin, c.code, c.barcode, c.category, c.language, c.price, c.cost, c.reorder_level, c.is_active, c.notes,
        c.edition_of
      from import_row r, jsonb_populate_record(null::bav_item, r.content) c
      where r.area_id = context_area() and r.import_id = ${part.importId} and r.level <= ${part.mostLevel}
        and r.row_no between ${part.from} and ${part.to}
      order by r.row_no`.execute(tx);
  const made = Number(inserted.numAffectedRows ?? 0);
  return { made, reserved: restOfBlock(numbers, made) };
}
