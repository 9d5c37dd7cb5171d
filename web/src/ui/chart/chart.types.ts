import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Format } from '../../platform/intl/format.ts';

/** One line of a chart: what it is about, its numbers, and the list behind it. */
export interface ChartRow {
  key: string;
  label: string;
  values: readonly number[];
  to?: string | undefined;
}

export interface ChartProps {
  /** What the numbers of a row are, in their order. */
  series: readonly string[];
  rows: readonly ChartRow[];
}

/** A chart that a module declares. Its words stand in the shell's catalogue: title, heading and series by name. */
export interface Chart {
  /** The number by which the server answers for it. */
  readonly kind: number;
  readonly requirement: Requirement;
  readonly shape: 'bars' | 'columns' | 'table';
  /** What is counted, in the order it is drawn. */
  readonly series: readonly string[];
  /** The list behind the chart. */
  readonly list: string;
  /** The list behind a row, of a centre or of all (''). Undefined: no filter of the list selects just this. */
  readonly linkTo: (key: string, centre: string) => string | undefined;
  /** The word for a row's key, where it is neither a name nor a word of the catalogue. */
  readonly rowLabel?: (key: string, reader: { language: Language; format: Format }) => string;
  /** Takes the whole width until a user decides otherwise. */
  readonly isWide?: boolean;
}

export function totalOf(row: ChartRow): number {
  return row.values.reduce((sum, value) => sum + value, 0);
}
