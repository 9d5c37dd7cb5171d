import type { Graph } from '@sewa/contract/home/graphs';
import { listBehind } from '@sewa/contract/kernel/chart';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { Chart, ChartRow } from '../../../ui/chart/chart.types.ts';
import { listAddress } from '../../../ui/chart/list-address.ts';
import type { ChartFilter } from './charts.query.ts';

/** The words that a chart's module declares, and its numbers with them and with the lists behind them. */
export function useChartWords() {
  const { t } = useTranslation('app');
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
    rowsOf: (chart: Chart, counted: Graph, { from, to, centre }: ChartFilter): ChartRow[] =>
      counted.rows.map((row) => {
        const linkOf = (series: string | null) => {
          const filter = listBehind(chart, { key: row.key, series, from, to }, centre);
          return filter === null ? undefined : listAddress(chart.list, filter);
        };
        return {
          key: row.key,
          label: labelOf(chart, row),
          values: counted.series.map((name) => row.values[name] ?? 0),
          to: linkOf(null),
          links: counted.series.map(linkOf),
        };
      }),
  };
}
