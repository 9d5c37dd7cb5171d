import type { Graph } from '@sewa/contract/home/graphs';
import { listBehind } from '@sewa/contract/kernel/chart';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { Chart, ChartRow, YearBefore } from '../../../ui/chart/chart.types.ts';
import { listAddress } from '../../../ui/chart/list-address.ts';
import type { ChartFilter } from './charts.query.ts';
import { yearBefore } from './periods.ts';

/** The words that a chart's module declares, and its numbers with them and with the lists behind them. */
export function useChartWords() {
  const { t } = useTranslation(['app', 'home']);
  const language = useStore(languageStore);
  const format = useFormat();

  function labelOf({ kind, rowLabel }: Chart, { key, label }: Graph['rows'][number]): string {
    if (label !== null) return label;
    const declared = t(`chart.${kind}.key.${key}`, { defaultValue: '' });
    return declared || (rowLabel?.(key, { language, format }) ?? key);
  }

  return {
    titleOf: ({ kind }: Chart) => t(`chart.${kind}.title`),
    headingOf: ({ kind }: Chart) => t(`chart.${kind}.heading`),
    seriesOf: ({ kind, series }: Chart, counted: Graph) =>
      counted.series.map((name) => (series.includes(name) ? t(`chart.${kind}.series.${name}`) : name)),
    beforeOf: ({ rowsOver }: Chart, series: readonly string[]): YearBefore => ({
      name: t(rowsOver === 'weeks' ? 'home:charts.before.weeks' : 'home:charts.before.months'),
      series: series.map((name) => t('home:charts.before.series', { series: name })),
    }),
    rowsOf: (chart: Chart, counted: Graph, filter: ChartFilter, before?: Graph): ChartRow[] =>
      counted.rows.map((row) => {
        const { from, to, centre } = filter;
        const linkOf = (series: string | null) => {
          const behind = listBehind(chart, { key: row.key, series, from, to }, centre);
          return behind === null ? undefined : listAddress(chart.list, behind);
        };
        return {
          key: row.key,
          label: labelOf(chart, row),
          values: counted.series.map((name) => row.values[name] ?? 0),
          to: linkOf(null),
          links: counted.series.map(linkOf),
          before: before && valuesBefore(chart, { row, series: counted.series, before }),
        };
      }),
  };
}

/** The numbers of a row a year before, in the order of what is shown. */
function valuesBefore(
  { rowsOver }: Chart,
  { row, series, before }: { row: Graph['rows'][number]; series: readonly string[]; before: Graph },
): number[] {
  const key = rowsOver && yearBefore(rowsOver, row.key);
  const values = before.rows.find((one) => one.key === key)?.values ?? {};
  return series.map((name) => values[name] ?? 0);
}
