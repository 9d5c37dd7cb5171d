import type { Change } from '@sewa/contract/kernel/changes';
import type { QueryOf, Rows } from '@sewa/contract/kernel/endpoint';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/limits';
import type { audit } from '@sewa/contract/user/audit';
import { sql } from 'kysely';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { asChange, changeColumns, noArea } from '../../platform/resource/history.queries.ts';
import { pageOf } from '../../platform/resource/paging.ts';

export type AuditQuery = QueryOf<typeof audit.list>;

interface AuditScope {
  who: Who;
  timeZone: string;
}

/** Nobody turns so many pages; counting further would read the whole log at each visit. */
const mostCounted = 20_000;
const exportPageSize = 1_000;

export async function listChanges(tx: Tx, query: AuditQuery, scope: AuditScope): Promise<Rows<Change>> {
  const { limit, offset } = pageOf(query);
  const rows = await inOrder(tx, query, scope).limit(limit).offset(offset).execute();
  if (offset === 0 && rows.length < limit) return { rows: rows.map(asChange), total: rows.length };
  const counted = await tx
    .selectFrom(changesOf(tx, query, scope).select('id').limit(mostCounted).as('counted'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(asChange), total: Number(counted.total) };
}

/** What follows a moment and an id, to the microsecond that an ISO text would lose. */
export async function exportChanges(
  tx: Tx,
  query: AuditQuery,
  { cursor, ...scope }: AuditScope & { cursor: string | null },
) {
  const [at, id] = cursor === null ? [] : cursor.split('|');
  const rows = await inOrder(tx, query, scope)
    .select(sql<string>`at::text`.as('moment'))
    .$if(id !== undefined, (all) =>
      all.where(
        query.sort === 'at'
          ? sql<boolean>`(at, id) > (${at}::timestamptz, ${id}::bigint)`
          : sql<boolean>`(at, id) < (${at}::timestamptz, ${id}::bigint)`,
      ),
    )
    .limit(exportPageSize)
    .execute();
  const last = rows.at(-1);
  const next = last && rows.length === exportPageSize ? `${last.moment}|${last.id}` : null;
  return { rows: rows.map(asChange), next };
}

function inOrder(tx: Tx, query: AuditQuery, scope: AuditScope) {
  const direction = query.sort === 'at' ? 'asc' : 'desc';
  return changesOf(tx, query, scope).select(changeColumns).orderBy('at', direction).orderBy('id', direction);
}

function changesOf(tx: Tx, { q = '', filter = {} }: AuditQuery, { who, timeZone }: AuditScope) {
  const text = q.normalize('NFC').toLowerCase();
  const { user, kind, entity, rowId, from, to } = filter;
  return tx
    .selectFrom(logOf(tx, who).as('log'))
    .$if(text !== '', (all) =>
      all.where(
        sql<boolean>`(position(${text} in lower(title)) > 0 or position(${text} in lower(user_name)) > 0)`,
      ),
    )
    .$if(user !== undefined, (all) => all.where('user_id', '=', user ?? ''))
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 0))
    .$if(entity !== undefined, (all) => all.where('entity', '=', entity ?? ''))
    .$if(rowId !== undefined, (all) => all.where('row_id', '=', rowId ?? ''))
    .$if(from !== undefined, (all) =>
      all.where(sql<boolean>`at >= (${from}::date)::timestamp at time zone ${timeZone}`),
    )
    .$if(to !== undefined, (all) =>
      all.where(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`),
    );
}

/**
 * The area's log and, for those above areas, the organisation's own. Each is read along its index and the two are
 * merged; asking for both areas in one condition would sort them whole.
 */
function logOf(tx: Tx, who: Who) {
  const ofArea = (area: string) => tx.selectFrom('change_log').selectAll().where('area_id', '=', area);
  const own = ofArea(who.areaId ?? noArea);
  const isAboveAreas = who.orgLevel >= AREA_SWITCH_LEVEL && who.areaId !== null;
  return isAboveAreas ? own.unionAll(ofArea(noArea)) : own;
}
