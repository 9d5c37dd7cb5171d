import { type BadgeTypeValue, openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import type { badges, Candidate } from '@sewa/contract/badges/badges';
import { validStatuses } from '@sewa/contract/badges/enums';
import { holderKindOf } from '@sewa/contract/badges/holders';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { pageOf, sortOf } from '../../../platform/resource/paging.ts';
import { holdersMeant } from './badge-filter.queries.ts';
import { holderColumns, holdersOf } from './holders.queries.ts';

type CandidateQuery = QueryOf<typeof badges.candidates>;
type CandidateRequest = Pick<CandidateQuery, 'q' | 'filter'> & { who: Who; today: string };

/** Entitled, and without a valid badge of the type. */
export async function listCandidates(tx: Tx, request: CandidateRequest & CandidateQuery) {
  const type = typeOf(request);
  if (type === null) return { rows: [], total: 0 };
  const found = await candidatesMatching(tx, type, request);
  const { limit, offset } = pageOf(request);
  const { field, direction } = sortOf(request.sort);
  const order = field === 'number' ? sql`h.number` : nameOrder;
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const [{ rows }, counted] = await Promise.all([
    sql<Candidate>`
      select h.*, ${type}::int as type, ${holderKindOf[type]} as kind,
        (select max(b.number) from badge b where b.type = ${type} and ${carries(type)}) as "lastNumber"
      ${found} order by ${order} ${way} nulls last, h.id ${way} limit ${limit} offset ${offset}`.execute(tx),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(tx),
  ]);
  return { rows, total: only(counted.rows).total };
}

/** At most so many and one: whoever gets that one knows that there are more. */
export async function candidateIdsOf(
  tx: Tx,
  type: BadgeTypeValue,
  request: CandidateRequest & { most: number },
): Promise<string[]> {
  const found = await candidatesMatching(tx, type, request);
  const { rows } = await sql<{ id: string }>`
    select h.id ${found} order by ${nameOrder}, h.id limit ${request.most + 1}`.execute(tx);
  return rows.map(({ id }) => id);
}

const nameOrder = sql`lower(coalesce(nullif(h."nameLatin", ''), h.name))`;

function carries(type: BadgeTypeValue): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`b.${holderColumns[holderKindOf[type]]}`)} = h.id`;
}

function typeOf({ filter, who }: CandidateRequest): BadgeTypeValue | null {
  const open = openBadgeTypes(who.acl);
  const [first = null] = open;
  const asked = filter?.type;
  if (asked === undefined) return first;
  return open.find((one) => one === asked) ?? null;
}

async function candidatesMatching(
  tx: Tx,
  type: BadgeTypeValue,
  { q = '', filter = {}, today }: CandidateRequest,
): Promise<RawBuilder<unknown>> {
  const { centre, department, hasPhoto } = filter;
  const kind = holderKindOf[type];
  const conditions = [
    sql`${type}::int = any (h.types)`,
    sql`(h."ownTo" is null or h."ownTo" >= ${today}::date)`,
    sql`not exists (select from badge b where b.type = ${type} and ${carries(type)}
      and b.status = any (${validStatuses}::int[]) and b.valid_to >= ${today}::date)`,
    ...(centre === undefined ? [] : [sql`h.centre = any (${valuesOf(centre)}::uuid[])`]),
    ...(department === undefined ? [] : [sql`lower(h.department) = lower(${department})`]),
    ...(hasPhoto === undefined ? [] : [sql`(h.photo is not null) = ${hasPhoto}`]),
    ...(q === '' ? [] : [sql`h.id in (${await holdersMeant(tx, kind, q)})`]),
  ];
  return sql`from (${holdersOf[kind]}) h where ${sql.join(conditions, sql` and `)}`;
}
