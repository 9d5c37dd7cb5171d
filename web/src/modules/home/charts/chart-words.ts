import { applicationStatusLabels } from '@sewa/contract/applications/application-labels';
import { type DrawnGraph, type Graph, graphSeries } from '@sewa/contract/home/graphs';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import { useFormat } from '../../../platform/use-format.ts';
import type { ChartRow } from '../../../ui/chart/chart.types.ts';
import { linkTo } from './chart-links.ts';

/** The numbers of a chart with the words of this language and the lists behind them. */
export function useChartWords() {
  const { t } = useTranslation('home');
  const language = useStore(languageStore);
  const { month } = useFormat();

  function labelOf(kind: DrawnGraph, { key, label }: Graph['rows'][number]): string {
    if (label !== null) return label;
    if (key === 'unknown') return t('charts.unknownAge');
    if (kind === 3) return month(key);
    if (kind === 4) return applicationStatusLabels[Number(key)]?.[language] ?? key;
    return key;
  }

  return {
    seriesOf: (kind: DrawnGraph) => graphSeries[kind].map((name) => t(`charts.series.${name}`)),
    rowsOf: (kind: DrawnGraph, rows: Graph['rows'], centre: string): ChartRow[] =>
      rows.map((row) => ({
        key: row.key,
        label: labelOf(kind, row),
        values: graphSeries[kind].map((name) => row.values[name] ?? 0),
        to: linkTo(kind, row.key, centre),
      })),
  };
}
