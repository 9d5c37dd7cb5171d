import type { Language } from '@sewa/contract/kernel/values/languages';
import { type PaperState, paperState } from '@sewa/contract/papers/paper-state';
import type { papers } from '@sewa/contract/papers/papers';
import { paperWords } from '@sewa/contract/papers/words';
import type { Handler } from '../../platform/http/route.ts';
import type { WaitingCount } from '../../platform/overview/waiting-count.ts';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { recordRead } from '../../platform/resource/record-read.queries.ts';
import { visibleTables } from './paper-access.ts';
import { countDue, exportExpiring, listExpiring } from './papers.queries.ts';
import type { PaperNeeds } from './papers.ts';

export function showExpiring(needs: PaperNeeds): Handler<typeof papers.expiring> {
  return async (tx, { who, query }) => {
    const today = needs.today();
    const tables = visibleTables(needs.tables, who);
    const { rows, total } = await listExpiring(tx, query, { tables, today });
    return { rows: rows.map((row) => ({ ...row, state: paperState(row.validUntil, today) })), total };
  };
}

/** As many as the list shows with the filter `isDue`, to whomever it shows them. */
export function waitingPapers(needs: PaperNeeds): WaitingCount[] {
  const kinds = [...new Set(needs.tables.map(({ waiting }) => waiting))];
  return kinds.map((kind) => {
    const tables = needs.tables.filter(({ waiting }) => waiting === kind);
    return {
      kind,
      requirement: { anyOf: tables.map(({ owner }) => owner.view) },
      count: (tx, who) => countDue(tx, { tables: visibleTables(tables, who), today: needs.today() }),
    };
  });
}

const columns = ['owner', 'title', 'centreName', 'kind', 'number', 'validUntil', 'state'] as const;

export function exportPapers(needs: PaperNeeds): Handler<typeof papers.exportExpiring> {
  return async (tx, { who, query, language: asked }) => {
    const { format, q = '', filter = {} } = query;
    // The browser follows the link by itself, in its own language.
    const language = who.language ?? asked;
    const today = needs.today();
    const tables = visibleTables(needs.tables, who);
    await recordRead(tx, { entity: 'expiring_paper', detail: { export: format, q, filter } });
    return {
      fileName: `papers-${today}.${format}`,
      format,
      header: columns.map((name) => paperWords[name][language]),
      page: async (next, cursor) => {
        const found = await exportExpiring(next, query, { tables, today, cursor });
        return {
          rows: found.rows.map((row) => [
            ...wordsOf(tables, row, language),
            row.number,
            row.validUntil,
            stateWord(paperState(row.validUntil, today), language),
          ]),
          next: found.next,
        };
      },
    };
  };
}

function wordsOf(
  tables: readonly PaperTable[],
  row: { owner: string; title: string; centreName: string; kind: string },
  language: Language,
): string[] {
  const owner = tables.find((table) => table.owner.name === row.owner)?.owner;
  const kind = owner?.paperKinds[row.kind]?.words[language];
  return [owner?.one[language] ?? row.owner, row.title, row.centreName, kind ?? row.kind];
}

function stateWord(state: PaperState, language: Language): string {
  return paperWords.state.choices[state][language];
}
