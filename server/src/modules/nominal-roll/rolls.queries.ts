import type { UndoableMove } from '@sewa/contract/kernel/moves';
import { rollStatuses } from '@sewa/contract/nominal-roll/enums';
import type { RollArrangements, RollRules } from '@sewa/contract/nominal-roll/rolls';
import { sql } from 'kysely';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import type { RemovedMember } from './members.queries.ts';
import type { OwnRemoval } from './undo-removal.rules.ts';

/** What the last move changed, so that it can be put back. */
export interface RollUndo extends UndoableMove {
  readonly statusSince: string;
  readonly reason: string;
  readonly approvedBy: string | null;
  readonly approvedByName: string | null;
}

/** What the last removal of members took away, so that it can be put back. It stands in place of the last move. */
export interface RemovalUndo extends OwnRemoval {
  readonly editors: readonly string[];
  readonly removed: readonly RemovedMember[];
}

export interface LockedRoll {
  id: string;
  centre: string;
  version: number;
  status: number;
  statusSince: string;
  fromDay: string;
  toDay: string;
  department: string;
  reason: string;
  madeBy: string;
  editors: string[];
  approvedBy: string | null;
  approvedByName: string | null;
  /** The last move; null also where members were removed since. */
  undo: RollUndo | null;
  removal: RemovalUndo | null;
  members: number;
  /** Those of them for whom an arrival is recorded. */
  arrived: number;
}

/** Null: there is no such roll for this user. Whoever changes a roll or its members holds this lock. */
export async function lockRoll(tx: Tx, id: string): Promise<LockedRoll | null> {
  const row = await tx
    .selectFrom('nominal_roll as r')
    .select([
      'r.id',
      'r.centre_id as centre',
      'r.version',
      'r.status',
      'r.status_since as statusSince',
      'r.from_day as fromDay',
      'r.to_day as toDay',
      'r.department',
      'r.reason',
      'r.made_by as madeBy',
      'r.editors',
      'r.approved_by as approvedBy',
      'r.approved_by_name as approvedByName',
      'r.undo',
    ])
    .where('r.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const counts = await tx
    .selectFrom('nominal_roll_member')
    .select([
      sql<number>`count(*)::int`.as('members'),
      sql<number>`count(*) filter (where arrived_at is not null)::int`.as('arrived'),
    ])
    .where('roll_id', '=', id)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...row, ...undoableOf(row.undo as unknown as RollUndo | RemovalUndo | null), ...counts };
}

function undoableOf(kept: RollUndo | RemovalUndo | null): Pick<LockedRoll, 'undo' | 'removal'> {
  if (kept === null) return { undo: null, removal: null };
  return 'removed' in kept ? { undo: null, removal: kept } : { undo: kept, removal: null };
}

export async function setRollStatus(
  tx: Tx,
  id: string,
  move: { to: number; reason: string; approver: Who | null; undo: RollUndo },
): Promise<void> {
  const { to, reason, approver, undo } = move;
  await sql`
    update nominal_roll set status = ${to}, status_since = now(), reason = ${reason},
      approved_by = coalesce(${approver?.userId ?? null}::uuid, approved_by),
      approved_by_name = coalesce(${approver?.name ?? null}, approved_by_name),
      undo = ${JSON.stringify(undo)}::jsonb
     where id = ${id}`.execute(tx);
}

export async function restoreRoll(tx: Tx, id: string, undo: RollUndo): Promise<void> {
  await sql`
    update nominal_roll set status = ${undo.from}, status_since = ${undo.statusSince}::timestamptz,
      reason = ${undo.reason}, approved_by = ${undo.approvedBy}::uuid, approved_by_name = ${undo.approvedByName},
      undo = null
     where id = ${id}`.execute(tx);
}

export async function addEditor(tx: Tx, id: string, user: string): Promise<void> {
  await sql`
    update nominal_roll set editors = editors || ${user}::uuid
     where id = ${id} and not ${user}::uuid = any (editors)`.execute(tx);
}

