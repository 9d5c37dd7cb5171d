import { changeLogWords } from '@sewa/contract/kernel/resource/change-log-words';
import type { Change } from '@sewa/contract/kernel/resource/changes';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { wordOfTable } from '@sewa/contract/logged';
import { allEvents, allResources } from '@sewa/contract/modules';
import type { audit } from '@sewa/contract/user/audit';
import { secretEntities, visibleEntities } from '../../../platform/access/visible-entities.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { recordRead } from '../../../platform/resource/record-read.queries.ts';
import { findRecordTitles } from '../../../platform/resource/record-titles.queries.ts';
import { exportChanges, listChanges } from './audit.queries.ts';

const changeLogFields = Object.keys(changeLogWords) as (keyof typeof changeLogWords)[];

export function showAuditLog({ config }: ModuleNeeds): Handler<typeof audit.list> {
  return async (tx, { who, query }) => {
    const scope = scopeOf(who, config.timeZone);
    const { rows, total } = await listChanges(tx, query, scope);
    return { rows: await withRecordTitles(tx, rows, scope.visible), total };
  };
}

/** A file in the reader's language; the fields before and after stand as they were stored. */
export function exportAuditLog({ config }: ModuleNeeds): Handler<typeof audit.export> {
  return async (tx, { who, query, language: asked }) => {
    const { format, q = '', filter = {} } = query;
    // The browser follows the link by itself, in its own language.
    const language = who.language ?? asked;
    const scope = scopeOf(who, config.timeZone);
    await recordRead(tx, { entity: 'change_log', detail: { export: format, q, filter } });
    return {
      fileName: `audit-log.${format}`,
      format,
      header: Object.values(changeLogWords).map((words) => words[language]),
      page: async (next, cursor) => {
        const { rows, next: following } = await exportChanges(next, query, { ...scope, cursor });
        const titled = await withRecordTitles(next, rows, scope.visible);
        return { rows: titled.map((change) => cellsOf(change, language)), next: following };
      },
    };
  };
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

function cellsOf(change: Change, language: Language): unknown[] {
  const word = (field: 'kind' | 'origin') => choiceWord(changeLogWords[field], change[field], language);
  const shown = {
    ...change,
    kind: word('kind') ?? change.kind,
    origin: word('origin') ?? change.origin,
    entity: wordOfTable(change.entity)?.[language] ?? change.entity,
  };
  return changeLogFields.map((field) => shown[field]);
}
