import { isDecision, onwardMoves } from '@sewa/contract/kernel/moves';
import { holds } from '@sewa/contract/kernel/rights/requirement';
import type { AclKey } from '@sewa/contract/kernel/rights/rights';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';
import type { DecidedRecord, FourEyes, UndoableDecision } from './decided-table.ts';

/** Of two who decide at once the second waits here, and then sees what the first decided. */
export async function lockDecided<Key extends AclKey, Status extends number, Decider extends string>(
  tx: Tx,
  { table, deciders }: FourEyes<Key, Status, Decider>,
  id: string,
): Promise<DecidedRecord<Decider> | null> {
  const columns = Object.entries<string>(deciders).map(
    ([decider, column]) => sql`, ${sql.ref(column)} as ${sql.ref(decider)}`,
  );
  const { rows } = await sql<DecidedRecord<Decider>>`
    select id, status, version, made_by as "madeBy", editors${sql.join(columns, sql``)}
    from ${sql.table(table)} where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function writeDecided(
  tx: Tx,
  { table }: { table: string },
  { id, columns }: { id: string; columns: Readonly<Record<string, unknown>> },
): Promise<void> {
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`.execute(tx);
}

/** Some columns of a record as they are. */
export async function findColumns(
  tx: Tx,
  { table, id, columns }: { table: string; id: string; columns: readonly string[] },
): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ found: Record<string, unknown> }>`
    select (select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(r)) e where e.key = any (${columns})) as found
    from ${sql.table(table)} r where r.id = ${id}`.execute(tx);
  return only(rows).found;
}

export async function findUndo(
  tx: Tx,
  { table, id }: { table: string; id: string },
): Promise<UndoableDecision | null> {
  const { rows } = await sql<{ undo: UndoableDecision | null }>`
    select undo from ${sql.table(table)} where id = ${id}`.execute(tx);
  return only(rows).undo;
}

/** Writes columns back as `findColumns` read them; what was undone cannot be undone again. */
export async function restoreColumns(
  tx: Tx,
  { table, id, columns }: { table: string; id: string; columns: Readonly<Record<string, unknown>> },
): Promise<void> {
  const assignments = Object.keys(columns).map((name) => sql`${sql.ref(name)} = ${sql.ref(`b.${name}`)}`);
  await sql`
    update ${sql.table(table)} r set ${sql.join(assignments)}, undo = null
    from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(columns)}::jsonb) b
    where r.id = ${id}`.execute(tx);
}

/** The reader made or edited the record `r`, and so does not decide it. */
export const isOwnWork = sql<boolean>`(r.made_by = context_user() or context_user() = any (r.editors))`;

/**
 * The records `r` whose next step this user may take: by the right for it, and as somebody other than those who made,
 * edited or decided it before. The same as `judge`, but for a record's own rules.
 */
export function waitsFor<Key extends AclKey, Status extends number, Decider extends string>(
  { machine, deciders }: FourEyes<Key, Status, Decider>,
  who: Who,
): RawBuilder<boolean> {
  const steps = onwardMoves(machine).filter(
    (move) => isDecision(machine, move) && holds(who.acl, machine.key, move.act),
  );
  if (steps.length === 0) return sql<boolean>`false`;
  const conditions = steps.map(({ from, otherThan }) => {
    const isOther = otherThan
      ? sql<SqlBool>` and ${sql.ref(`r.${deciders[otherThan]}`)} is distinct from ${who.userId}`
      : sql``;
    return sql<SqlBool>`(r.status = ${from}${isOther})`;
  });
  return sql<boolean>`(r.made_by <> ${who.userId} and not ${who.userId} = any (r.editors)
    and (${sql.join(conditions, sql` or `)}))`;
}

/** The latest changes of a record, newest first: who, when, and to which status where that changed. */
export async function listChangesSince(
  tx: Tx,
  { entity, parts, id, count }: { entity: string; parts: readonly string[]; id: string; count: number },
): Promise<{ name: string | null; at: string; status: number | null }[]> {
  const { rows } = await sql<{ name: string | null; at: string; status: number | null }>`
    select nullif(user_name, '') as name, at,
      case when entity = ${entity} then (after ->> 'status')::int end as status
    from record_changes(${[entity, ...parts]}, ${id}, ${count}) order by id desc limit ${count}`.execute(tx);
  return rows;
}
