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
}

export interface ChartPeriod {
  from: string;
  to: string;
  today: string;
  centre: string | undefined;
  /** Who looks at it: some records are for part of those who see the chart. */
  who: Who;
}

export interface ChartCount {
  key: string;
  /** The name, where the key is not one. */
  label: string | null;
  series: string;
  count: number;
}
