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

export function totalOf(row: ChartRow): number {
  return row.values.reduce((sum, value) => sum + value, 0);
}
