import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Member, MemberFields, members } from '@sewa/contract/oae/members';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';
import { countOf } from '../../../platform/overview/overview.queries.ts';
import { exportPage, listOf } from '../../../platform/resource/list.queries.ts';
import { memberNumbers } from '../number-series.ts';
import { memberColumns, newMemberColumns } from './member-columns.ts';
import { expiresSoon, membersMatching } from './member-filter.queries.ts';
import { asMember, withColumns } from './member-rows.queries.ts';

type MemberQuery = QueryOf<typeof members.list>;

const order = {
  by: {
    name: sql`lower(coalesce(nullif(m.name_latin, ''), m.name))`,
    number: sql`m.number`,
    birthDate: sql`m.birth_date`,
    // A permanent pass ends after every other one.
    validTo: sql`coalesce(m.valid_to, 'infinity'::date)`,
  },
  id: sql`m.id`,
};

export async function listMembers(tx: Tx, query: MemberQuery, today: string) {
  const { rows, total } = await listOf(
    withColumns(await membersMatching(tx, { ...query, today })),
    order,
    query,
  );
  return { rows: rows.map((row) => asMember(row, today)), total };
}

export async function exportMembers(
  tx: Tx,
  query: MemberQuery,
  { cursor, today }: { cursor: string | null; today: string },
) {
  const found = withColumns(await membersMatching(tx, { ...query, today }));
  const { rows, next } = await exportPage(found, order, { sort: query.sort, cursor });
  return { rows: rows.map((row) => asMember(row, today)), next };
}

export async function findMember(tx: Tx, id: string, today: string): Promise<Member | null> {
  const row = await withColumns(tx.selectFrom('oae_member as m').where('m.id', '=', id)).executeTakeFirst();
  return row ? asMember(row, today) : null;
}

/** The number of the active member of the area, beside this one, that a sewadar is; null: none. */
export async function findMembership(tx: Tx, sewadar: string, except: string | null): Promise<number | null> {
  const { rows } = await sql<{ number: number | null }>`
    select active_membership(${sewadar}, ${except}) as number`.execute(tx);
  return only(rows).number;
}

export async function insertMember(
  tx: Tx,
  key: { area: string; id: string },
  member: MemberFields,
): Promise<void> {
  await tx
    .insertInto('oae_member')
    .values({
      area_id: key.area,
      id: key.id,
      number: await takeNumber(tx, memberNumbers),
      ...newMemberColumns(member),
    })
    .execute();
}

/** Attendants are part of what is saved, so the version counts although their rows are elsewhere. */
export async function updateMember(
  tx: Tx,
  id: string,
  { member, hasOtherAttendants }: { member: MemberFields; hasOtherAttendants: boolean },
): Promise<void> {
  await tx
    .updateTable('oae_member')
    .set(memberColumns(member))
    .$if(hasOtherAttendants, (update) => update.set({ updated_at: sql<string>`clock_timestamp()` }))
    .where('id', '=', id)
    .execute();
}

export async function deleteMember(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('oae_member').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Temporary passes that end soon. */
export async function countExpiringMembers(tx: Tx, today: string): Promise<number> {
  return countOf(tx, sql`select from oae_member as m where ${expiresSoon(today)}`);
}
