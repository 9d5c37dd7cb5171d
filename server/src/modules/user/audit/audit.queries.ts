import type { QueryOf, Rows } from '@sewa/contract/kernel/calls/endpoint';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/calls/limits';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { audit } from '@sewa/contract/user/audit';
import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { asChange, changeColumns, noArea } from '../../../platform/resource/history.queries.ts';
import { pageOf } from '../../../platform/resource/paging.ts';

export type AuditQuery = QueryOf<typeof audit.list>;

interface AuditScope {
  who: Who;
  timeZone: string;
  /** The tables whose contents the reader may see. */
  visible: readonly string[];
  /** The tables of whose changes the reader learns nothing, not even that there was one. */
  secret: readonly string[];
}

/** Nobody turns so many pages; counting further would read the whole log at each visit. */
const mostCounted = 20_000;
const exportPageSize = 1_000;
const recentDays = [40, 300];

export async function listChanges(tx: Tx, query: AuditQuery, scope: AuditScope): Promise<Rows<Change>> {
  const { limit, offset } = pageOf(query);
  let rows: ShownRow[] = [];
  for (const since of windowsOf(query)) {
    rows = await newestOf(tx, query, { ...scope, most: offset + limit, since })
      .limit(limit)
      .offset(offset)
      .execute();
    if (rows.length === limit) break;
  }
  const shown = rows.map(asShown);
  if (offset === 0 && rows.length < limit) return { rows: shown, total: rows.length };
  return { rows: shown, total: await countChanges(tx, query, scope) };
}

async function countChanges(tx: Tx, query: AuditQuery, scope: AuditScope): Promise<number> {
  let sum = 0;
  for (const area of areasOf(scope.who)) {
    let total = 0;
    for (const since of windowsOf(query)) {
      const found = changesOf(tx, query, { ...scope, area, since })
        .select('id')
        .limit(mostCounted);
      const counted = await tx
        .selectFrom(found.as('found'))
        .select(({ fn }) => fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow();
      total = Number(counted.total);
      if (total === mostCounted) break;
    }
    sum += total;
  }
  return sum;
}

/**
 * From when on the newest entries are looked for, until there are enough. Each month of the log is a table: to ask all of
 * them costs more than to ask the last ones first.
 */
function windowsOf({ sort, filter = {} }: AuditQuery): (string | undefined)[] {
  if (sort === 'at' || filter.from !== undefined) return [undefined];
  return [...recentDays.map((days) => new Date(Date.now() - days * 86_400_000).toISOString()), undefined];
}

/** What follows a moment and an id, to the microsecond that an ISO text would lose. */
export async function exportChanges(
  tx: Tx,
  query: AuditQuery,
  { cursor, ...scope }: AuditScope & { cursor: string | null },
) {
  const [at, id] = cursor === null ? [] : cursor.split('|');
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const rows = await newestOf(tx, query, { ...scope, most: exportPageSize, after }).execute();
  const last = rows.at(-1);
  const next = last && rows.length === exportPageSize ? `${last.moment}|${last.id}` : null;
  return { rows: rows.map(asShown), next };
}

type ShownRow = Parameters<typeof asChange>[0] & { is_hidden: boolean; moment: string };

function asShown({ is_hidden: isHidden, moment: _moment, ...row }: ShownRow): Change {
  return isHidden ? { ...asChange(row), isHidden } : asChange(row);
}

/** Whether the reader may see what an entry is about; also the search looks at nothing else. */
function seen({ visible }: AuditScope) {
  return sql<boolean>`entity = any (${[...visible]})`;
}

interface Reading extends AuditScope {
  most: number;
  since?: string | undefined;
  after?: { at: string; id: string } | undefined;
}

/**
 * Each log is read along its index up to the wished number, then the two are merged: in one condition, or in a union
 * without limits, the database would sort both whole.
 */
function newestOf(tx: Tx, query: AuditQuery, reading: Reading) {
  const direction = query.sort === 'at' ? 'asc' : 'desc';
  const ofArea = (area: string) =>
    tx
      .selectFrom(
        changesOf(tx, query, { ...reading, area })
          .select(['id', 'at', 'kind', 'entity', 'row_id', 'user_id', 'user_name', 'origin'])
          .select([
            sql<string>`case when ${seen(reading)} then title else '' end`.as('title'),
            sql<unknown>`case when ${seen(reading)} then before end`.as('before'),
            sql<unknown>`case when ${seen(reading)} then after end`.as('after'),
            sql<boolean>`not ${seen(reading)}`.as('is_hidden'),
          ])
          .select(sql<string>`at::text`.as('moment'))
          .orderBy('at', direction)
          .orderBy('id', direction)
          .limit(reading.most)
          .as('part'),
      )
      .selectAll();
  const [own, ...others] = areasOf(reading.who).map(ofArea);
  const merged = others.reduce((all, one) => all.unionAll(one), own ?? ofArea(noArea));
  return tx
    .selectFrom(merged.as('log'))
    .select([...changeColumns, 'moment', 'is_hidden'])
    .orderBy('at', direction)
    .orderBy('id', direction)
    .limit(reading.most);
}

function changesOf(tx: Tx, { q = '', sort, filter = {} }: AuditQuery, reading: ChangesOfArea) {
  const text = q.normalize('NFC').toLowerCase();
  const { user, kind, entity, rowId, from, to } = filter;
  const { area, timeZone, since, after, secret } = reading;
  return tx
    .selectFrom('change_log')
    .where('area_id', '=', area)
    .$if(since !== undefined, (all) => all.where('at', '>=', since ?? ''))
    .$if(secret.length > 0, (all) => all.where('entity', 'not in', [...secret]))
    .$if(text !== '', (all) =>
      all.where(
        sql<boolean>`((${seen(reading)} and position(${text} in lower(title)) > 0) or position(${text} in lower(user_name)) > 0)`,
      ),
    )
    .$if(user !== undefined, (all) => all.where('user_id', 'in', valuesOf(user)))
    .$if(kind !== undefined, (all) => all.where(sql<boolean>`kind = any (${valuesOf(kind)})`))
    .$if(entity !== undefined, (all) => all.where('entity', 'in', valuesOf(entity)))
    .$if(rowId !== undefined, (all) => all.where('row_id', '=', rowId ?? ''))
    .$if(from !== undefined, (all) =>
      all.where(sql<boolean>`at >= (${from}::date)::timestamp at time zone ${timeZone}`),
    )
    .$if(to !== undefined, (all) =>
      all.where(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`),
    )
    .$if(after !== undefined, (all) =>
      all.where(
        sort === 'at'
          ? sql<boolean>`(at, id) > (${after?.at}::timestamptz, ${after?.id}::bigint)`
          : sql<boolean>`(at, id) < (${after?.at}::timestamptz, ${after?.id}::bigint)`,
      ),
    );
}

interface ChangesOfArea extends AuditScope {
  area: string;
  since?: string | undefined;
  after?: { at: string; id: string } | undefined;
}

/** The active area's log and, for those above areas, the organisation's own. */
function areasOf(who: Who): string[] {
  if (who.areaId === null) return [noArea];
  return who.orgLevel >= AREA_SWITCH_LEVEL ? [who.areaId, noArea] : [who.areaId];
}
