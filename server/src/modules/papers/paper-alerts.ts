import type { AlertSource } from '../../platform/alerts/alert-source.ts';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { listExpiring } from './papers.queries.ts';

const MAX_PAPERS = 500;

/** The current papers of one kind of record, for whoever may renew them: the own centres, or the whole area. */
export function paperAlerts(table: PaperTable): AlertSource {
  const { owner } = table;
  return {
    requirement: owner.edit,
    find: async (tx, { who, today, until }) => {
      // A record that others see is renewed by its own centre.
      const centre = who.centres === '*' ? {} : { centre: [...who.centres] };
      const filter = { validFrom: today, validTo: until, ...centre };
      const { rows } = await listExpiring(
        tx,
        { page: 0, size: MAX_PAPERS, sort: 'validUntil', filter },
        { tables: [table], today },
      );
      return rows.map(({ id, kind, title, centreName, validUntil }) => ({
        thing: `paper/${id}`,
        lastDay: validUntil,
        words: (language) =>
          [owner.paperKinds[kind]?.words[language] ?? kind, title, centreName].filter(Boolean).join(', '),
      }));
    },
  };
}
