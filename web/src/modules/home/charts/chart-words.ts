import type { Graph } from '@sewa/contract/home/graphs';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { Chart, ChartRow } from '../../../ui/chart/chart.types.ts';

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
    seriesOf: ({ kind, series }: Chart) => series.map((name) => t(`chart.${kind}.series.${name}`)),
    rowsOf: (chart: Chart, rows: Graph['rows'], centre: string): ChartRow[] =>
      rows.map((row) => ({
        key: row.key,
        label: labelOf(chart, row),
        values: chart.series.map((name) => row.values[name] ?? 0),
        to: chart.linkTo(row.key, centre),
      })),
  };
}
