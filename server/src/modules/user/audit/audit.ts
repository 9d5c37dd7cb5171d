import { auditKindLabels } from '@sewa/contract/kernel/audit';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { allEvents, allResources } from '@sewa/contract/modules';
import type { audit } from '@sewa/contract/user/audit';
import { secretEntities, visibleEntities } from '../../../platform/access/visible-entities.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import { findRecordTitles } from '../../../platform/resource/record-titles.queries.ts';
import { exportChanges, listChanges } from './audit.queries.ts';

export function showAuditLog({ config }: ModuleNeeds): Handler<typeof audit.list> {
  return async (tx, { who, query }) => {
    const scope = scopeOf(who, config.timeZone);
    const { rows, total } = await listChanges(tx, query, scope);
    return { rows: await withRecordTitles(tx, rows, scope.visible), total };
  };
}

export function exportAuditLog({ config }: ModuleNeeds): Handler<typeof audit.export> {
  return (tx, { who, query }) =>
    exportOf<Omit<Change, 'kind'> & { kind: string }>(tx, {
      entity: 'change_log',
      fileName: 'audit-log.csv',
      query,
      columns: [
        'at',
        'userName',
        'kind',
        'entity',
        'title',
        'rowId',
        'origin',
        'before',
        'after',
        'recordTitle',
      ],
      page: async (next, cursor) => {
        const scope = scopeOf(who, config.timeZone);
        const page = await exportChanges(next, query, { ...scope, cursor });
        const rows = await withRecordTitles(next, page.rows, scope.visible);
        return { ...page, rows: rows.map(inWords) };
      },
    });
}

function scopeOf(who: Who, timeZone: string) {
  return {
    who,
    timeZone,
    visible: visibleEntities(allEvents, who),
    secret: secretEntities(allEvents, who),
  };
}

/** Whose record it was: a document or a department says by itself only what it is called. */
async function withRecordTitles(tx: Tx, changes: Change[], visible: readonly string[]): Promise<Change[]> {
  const ids = changes.flatMap(({ rowId }) => (rowId === null ? [] : [rowId]));
  const titles = await findRecordTitles(
    tx,
    ids,
    allResources.filter(({ entity }) => visible.includes(entity)),
  );
  return changes.map((change) => {
    const recordTitle = titles.get(change.rowId ?? '');
    const isOwn = allResources.some(({ entity }) => entity === change.entity);
    return recordTitle === undefined || isOwn || change.isHidden ? change : { ...change, recordTitle };
  });
}

function inWords(change: Change) {
  const labels: Readonly<Record<number, string>> = auditKindLabels;
  return { ...change, kind: labels[change.kind] ?? String(change.kind) };
}
