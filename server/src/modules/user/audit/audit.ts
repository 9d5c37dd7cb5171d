import { auditKindLabels } from '@sewa/contract/kernel/audit';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { allEvents } from '@sewa/contract/modules';
import type { audit } from '@sewa/contract/user/audit';
import { visibleEntities } from '../../../platform/access/visible-entities.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import { exportChanges, listChanges } from './audit.queries.ts';

export function showAuditLog({ config }: ModuleNeeds): Handler<typeof audit.list> {
  return (tx, { who, query }) =>
    listChanges(tx, query, { who, timeZone: config.timeZone, visible: visibleEntities(allEvents, who) });
}

export function exportAuditLog({ config }: ModuleNeeds): Handler<typeof audit.export> {
  return (tx, { who, query }) =>
    exportOf<Omit<Change, 'kind'> & { kind: string }>(tx, {
      entity: 'change_log',
      fileName: 'audit-log.csv',
      query,
      columns: ['at', 'userName', 'kind', 'entity', 'title', 'rowId', 'origin', 'before', 'after'],
      page: async (next, cursor) => {
        const scope = { who, timeZone: config.timeZone, visible: visibleEntities(allEvents, who) };
        const page = await exportChanges(next, query, { ...scope, cursor });
        return { ...page, rows: page.rows.map(inWords) };
      },
    });
}

function inWords(change: Change) {
  const labels: Readonly<Record<number, string>> = auditKindLabels;
  return { ...change, kind: labels[change.kind] ?? String(change.kind) };
}
