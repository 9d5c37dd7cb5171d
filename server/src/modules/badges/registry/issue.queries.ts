import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import { badgeStatuses, type HolderKind, validStatuses } from '@sewa/contract/badges/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { carriedBy } from './badges.queries.ts';
import { holderColumns } from './holders.queries.ts';

const { EXPIRED } = badgeStatuses;

/** Whoever gets a new badge has no outdated one that still counts as valid. */
export async function expireOutdated(
  tx: Tx,
  { kind, ids, type, today }: { kind: HolderKind; ids: readonly string[]; type: number; today: string },
): Promise<void> {
  await sql`
    update badge r set status = ${EXPIRED}, status_since = now(), undo = null
     where r.type = ${type} and ${carriedBy(kind, ids)} and ${isValid} and r.valid_to < ${today}::date`.execute(
    tx,
  );
}

/** Those of them who have a valid badge of the type, also by another record of the same person. */
export async function holdersWithBadge(
  tx: Tx,
  { ids, type }: { ids: readonly string[]; type: number },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select h.id from unnest(${ids}::uuid[]) h (id) where has_valid_badge(${type}::smallint, h.id, null)`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

const isValid = sql`r.status = any (${validStatuses}::int[])`;

export interface NewBadge {
  id: string;
  number: number;
  holder: string;
  centre: string;
  category: string;
  department: string;
  validFrom: string;
  validTo: string;
  replaces: string | null;
}

export async function insertBadges(
  tx: Tx,
  made: {
    area: string;
    type: BadgeTypeValue;
    kind: HolderKind;
    by: { userId: string; name: string };
    badges: readonly NewBadge[];
  },
): Promise<void> {
  if (made.badges.length === 0) return;
  await sql`
    insert into badge (area_id, id, centre_id, type, number, category, department, valid_from, valid_to, replaces,
      ${sql.ref(holderColumns[made.kind])}, made_by, made_by_name)
    select ${made.area}, n.id, n.centre, ${made.type}, n.number, n.category, n.department, n."validFrom", n."validTo",
      n.replaces, n.holder, ${made.by.userId}, ${made.by.name}
    from jsonb_to_recordset(${JSON.stringify(made.badges)}::jsonb) as n (id uuid, number int, holder uuid, centre uuid,
      category text, department text, "validFrom" date, "validTo" date, replaces uuid)`.execute(tx);
}
