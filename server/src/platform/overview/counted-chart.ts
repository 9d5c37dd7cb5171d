import type { Chart } from '@sewa/contract/kernel/chart';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';

/** How a chart of Home is counted. */
export interface CountedChart {
  readonly chart: Chart;
  count(tx: Tx, asked: ChartPeriod): Promise<ChartCount[]>;
  /** The rows that it always shows, in their order. Left out: the rows that were counted, as they came. */
  readonly order?: readonly string[];
  /** What the reply calls a counted row, where it is not its key. */
  keyOf?(key: string): string;
  /**
   * How it stands on the page of a week: a number for each series, or one for all of them, of the days of the week; or its
   * first rows, because it looks ahead. Left out: it is about no period.
   */
  readonly week?: 'bySeries' | 'inAll' | 'ahead';
}

export interface ChartPeriod {
  from: string;
  to: string;
  today: string;
  centre: string | undefined;
  /** Who looks at it: some records are for part of those who see the chart. */
  who: Who;
  /** Of a chart that names its series itself: those to count. Left out: the largest. */
  series?: readonly string[] | undefined;
}

export interface ChartCount {
  key: string;
  /** The name, where the key is not one. */
  label: string | null;
  series: string;
  count: number;
}
