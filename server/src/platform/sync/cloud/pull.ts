import { z } from 'zod';
import type { Tx } from '../../db/kysely-on-client.ts';
import { PortalError } from '../../http/portal-error.ts';
import type { Fields } from '../merge.rules.ts';
import { countRows, readPage, readRows, type SyncedColumns } from '../sync-rows.queries.ts';
import { countBetween, currentSnapshot, generationOf, loggedBetween } from './exchange.queries.ts';

const MAX_PAGE_ROWS = 500;
/** The log is kept for 180 days; an older copy is made anew. */
const MAX_CURSOR_MS = 150 * 86_400_000;

const snapshot = z
  .string()
  .regex(/^\d+:\d+:[\d,]*$/)
  .max(4_000);
export const cursorSchema = z.object({ generation: z.string().max(80), snapshot, at: z.number() });
/** Where a copy stands; the laptop keeps it and gives it back. */
export type Cursor = z.infer<typeof cursorSchema>;

export const placeSchema = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('whole'),
    to: cursorSchema,
    entity: z.string().max(63),
    after: z.uuid().nullable(),
  }),
  z.object({
    mode: z.literal('log'),
    from: snapshot,
    to: cursorSchema,
    after: z.string().regex(/^\d{1,19}$/),
  }),
]);
export type Place = z.infer<typeof placeSchema>;
export const pullSchema = z.object({
  cursor: cursorSchema.nullable(),
  place: placeSchema.nullable(),
  /** As many as the line of the device carries well. */
  limit: z.number().int().min(1).max(MAX_PAGE_ROWS).default(MAX_PAGE_ROWS),
});

export interface Page {
  /** Table, id, and the row; null: deleted. */
  rows: (readonly [string, string, Fields | null])[];
  isWhole: boolean;
  /** Of a first page: how much there is. */
  total: number | null;
  /** Null: this was the last page, and the copy stands at `cursor`. */
  place: Place | null;
  cursor: Cursor;
}

/** The next page of what a device does not have yet: everything, or what changed since its cursor. */
export async function pullPage(
  tx: Tx,
  asked: z.infer<typeof pullSchema>,
  { device, tables, nowMs }: { device: number; tables: readonly SyncedColumns[]; nowMs: number },
): Promise<Page> {
  const { limit } = asked;
  const generation = await generationOf(tx);
  const isTrue = (cursor: Cursor) => cursor.generation === generation && nowMs - cursor.at < MAX_CURSOR_MS;
  const resumed = asked.place && isTrue(asked.place.to) ? asked.place : null;
  if (resumed)
    return resumed.mode === 'whole'
      ? wholePage(tx, resumed, { tables, limit })
      : logPage(tx, resumed, { device, limit });
  const to: Cursor = { generation, snapshot: await currentSnapshot(tx), at: nowMs };
  if (asked.cursor && isTrue(asked.cursor)) {
    const from = asked.cursor.snapshot;
    const page = await logPage(tx, { mode: 'log', from, to, after: '0' }, { device, limit });
    return { ...page, total: await countBetween(tx, { from, to: to.snapshot, device }) };
  }
  const [first] = tables;
  if (!first) throw new PortalError('INTERNAL');
  const page = await wholePage(
    tx,
    { mode: 'whole', to, entity: first.entity, after: null },
    { tables, limit },
  );
  let total = 0;
  for (const { entity } of tables) total += await countRows(tx, entity);
  return { ...page, total };
}

async function wholePage(
  tx: Tx,
  place: Extract<Place, { mode: 'whole' }>,
  { tables, limit }: { tables: readonly SyncedColumns[]; limit: number },
): Promise<Page> {
  const rows: Page['rows'] = [];
  let { entity, after } = place;
  while (rows.length < limit) {
    const found = await readPage(tx, { entity, after, limit: limit - rows.length });
    for (const { row, fields } of found) rows.push([entity, row, fields]);
    after = found.at(-1)?.row ?? after;
    if (rows.length >= limit) break;
    const next = tables[tables.findIndex((table) => table.entity === entity) + 1];
    if (!next) return { rows, isWhole: true, total: null, place: null, cursor: place.to };
    entity = next.entity;
    after = null;
  }
  return { rows, isWhole: true, total: null, place: { ...place, entity, after }, cursor: place.to };
}

async function logPage(
  tx: Tx,
  place: Extract<Place, { mode: 'log' }>,
  { device, limit }: { device: number; limit: number },
): Promise<Page> {
  const window = { from: place.from, to: place.to.snapshot, after: place.after, device, limit };
  const entries = await loggedBetween(tx, window);
  const wanted = new Map<string, Set<string>>();
  for (const { entity, row_id } of entries) wanted.set(entity, (wanted.get(entity) ?? new Set()).add(row_id));
  const rows: Page['rows'] = [];
  for (const [entity, ids] of wanted) {
    const found = await readRows(tx, { entity, rows: [...ids] });
    for (const row of ids) rows.push([entity, row, found.get(row) ?? null]);
  }
  const last = entries.at(-1);
  const isLast = entries.length < limit || last === undefined;
  return {
    rows,
    isWhole: false,
    total: null,
    place: isLast ? null : { ...place, after: last.id },
    cursor: place.to,
  };
}

export const rowsSchema = z.object({ rows: z.array(z.tuple([z.string().max(63), z.uuid()])).max(500) });

/** Rows as they are now, in the order asked for; null: deleted. */
export async function currentRows(
  tx: Tx,
  asked: z.infer<typeof rowsSchema>['rows'],
): Promise<(Fields | null)[]> {
  const byEntity = Map.groupBy(asked, ([entity]) => entity);
  const found = new Map<string, Fields>();
  for (const [entity, rows] of byEntity)
    for (const [row, fields] of await readRows(tx, { entity, rows: rows.map(([, row]) => row) }))
      found.set(`${entity}/${row}`, fields);
  return asked.map(([entity, row]) => found.get(`${entity}/${row}`) ?? null);
}