/** Whoever changes them is an editor, as with every other change of the roll. */
export async function saveArrangements(
  tx: Tx,
  { id, user }: { id: string; user: string },
  { jathedar, deputy, transport, remarks }: RollArrangements,
): Promise<void> {
  await sql`
    update nominal_roll set jathedar_id = ${jathedar}::uuid, deputy_id = ${deputy}::uuid, transport = ${transport},
      remarks = ${remarks},
      editors = case when ${user}::uuid = any (editors) then editors else editors || ${user}::uuid end
     where id = ${id}`.execute(tx);
}

/** The members changed: the version rises, and whoever did it is an editor. */
export async function touchMembers(tx: Tx, id: string, user: string): Promise<void> {
  await sql`
    update nominal_roll set members_at = clock_timestamp(),
      editors = case when ${user}::uuid = any (editors) then editors else editors || ${user}::uuid end
     where id = ${id}`.execute(tx);
}

/** The same after a removal, which can be undone; in one change, after which the version is the one that it names. */
export async function touchRemoval(
  tx: Tx,
  { id, user }: { id: string; user: string },
  undo: RemovalUndo,
): Promise<void> {
  await sql`
    update nominal_roll set members_at = clock_timestamp(), undo = ${JSON.stringify(undo)}::jsonb,
      editors = case when ${user}::uuid = any (editors) then editors else editors || ${user}::uuid end
     where id = ${id}`.execute(tx);
}

/** The removal is undone: the roll is as before, so whoever did both is no editor by it. */
export async function touchPutBack(tx: Tx, id: string, editors: readonly string[]): Promise<void> {
  await sql`
    update nominal_roll set members_at = clock_timestamp(), undo = null, editors = ${[...editors]}::uuid[]
     where id = ${id}`.execute(tx);
}

interface Days {
  fromDay: string;
  toDay: string;
}

/** How many who are on the roll for all its days are on another one on these. */
export async function countShiftClashes(tx: Tx, id: string, { fromDay, toDay }: Days): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select roll_shift_clashes(${id}, ${fromDay}::date, ${toDay}::date) as count`.execute(tx);
  return only(rows).count;
}

/** Whoever was on the roll for all its days stays so, also who dropped out and may come after all. */
export async function shiftMembers(tx: Tx, id: string, before: Days, after: Days): Promise<void> {
  await tx
    .updateTable('nominal_roll_member')
    .set({ from_day: after.fromDay, to_day: after.toDay })
    .where('roll_id', '=', id)
    .where('from_day', '=', before.fromDay)
    .where('to_day', '=', before.toDay)
    .execute();
}

export async function hasMembersOutside(tx: Tx, id: string, { fromDay, toDay }: Days): Promise<boolean> {
  const found = await tx
    .selectFrom('nominal_roll_member')
    .select('id')
    .where('roll_id', '=', id)
    .where('dropped_at', 'is', null)
    .where((is) => is.or([is('from_day', '<', fromDay), is('to_day', '>', toDay)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Those that wait for an approval by somebody else than those who made or edited them. */
export async function countWaitingRolls(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('nominal_roll as r')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('r.status', '=', rollStatuses.SUBMITTED)
    .where(sql<boolean>`not (r.made_by = context_user() or context_user() = any (r.editors))`)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the area decided, or what holds until it does. */
export async function findRules(tx: Tx): Promise<RollRules> {
  const found = await tx
    .selectFrom('nominal_roll_setting')
    .select(['yearly_days as yearlyDays', 'asks_for_badge as asksForBadge'])
    .executeTakeFirst();
  return found ?? { yearlyDays: null, asksForBadge: false };
}

export async function saveRules(
  tx: Tx,
  area: string,
  { yearlyDays, asksForBadge }: RollRules,
): Promise<void> {
  const rules = { yearly_days: yearlyDays, asks_for_badge: asksForBadge };
  await tx
    .insertInto('nominal_roll_setting')
    .values({ area_id: area, ...rules })
    .onConflict((row) => row.column('area_id').doUpdateSet(rules))
    .execute();
}

/** How many go with a roll in the user's sight; null: there is no such roll for this user. */
export async function findRollSize(tx: Tx, id: string): Promise<number | null> {
  const { rows } = await sql<{ members: number }>`
    select (select count(*)::int from nominal_roll_member m
      where m.area_id = r.area_id and m.roll_id = r.id and m.dropped_at is null) as members
    from nominal_roll r where r.id = ${id}`.execute(tx);
  return rows[0]?.members ?? null;
}
