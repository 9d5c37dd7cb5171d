import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { dueUntil, lastDaysOf } from '@sewa/contract/papers/paper-state';
import type { ExpiringPaper, Paper, papers } from '@sewa/contract/papers/papers';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { exportPage, listOf } from '../../platform/resource/list.queries.ts';

/** A record that has papers, and where it is kept. */
export interface Owner extends PaperTable {
  id: string;
}

/** Whether the record is there for this user. With `isLocked` the second who changes its papers waits here. */
export async function hasOwner(tx: Tx, { table, id }: Owner, { isLocked = false } = {}): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} where id = ${id} ${
    isLocked ? sql`for update` : sql``
  }`.execute(tx);
  return rows.length > 0;
}

const MAX_SHOWN = 300;

export async function listPapers(tx: Tx, owner: Owner): Promise<Paper[]> {
  return selected(tx)
    .where(`p.${owner.column}`, '=', owner.id)
    .orderBy('p.is_current', 'desc')
    .orderBy('p.valid_until', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MAX_SHOWN)
    .execute();
}

/** Null also where the record that it belongs to is of none of the tables. */
export async function findPaper(
  tx: Tx,
  tables: readonly PaperTable[],
  id: string,
): Promise<(Paper & { owner: Owner }) | null> {
  const row = await selected(tx)
    .select(['p.owner_id', ...tables.map(({ column }) => `p.${column}` as const)])
    .where('p.id', '=', id)
    .executeTakeFirst();
  const table = row && tables.find(({ column }) => row[column] !== null);
  return table ? { ...row, owner: { ...table, id: row.owner_id } } : null;
}

interface PaperColumns {
  number: string;
  valid_until: string;
  notes: string;
  scan_id: string | null;
}

export async function insertPaper(
  tx: Tx,
  made: PaperColumns & { area: string; id: string; owner: Owner; kind: string; renews: string | null },
): Promise<void> {
  const { area, owner, renews, ...columns } = made;
  await tx
    .insertInto('expiring_paper')
    .values({
      ...columns,
      area_id: area,
      renews_id: renews,
      owner_id: owner.id,
      [owner.column]: owner.id,
      // Set by the trigger expiring_paper_follow.
      centre_id: sql<string>`null`,
    })
    .execute();
}

export async function updatePaper(tx: Tx, id: string, columns: PaperColumns): Promise<void> {
  await tx.updateTable('expiring_paper').set(columns).where('id', '=', id).execute();
}

export async function setCurrent(tx: Tx, id: string, isCurrent: boolean): Promise<void> {
  await tx.updateTable('expiring_paper').set({ is_current: isCurrent }).where('id', '=', id).execute();
}

export async function deletePaper(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('expiring_paper').where('id', '=', id).execute();
}

/** Whether this is an attachment of the record, in the user's sight. */
export async function hasAttachment(tx: Tx, owner: Owner, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('attachment')
    .select('id')
    .where('id', '=', id)
    .where('owner_id', '=', owner.id)
    .executeTakeFirst();
  return found !== undefined;
}

type ExpiringQuery = QueryOf<typeof papers.expiring>;
type FoundPaper = Omit<ExpiringPaper, 'state'>;

const order = {
  by: {
    validUntil: sql`e."validUntil"`,
    title: sql`lower(e.title)`,
    kind: sql`e.kind`,
  },
  id: sql`e.id`,
};

interface Asked {
  /** Those that the asking user may see. */
  tables: readonly PaperTable[];
  today: string;
}

export async function listExpiring(tx: Tx, query: ExpiringQuery, asked: Asked) {
  const { rows, total } = await listOf(expiring(tx, query, asked), order, query);
  return { rows: rows as FoundPaper[], total };
}

export async function exportExpiring(
  tx: Tx,
  query: ExpiringQuery,
  { cursor, ...asked }: Asked & { cursor: string | null },
) {
  const { rows, next } = await exportPage(expiring(tx, query, asked), order, { sort: query.sort, cursor });
  return { rows: rows as FoundPaper[], next };
}

export async function countDue(tx: Tx, asked: Asked): Promise<number> {
  if (asked.tables.length === 0) return 0;
  const { total } = await expiring(tx, { filter: { isDue: true } }, asked)
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many end on each day, by the kind of record. */
export async function countByLastDay(
  tx: Tx,
  query: Pick<ExpiringQuery, 'filter'>,
  asked: Asked,
): Promise<{ owner: string; day: string; count: number }[]> {
  if (asked.tables.length === 0) return [];
  const rows = await expiring(tx, query, asked)
    .clearSelect()
    .select(['e.owner', 'e.validUntil as day', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy(['e.owner', 'e.validUntil'])
    .execute();
  return rows.map(({ owner, day, count }) => ({ owner, day, count: Number(count) }));
}

function expiring(tx: Tx, { q = '', filter = {} }: Pick<ExpiringQuery, 'q' | 'filter'>, asked: Asked) {
  const { tables, today } = asked;
  const all = sql<
    FoundPaper & { centre: string }
  >`(${sql.join(tables.map(currentPapersOf), sql` union all `)})`.as('e');
  const text = q.normalize('NFC').toLowerCase();
  const conditions: RawBuilder<SqlBool>[] = [];
  if (filter.isDue !== undefined)
    conditions.push(sql`(e."validUntil" <= ${dueUntil(today)}::date) = ${filter.isDue}`);
  const states = valuesOf(filter.state).map((state) => {
    const { from, to } = lastDaysOf(state, today);
    return sql`e."validUntil" between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`;
  });
  if (states.length > 0) conditions.push(sql`(${sql.join(states, sql` or `)})`);
  if (filter.owner !== undefined) conditions.push(sql`e.owner = any (${valuesOf(filter.owner)})`);
  if (filter.kind !== undefined) conditions.push(sql`e.kind = any (${valuesOf(filter.kind)})`);
  if (filter.centre !== undefined) conditions.push(sql`e.centre = any (${valuesOf(filter.centre)}::uuid[])`);
  if (filter.validFrom !== undefined) conditions.push(sql`e."validUntil" >= ${filter.validFrom}::date`);
  if (filter.validTo !== undefined) conditions.push(sql`e."validUntil" <= ${filter.validTo}::date`);
  if (text !== '')
    conditions.push(
      // A number is found with and without its spaces.
      sql`position(${text} in lower(concat_ws(' ', e.title, replace(e.title, ' ', ''), e.number))) > 0`,
    );
  const found = tx
    .selectFrom(all)
    .select([
      'e.id',
      'e.owner',
      'e.ownerId',
      'e.title',
      'e.centreName',
      'e.kind',
      'e.number',
      'e.validUntil',
    ]);
  return conditions.reduce((rows, condition) => rows.where(condition), found);
}

/** The policy of the record's own table decides which of them are seen. */
function currentPapersOf({ owner, table, column, title, closed, isOver = sql`false` }: PaperTable) {
  return sql`select p.id, ${sql.lit(owner.name)} as owner, p.owner_id as "ownerId", o.${sql.ref(title)} as title,
      o.centre_id as centre, c.name as "centreName", p.kind, p.number, p.valid_until as "validUntil"
    from expiring_paper p
    join ${sql.table(table)} o on o.area_id = p.area_id and o.id = p.${sql.ref(column)}
    join centre c on c.area_id = o.area_id and c.id = o.centre_id
    where p.is_current and o.status <> all (${[...closed]}) and not ${isOver}`;
}

/** A scan out of the reader's sight is none. */
function selected(tx: Tx) {
  return tx
    .selectFrom('expiring_paper as p')
    .leftJoin('attachment as s', (join) =>
      join.onRef('s.area_id', '=', 'p.area_id').onRef('s.id', '=', 'p.scan_id'),
    )
    .select(['p.id', 'p.kind', 'p.number', 'p.valid_until as validUntil', 'p.notes', 'p.version'])
    .select(['s.id as scan', 's.type as scanType', 'p.is_current as isCurrent', 'p.renews_id as renews']);
}
