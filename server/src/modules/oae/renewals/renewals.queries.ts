import type { QueryOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { Renewal, renewals } from '@sewa/contract/oae/renewals';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { countOf } from '../../../platform/overview/overview.queries.ts';
import { listOf } from '../../../platform/resource/list.queries.ts';
import { membersMatching } from '../members/member-filter.queries.ts';

type RenewalQuery = QueryOf<typeof renewals.list>;
type RenewalFilter = NonNullable<RenewalQuery['filter']>;

const order = {
  by: { name: sql`lower(coalesce(nullif(m.name_latin, ''), m.name))`, number: sql`m.number` },
  id: sql`r.id`,
};

export async function listRenewals(tx: Tx, query: RenewalQuery) {
  const { rows, total } = await listOf(await renewalsMatching(tx, query), order, query);
  return { rows: rows as Renewal[], total };
}

/** One line, and which of the same year to look at after it, in the order of the list; after the last the first again. */
export async function findRenewal(tx: Tx, id: string): Promise<ReplyOf<typeof renewals.read> | null> {
  const found = await renewalRows(tx)
    .select(sql<string>`${order.by.name}::text`.as('listKey'))
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const { listKey, ...line } = found;
  const next = await renewalRows(tx)
    .clearSelect()
    .select('r.id')
    .where('r.year', '=', line.year)
    .where('r.state', '=', 'waiting')
    .where('r.id', '!=', id)
    .orderBy(sql`(${order.by.name}, ${order.id}) > (${listKey}, ${id})`, 'desc')
    .orderBy(order.by.name)
    .orderBy(order.id)
    .limit(1)
    .executeTakeFirst();
  return { ...(line as Renewal), next: next?.id ?? null };
}

export async function listYears(tx: Tx): Promise<ReplyOf<typeof renewals.years>> {
  const state = (name: string) => sql<number>`(count(*) filter (where state = ${name}))::int`;
  return tx
    .selectFrom('oae_renewal')
    .select([
      'year',
      state('waiting').as('waiting'),
      state('renewed').as('renewed'),
      state('ended').as('ended'),
    ])
    .groupBy('year')
    .orderBy('year', 'desc')
    .execute();
}

/** Whoever is active and has no open line of the year yet gets one; one who was ended and came back waits again. */
export async function insertLines(tx: Tx, year: number): Promise<number> {
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into oae_renewal as r (area_id, id, centre_id, year, member_id)
      select m.area_id, gen_random_uuid(), m.centre_id, ${year}, m.id
      from oae_member m where m.area_id = context_area() and m.status = 'active'
      on conflict (area_id, year, member_id)
        do update set state = 'waiting', reason = '', decided_by_name = '', decided_at = null where r.state = 'ended'
      returning 1)
    select count(*)::int as added from added`.execute(tx);
  return only(rows).added;
}

/** Those of the run that the page opens: the latest one that is not done. */
export async function countWaitingRenewals(tx: Tx): Promise<number> {
  return countOf(
    tx,
    sql`select from oae_renewal where state = 'waiting'
      and year = (select max(year) from oae_renewal where state = 'waiting')`,
  );
}

/** One line, held with its member: always the member first, so that no two wait for each other. */
export async function lockLine(tx: Tx, id: string) {
  const line = await renewalRows(tx)
    .clearSelect()
    .select(['r.id', 'r.member_id as member', 'r.state'])
    .where('r.id', '=', id)
    .forUpdate(['m', 'r'])
    .executeTakeFirst();
  return line ?? null;
}

export interface RenewalLine {
  id: string;
  member: string;
  name: string;
  state: string;
  memberStatus: string;
  emergencyName: string;
  emergencyPhone: string;
  validFrom: string;
  isPermanent: boolean;
}

/** The lines of a bulk act, held with their members. */
export async function lockLines(
  tx: Tx,
  selection: { ids: readonly string[] } | { q?: string | undefined; filter: RenewalFilter },
): Promise<RenewalLine[]> {
  const found =
    'ids' in selection
      ? renewalRows(tx).where('r.id', 'in', [...selection.ids])
      : await renewalsMatching(tx, selection);
  return found
    .clearSelect()
    .select(['r.id', 'r.member_id as member', 'm.name', 'r.state', 'm.valid_from as validFrom'])
    .select(['m.is_permanent as isPermanent', 'm.status as memberStatus'])
    .select(['m.emergency_name as emergencyName', 'm.emergency_phone as emergencyPhone'])
    .orderBy('r.id')
    .forUpdate(['m', 'r'])
    .execute();
}

export async function extendMembers(tx: Tx, members: readonly string[], validTo: string): Promise<void> {
  if (members.length === 0) return;
  await tx
    .updateTable('oae_member')
    .set({ valid_to: sql<string>`greatest(valid_to, ${validTo}::date)` })
    .where('id', 'in', [...members])
    .where('is_permanent', '=', false)
    .execute();
}

export async function decideLines(
  tx: Tx,
  ids: readonly string[],
  decision: { state: 'renewed' | 'ended'; reason: string; userName: string },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('oae_renewal')
    .set({
      state: decision.state,
      reason: decision.reason,
      decided_by_name: decision.userName,
      decided_at: sql<string>`now()`,
    })
    .where('id', 'in', [...ids])
    .execute();
}

export async function endMember(tx: Tx, id: string, status: 'inactive' | 'deceased'): Promise<void> {
  await tx.updateTable('oae_member').set({ status }).where('id', '=', id).execute();
}

async function renewalsMatching(
  tx: Tx,
  { q = '', filter = {} }: { q?: string | undefined; filter?: RenewalFilter | undefined },
) {
  const { year, state, centre, isPermanent } = filter;
  const found = await membersMatching(tx, { q, today: '' });
  return renewalRows(tx)
    .$if(q !== '', (all) => all.where('r.member_id', 'in', found.select('m.id')))
    .$if(year !== undefined, (all) => all.where('r.year', '=', year ?? 0))
    .$call((all) => (state ? all.where('r.state', '=', state) : all))
    .$if(centre !== undefined, (all) => all.where('r.centre_id', 'in', valuesOf(centre)))
    .$if(isPermanent !== undefined, (all) => all.where('m.is_permanent', '=', isPermanent ?? true));
}

function renewalRows(tx: Tx) {
  return tx
    .selectFrom('oae_renewal as r')
    .innerJoin('oae_member as m', (join) =>
      join.onRef('m.area_id', '=', 'r.area_id').onRef('m.id', '=', 'r.member_id'),
    )
    .select(['r.id', 'r.version', 'r.year', 'r.member_id as member', 'm.number', 'm.name'])
    .select(['m.name_latin as nameLatin', 'm.photo_id as photo', 'm.is_permanent as isPermanent'])
    .select(['m.valid_to as validTo', 'r.state', 'r.reason', 'r.decided_by_name as decidedByName'])
    .select('r.decided_at as decidedAt')
    .select((from) =>
      from
        .selectFrom('centre as c')
        .select('c.name')
        .whereRef('c.area_id', '=', 'r.area_id')
        .whereRef('c.id', '=', 'r.centre_id')
        .as('centreName'),
    );
}
