import type { Chart as CountedChart } from '@sewa/contract/kernel/chart';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Format } from '../../platform/intl/format.ts';

/** One line of a chart: what it is about, its numbers, and the list behind it. */
export interface ChartRow {
  key: string;
  label: string;
  values: readonly number[];
  /** The list of the whole row. */
  to?: string | undefined;
  /** The list of each number, where there is one. */
  links: readonly (string | undefined)[];
  /** The same numbers a year before, where they are shown. */
  before?: readonly number[] | undefined;
}

/** What the numbers of a year before are called: all of them, and those of each series. */
export interface YearBefore {
  name: string;
  series: readonly string[];
}

export interface ChartProps {
  /** What the numbers of a row are, in their order. */
  series: readonly string[];
  rows: readonly ChartRow[];
  /** Where the rows have the numbers of a year before. */
  before?: YearBefore | undefined;
}

/** A chart that a module declares. Its words stand in the shell's catalogue: title, heading and series by name. */
export interface Chart extends CountedChart {
  readonly shape: 'bars' | 'columns' | 'table';
  /** The address of the list behind the chart. */
  readonly list: string;
  /** The word for a row's key, where it is neither a name nor a word of the catalogue. */
  readonly rowLabel?: (key: string, reader: { language: Language; format: Format }) => string;
  /** Takes the whole width until a user decides otherwise. */
  readonly isWide?: boolean;
}

export function totalOf(row: ChartRow): number {
  return row.values.reduce((sum, value) => sum + value, 0);
}
