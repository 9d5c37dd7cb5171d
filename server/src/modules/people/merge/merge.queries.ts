import { MERGE_UNDO_DAYS } from '@sewa/contract/people/merges';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';

/** A kind of people whose records can be merged: the table has merged_into, and a table beside it keeps the merges. */
export interface MergeTables {
  readonly people: keyof DB & string;
  readonly merges: keyof DB & string;
}

/** A column of another table that points to the record of a person. */
interface Reference {
  table: string;
  column: string;
}

/** What a merge moved: the rows of one reference, by id. */
export interface Moved extends Reference {
  ids: string[];
}

/** What every merge looks at, whatever kind of record it is. */
export interface LockedPerson {
  id: string;
  centre: string;
  version: number;
  mergedInto: string | null;
  birthDate: string | null;
  isBirthEstimated: boolean;
  gender: string;
}

/** Waits for whoever is saving it. */
export async function lockPerson(tx: Tx, { people }: MergeTables, id: string): Promise<LockedPerson | null> {
  const { rows } = await sql<LockedPerson>`
    select id, centre_id as centre, version, merged_into as "mergedInto", birth_date as "birthDate",
      is_birth_estimated as "isBirthEstimated", gender
    from ${sql.table(people)} where area_id = context_area() and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Every foreign key to these people, from the catalogue: what a later module lets point here follows a merge without a
 * line of code. The merge's own bookkeeping stays.
 */
export async function referencesTo(tx: Tx, { people, merges }: MergeTables): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select t.relname as table, a.attname as column
      from pg_constraint k
      join pg_class t on t.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[2]
     where k.contype = 'f' and k.confrelid = ${`public.${people}`}::regclass and k.conparentid = 0
       and t.relname not in (${people}, ${merges})
     order by t.relname, a.attname`.execute(tx);
  return rows;
}

/** Points the rows at another record, also those out of the merging user's sight; all of them, or only those that are named. */
export async function moveReferences(
  tx: Tx,
  { people }: MergeTables,
  {
    table,
    column,
    from,
    to,
    only: named,
  }: Reference & { from: string; to: string; only?: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from move_to_person(${people}, ${table}, ${column}, ${from}, ${to}, ${named ?? null}::uuid[]) as m (id)`.execute(
    tx,
  );
  return rows.map((row) => row.id);
}

/** Takes columns of another record over, or puts kept values back; the names come from the table itself. */
export async function setColumns(
  tx: Tx,
  { people }: MergeTables,
  id: string,
  columns: Record<string, unknown>,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await sql`
    update ${sql.table(people)} s set (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))}) = (
      select ${sql.join(Object.keys(columns).map((name) => sql.ref(`n.${name}`)))}
        from jsonb_populate_record(s, ${JSON.stringify(columns)}::jsonb) n)
     where s.area_id = context_area() and s.id = ${id}`.execute(tx);
}

/** A record as the database writes it, so that what is put back is what was taken, to the byte. */
export async function rowAsJson(
  tx: Tx,
  { people }: MergeTables,
  id: string,
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(s) as row from ${sql.table(people)} s where s.area_id = context_area() and s.id = ${id}`.execute(
    tx,
  );
  return only(rows).row;
}

export async function setMergedInto(
  tx: Tx,
  { people }: MergeTables,
  id: string,
  kept: string | null,
): Promise<void> {
  await sql`update ${sql.table(people)} set merged_into = ${kept}
    where area_id = context_area() and id = ${id}`.execute(tx);
}

/** A merge is an edit: a form that was opened before meets a newer version. */
export async function touchPerson(
  tx: Tx,
  { people }: MergeTables,
  { id, version }: { id: string; version: number },
): Promise<void> {
  // Whoever has a newer version by now need not be given another.
  await sql`update ${sql.table(people)} set updated_at = clock_timestamp()
    where area_id = context_area() and id = ${id} and version = ${version}`.execute(tx);
}

export async function insertMerge(
  tx: Tx,
  { merges }: MergeTables,
  merge: {
    area: string;
    id: string;
    centre: string;
    kept: string;
    merged: string;
    user: { id: string; name: string };
    before: Record<string, unknown>;
    after: Record<string, unknown>;
    moved: readonly Moved[];
  },
): Promise<void> {
  await sql`
    insert into ${sql.table(merges)} (area_id, id, centre_id, kept_id, merged_id, user_id, user_name, kept_before, kept_after, moved)
    values (${merge.area}, ${merge.id}, ${merge.centre}, ${merge.kept}, ${merge.merged}, ${merge.user.id}, ${merge.user.name},
      ${JSON.stringify(merge.before)}, ${JSON.stringify(merge.after)}, ${JSON.stringify(merge.moved)})`.execute(
    tx,
  );
}

interface StoredMerge {
  id: string;
  kept_id: string;
  merged_id: string;
  kept_before: Record<string, unknown>;
  kept_after: Record<string, unknown>;
  moved: Moved[];
  undone_at: string | null;
  isFresh: boolean;
}

export async function lockMerge(tx: Tx, { merges }: MergeTables, id: string): Promise<StoredMerge | null> {
  const { rows } = await sql<StoredMerge>`
    select id, kept_id, merged_id, kept_before, kept_after, moved, undone_at,
      at > now() - make_interval(days => ${MERGE_UNDO_DAYS}) as "isFresh"
    from ${sql.table(merges)} where area_id = context_area() and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function markUndone(tx: Tx, { merges }: MergeTables, id: string): Promise<void> {
  await sql`update ${sql.table(merges)} set undone_at = now()
    where area_id = context_area() and id = ${id}`.execute(tx);
}

interface ListedMerge {
  id: string;
  merged: string;
  number: number;
  name: string;
  at: string;
  userName: string;
  undoneAt: string | null;
  undoUntil: string;
}

export async function mergesInto(
  tx: Tx,
  { people, merges }: MergeTables,
  kept: string,
): Promise<ListedMerge[]> {
  const { rows } = await sql<ListedMerge>`
    select m.id, m.merged_id as merged, s.number, s.name, m.at, m.user_name as "userName", m.undone_at as "undoneAt",
      m.at + make_interval(days => ${MERGE_UNDO_DAYS}) as "undoUntil"
    from ${sql.table(merges)} m join ${sql.table(people)} s on s.area_id = m.area_id and s.id = m.merged_id
    where m.area_id = context_area() and m.kept_id = ${kept}
    order by m.at desc limit 50`.execute(tx);
  return rows;
}
