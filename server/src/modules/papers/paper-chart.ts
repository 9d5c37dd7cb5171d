import { expiryWeeks, LAPSED, lastOfWeek, papersByWeek } from '@sewa/contract/papers/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import type { PaperTable } from '../../platform/papers/paper-table.ts';
import { visibleTables } from './paper-access.ts';
import { countByLastDay } from './papers.queries.ts';

/** Papers that lapsed, and those that end in the weeks to come, as the list counts them. */
export function paperChart(tables: readonly PaperTable[]): CountedChart {
  return {
    chart: papersByWeek(tables.map(({ owner }) => owner)),
    week: 'ahead',
    count: async (tx, { who, today, centre }) => {
      const weeks = expiryWeeks(today);
      const to = lastOfWeek(weeks.at(-1) ?? today);
      const filter = { validTo: to, ...(centre === undefined ? {} : { centre }) };
      const days = await countByLastDay(tx, { filter }, { tables: visibleTables(tables, who), today });
      const keyOf = (day: string) => (day < today ? LAPSED : weeks.findLast((week) => week <= day));
      return [LAPSED, ...weeks].flatMap((key) =>
        tables.map(({ owner }) => ({
          key,
          label: null,
          series: owner.name,
          count: days
            .filter((one) => one.owner === owner.name && keyOf(one.day) === key)
            .reduce((sum, one) => sum + one.count, 0),
        })),
      );
    },
  };
}
