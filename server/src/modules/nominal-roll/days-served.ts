import { commonWords } from '@sewa/contract/kernel/resource/common-words';
import type { daysServedReport } from '@sewa/contract/nominal-roll/days-served';
import { daysServedWords } from '@sewa/contract/nominal-roll/words';
import { personWords } from '@sewa/contract/people/words';
import type { Handler } from '../../platform/http/route.ts';
import { recordRead } from '../../platform/resource/record-read.queries.ts';
import { exportDaysServed, listDaysServed } from './days-served.queries.ts';
import type { RollNeeds } from './members.ts';

export function showDaysServed(needs: RollNeeds): Handler<typeof daysServedReport.list> {
  return (tx, { query }) => listDaysServed(tx, query, yearOf(needs, query.filter));
}

export function exportDays(needs: RollNeeds): Handler<typeof daysServedReport.export> {
  return async (tx, { who, query, language: asked }) => {
    const { format, q = '', filter = {} } = query;
    const year = yearOf(needs, filter);
    // The browser follows the link by itself, in its own language.
    const language = who.language ?? asked;
    const detail = { export: format, q, filter: { ...filter, year: year.year } };
    await recordRead(tx, { entity: 'nominal_roll_member', detail });
    const { rolls, planned, served } = daysServedWords;
    const headings = [commonWords.number, personWords.name, personWords.nameLatin, commonWords.centreName];
    return {
      fileName: `days-served-${year.year}.${format}`,
      format,
      header: [...headings, daysServedWords.year, rolls, planned, served].map((word) => word[language]),
      page: async (next, cursor) => {
        const found = await exportDaysServed(next, query, { ...year, cursor });
        return {
          rows: found.rows.map((row) => [
            ...[row.number, row.name, row.nameLatin, row.centreName],
            ...[year.year, row.rolls, row.planned, row.served],
          ]),
          next: found.next,
        };
      },
    };
  };
}

function yearOf({ timeZone, today }: RollNeeds, filter: { year?: number | undefined } | undefined) {
  const day = today();
  return { year: filter?.year ?? Number(day.slice(0, 4)), timeZone, today: day };
}
