import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { UNDO_MINUTES } from '@sewa/contract/kernel/moves';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { sewadars } from '@sewa/contract/sewadar/sewadars';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { isSameDepartment, lastsTo } from './serving.queries.ts';
import { sewadarsMatching } from './sewadar-filter.queries.ts';
import { touchSewadars } from './sewadars.queries.ts';

export type Selection = BodyOf<typeof sewadars.bulk>['selection'];

export interface Selected {
  id: string;
  name: string;
  centre_id: string;
  status: Selectable<DB['sewadar']>['status'];
  version: number;
  isClosed: boolean;
}

/** The marked records, or all that the list shows; those out of sight are simply not among them. */
export async function selectedSewadars(tx: Tx, selection: Selection, today: string): Promise<Selected[]> {
  const found =
    'ids' in selection
      ? tx.selectFrom('sewadar as r').where('r.id', 'in', selection.ids)
      : await sewadarsMatching(tx, { ...selection, today });
  return (
    found
      .select(['r.id', 'r.name', 'r.centre_id', 'r.status', 'r.version'])
      .select(sql<boolean>`r.merged_into is not null or r.status = 'transferred'`.as('isClosed'))
      .orderBy('r.id')
      // What is done with them refers to their centre: nobody moves them meanwhile.
      .forNoKeyUpdate('r')
      .execute()
  );
}

export async function setStatus(
  tx: Tx,
  ids: readonly string[],
  { status, leftOn }: { status: Selectable<DB['sewadar']>['status']; leftOn: string | null },
): Promise<void> {
  await tx
    .updateTable('sewadar')
    .set({
      status,
      left_on: leftOn === null ? null : sql`coalesce(left_on, ${leftOn}::date)`,
      undo: sql`sewadar_undo(sewadar)`,
    })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .where('status', '<>', status)
    // Closed since it was selected.
    .where('merged_into', 'is', null)
    .where('status', '<>', 'transferred')
    .execute();
}

/** At once, also out of the mover's own sight. */
export async function moveSewadars(
  tx: Tx,
  ids: readonly string[],
  { centre, today }: { centre: string; today: string },
): Promise<number> {
  const { rows } = await sql<{
    moved: number;
  }>`select move_sewadars(${ids}::uuid[], ${centre}, ${today}::date) as moved`.execute(tx);
  return only(rows).moved;
}

/** Puts back what the own bulk act replaced; answers for how many nothing has happened since. */
export async function undoActs(tx: Tx, changed: readonly { id: string; version: number }[]): Promise<number> {
  const { rows } = await sql<{ undone: number }>`
    select undo_sewadar_acts(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ version }) => version)}::int[],
      ${UNDO_MINUTES}) as undone`.execute(tx);
  return only(rows).undone;
}

/** Whoever serves there already, or will soon, goes on: a last day that is still to come is taken away. */
export async function addDepartmentToMany(
  tx: Tx,
  sewadars: readonly Selected[],
  { area, department, since }: { area: string; department: string; since: string },
): Promise<void> {
  const lasting = await tx
    .selectFrom('sewadar_department as d')
    .distinctOn('d.sewadar_id')
    .select(['d.id', 'd.sewadar_id', 'd.until'])
    .where(isSameDepartment(sql`d.department`, department))
    .where(lastsTo(since))
    .where(sql<boolean>`d.sewadar_id = any (${sewadars.map((one) => one.id)}::uuid[])`)
    .orderBy('d.sewadar_id')
    .orderBy('d.until', (order) => order.desc().nullsFirst())
    .execute();
  const ending = lasting.filter((one) => one.until !== null);
  await tx
    .updateTable('sewadar_department')
    .set({ until: null })
    .where(sql<boolean>`id = any (${ending.map((one) => one.id)}::uuid[])`)
    .execute();
  const there = new Set(lasting.map((one) => one.sewadar_id));
  const rows = sewadars
    .filter((one) => !there.has(one.id))
    .map((one) => ({
      area_id: area,
      id: newId(),
      sewadar_id: one.id,
      centre_id: one.centre_id,
      department,
      since,
    }));
  // One statement takes at most 65,535 values.
  for (let from = 0; from < rows.length; from += 5_000)
    await tx
      .insertInto('sewadar_department')
      .values(rows.slice(from, from + 5_000))
      .execute();
  await touchSewadars(
    tx,
    [...rows, ...ending].map((row) => row.sewadar_id),
  );
}
