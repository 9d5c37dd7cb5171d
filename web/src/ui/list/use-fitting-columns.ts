import type { Column, ListRow } from './list.types.ts';
import { useFitting } from './use-fitting.ts';

/**
 * Columns that leave nothing cut off: on a narrow screen those that tell least are left out, the last ones first. The
 * title, the picture and the status always stay; whoever needs the others opens the record.
 */
export function useFittingColumns<Row extends ListRow>(columns: Column<Row>[], rows: readonly Row[]) {
  const optional = columns.filter(isOptional);
  const names = columns.map(({ field }) => field).join(' ');
  const { box, leftOut } = useFitting(names, optional.length, rows);
  const without = new Set(optional.toReversed().slice(0, leftOut));
  return { box, columns: columns.filter((column) => !without.has(column)) };
}

export function isOptional<Row>({ card = 'line' }: Pick<Column<Row>, 'card'>): boolean {
  return card === 'line' || card === 'none';
}
