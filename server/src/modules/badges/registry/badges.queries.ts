import { badgeStatusOn } from '@sewa/contract/badges/badge-moves';
import { type BadgeRow, badges } from '@sewa/contract/badges/badges';
import { type HolderKind, holderKinds } from '@sewa/contract/badges/enums';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import type { RowDescription } from '../../../platform/resource/resource-description.ts';
import { resourceRows } from '../../../platform/resource/resource-rows.queries.ts';
import { type BadgeRequest, badgesMatching, isChangedSincePrint } from './badge-filter.queries.ts';
import { findHolders, holderColumns, holderKindOfRow } from './holders.queries.ts';

/** What is known of whoever carries a badge is added by `completed`: one look-up for all rows of a kind. */
const nobody = {
  personNumber: null,
  name: '',
  nameLatin: '',
  relativeKind: '',
  relativeName: '',
  gender: '',
  birthDate: null,
  isBirthEstimated: false,
  phone: '',
  photo: null,
  attends: '',
};

const other = (condition: RawBuilder<SqlBool>, column: 'id' | 'number') =>
  sql<never>`(select b.${sql.ref(column)} from badge b where b.area_id = r.area_id and ${condition} limit 1)`;
const replaced = sql<SqlBool>`b.id = r.replaces`;
const replacing = sql<SqlBool>`b.replaces = r.id`;

const nameKey = (table: string, column: string) =>
  sql`(select lower(coalesce(nullif(p.name_latin, ''), p.name)) from ${sql.table(table)} p
    where p.area_id = r.area_id and p.id = ${sql.ref(`r.${column}`)})`;

type OwnExtra = Exclude<keyof typeof badges.extra.shape, keyof typeof nobody>;

const description: RowDescription<typeof badges, 'badge', OwnExtra> = {
  table: 'badge',
  columns: { category: { column: 'category', read: sql<BadgeRow['category']>`r.category` } },
  extra: {
    type: sql<BadgeRow['type']>`r.type`,
    number: sql<number>`r.number`,
    status: sql<BadgeRow['status']>`r.status`,
    statusSince: sql<string>`r.status_since`,
    reason: sql<string>`r.reason`,
    centre: sql<string>`r.centre_id`,
    centreName,
    holderKind: holderKindOfRow,
    holder: sql<string | null>`coalesce(r.sewadar_id, r.member_id, r.attendant_id, r.entitlement_id)`,
    printCount: sql<number>`r.print_count`,
    spoiledCount: sql<number>`r.spoiled_count`,
    printedAt: sql<string | null>`r.printed_at`,
    isChanged: sql<boolean>`${isChangedSincePrint}`,
    isRenewed: sql<boolean>`r.is_renewed`,
    replaces: sql<string | null>`r.replaces`,
    replacesNumber: other(replaced, 'number'),
    replacedBy: other(replacing, 'id'),
    replacedByNumber: other(replacing, 'number'),
    madeByName: sql<string>`r.made_by_name`,
    madeAt: sql<string>`r.created_at`,
  },
  derive: () => nobody,
  order: {
    number: sql`r.number`,
    type: sql`r.type`,
    status: sql`r.status`,
    statusSince: sql`r.status_since`,
    name: sql`coalesce(${nameKey('sewadar', 'sewadar_id')}, ${nameKey('oae_member', 'member_id')},
      ${nameKey('oae_attendant', 'attendant_id')}, ${nameKey('badge_entitlement', 'entitlement_id')}, '')`,
  },
};

// Which extras are selected is of no interest from here on.
const stored = resourceRows(badges, description as unknown as RowDescription<typeof badges, 'badge'>);

interface PageRequest extends BadgeRequest {
  page: number;
  size: number;
  sort: string;
  group?: string | undefined;
}

export async function listBadges(tx: Tx, request: PageRequest) {
  const { rows, total } = await stored.page(await badgesMatching(tx, request), request);
  return { rows: await completed(tx, rows, request.today), total };
}

export async function exportBadges(tx: Tx, request: BadgeRequest & { sort: string }, cursor: string | null) {
  const { rows, next } = await stored.exportPage(await badgesMatching(tx, request), request, cursor);
  return { rows: await completed(tx, rows, request.today), next };
}

/** Null: there is none for this user, or it is of a type that is not open to them. */
export async function findBadge(
  tx: Tx,
  id: string,
  request: Omit<BadgeRequest, 'q' | 'filter'>,
): Promise<BadgeRow | null> {
  const [found] = await findBadges(tx, [id], request);
  return found ?? null;
}

export async function findBadges(
  tx: Tx,
  ids: readonly string[],
  request: Omit<BadgeRequest, 'q' | 'filter'>,
): Promise<BadgeRow[]> {
  const found = (await badgesMatching(tx, request)).where(sql<SqlBool>`r.id = any (${ids}::uuid[])`);
  return completed(tx, await stored.rows(found), request.today);
}

/** At most so many and one: whoever gets that one knows that there are more. */
export async function badgeIdsOf(tx: Tx, request: BadgeRequest, most: number): Promise<string[]> {
  const found = await (await badgesMatching(tx, request))
    .select('r.id')
    .orderBy('r.id')
    .limit(most + 1)
    .execute();
  return found.map(({ id }) => id);
}

export async function writeBadgeFields(
  tx: Tx,
  id: string,
  fields: Parameters<typeof stored.columnsOf>[0],
): Promise<void> {
  await stored.write(tx, id, { ...stored.columnsOf(fields), undo: null });
}

async function completed(tx: Tx, rows: readonly BadgeRow[], today: string): Promise<BadgeRow[]> {
  const people = new Map(
    await Promise.all(
      holderKinds.map(async (kind) => {
        const ids = rows.flatMap((row) => (row.holderKind === kind && row.holder ? [row.holder] : []));
        return [kind, await findHolders(tx, kind, ids)] as const;
      }),
    ),
  );
  return rows.map((row) => {
    const status = badgeStatusOn(row, today) as BadgeRow['status'];
    const person = row.holderKind && row.holder ? people.get(row.holderKind)?.get(row.holder) : undefined;
    if (!person) return { ...row, status };
    const { number: personNumber, attends, name, nameLatin, relativeKind, relativeName } = person;
    const { gender, birthDate, isBirthEstimated, phone, photo } = person;
    return {
      ...row,
      status,
      personNumber,
      attends,
      ...{ name, nameLatin, relativeKind, relativeName, gender, birthDate, isBirthEstimated, phone, photo },
    };
  });
}

/** The condition of a badge that belongs to somebody. */
export function carriedBy(kind: HolderKind, ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`r.${holderColumns[kind]}`)} = any (${ids}::uuid[])`;
}
