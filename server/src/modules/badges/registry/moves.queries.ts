import type { UndoableBadgeMove } from '@sewa/contract/badges/badge-moves';
import type { BadgeRow } from '@sewa/contract/badges/badges';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { ofOpenTypes } from './badge-filter.queries.ts';
import { holderKindOfRow } from './holders.queries.ts';

/** What the last move changed, so that it can be put back. */
interface BadgeUndo extends UndoableBadgeMove {
  readonly statusSince: string;
  readonly reason: string;
}

export interface LockedBadge {
  id: string;
  version: number;
  type: BadgeRow['type'];
  number: number;
  status: number;
  validFrom: string;
  validTo: string;
  category: string;
  department: string;
  holderKind: BadgeRow['holderKind'];
  holder: string | null;
  undo: BadgeUndo | null;
}

/** Of the types that are open to the user, always in the same order: two bulk acts wait for each other, not for ever. */
export async function lockBadges(tx: Tx, ids: readonly string[], who: Who): Promise<LockedBadge[]> {
  const { rows } = await sql<LockedBadge>`
    select r.id, r.version, r.type, r.number, r.status, r.valid_from as "validFrom", r.valid_to as "validTo", r.category,
      r.department, ${holderKindOfRow} as "holderKind",
      coalesce(r.sewadar_id, r.member_id, r.attendant_id, r.entitlement_id) as holder,
      -- What the portal itself keeps there is no move of a person.
      case when r.undo ? 'by' then r.undo end as undo
    from badge r where r.id = any (${ids}::uuid[]) and ${ofOpenTypes(who)}
    order by r.id for update`.execute(tx);
  return rows;
}

/** Moves badges and remembers where each came from. Each change of a row raises its version by one. */
export async function setBadgeStatus(
  tx: Tx,
  ids: readonly string[],
  move: { to: number; reason: string; by: string },
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    update badge r set status = ${move.to}, status_since = now(), reason = ${move.reason},
      undo = jsonb_build_object('by', ${move.by}::text, 'at', clock_timestamp(), 'from', r.status, 'version', r.version + 1,
        'statusSince', r.status_since, 'reason', r.reason)
     where r.id = any (${ids}::uuid[])
    returning r.id, r.version`.execute(tx);
  return rows;
}

/** Puts badges back to where their last move found them. */
export async function restoreBadges(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update badge r set status = (r.undo ->> 'from')::int, status_since = (r.undo ->> 'statusSince')::timestamptz,
      reason = r.undo ->> 'reason', undo = null
     where r.id = any (${ids}::uuid[])`.execute(tx);
}

/** Why badges cannot be given back: each was replaced, or its person has got another valid one of the type since. */
export async function successorsOf(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { isReplaced: boolean; hasOther: boolean }>> {
  const { rows } = await sql<{ id: string; isReplaced: boolean; hasOther: boolean }>`
    select r.id, exists (select from badge b where b.area_id = r.area_id and b.replaces = r.id) as "isReplaced",
      has_valid_badge(r.type, coalesce(r.sewadar_id, r.member_id, r.attendant_id, r.entitlement_id), r.id) as "hasOther"
    from badge r where r.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}

export async function prolong(
  tx: Tx,
  badges: readonly { id: string; validFrom: string; validTo: string }[],
): Promise<void> {
  if (badges.length === 0) return;
  await sql`
    update badge r set valid_from = n."validFrom", valid_to = n."validTo", is_renewed = r.print_count > 0, undo = null
    from jsonb_to_recordset(${JSON.stringify(badges)}::jsonb) as n (id uuid, "validFrom" date, "validTo" date)
    where r.id = n.id`.execute(tx);
}

/** In one order, so that no two who lock their series wait for each other. */
export async function typesOf(tx: Tx, ids: readonly string[]): Promise<BadgeRow['type'][]> {
  const { rows } = await sql<{ type: BadgeRow['type'] }>`
    select distinct r.type from badge r where r.id = any (${ids}::uuid[]) order by r.type`.execute(tx);
  return rows.map(({ type }) => type);
}

/** The type of a badge in sight; null: there is none. */
export async function findBadgeType(tx: Tx, id: string, who: Who): Promise<BadgeRow['type'] | null> {
  const found = await tx
    .selectFrom('badge as r')
    .select('r.type')
    .where('r.id', '=', id)
    .where(ofOpenTypes(who))
    .executeTakeFirst();
  return found?.type ?? null;
}
