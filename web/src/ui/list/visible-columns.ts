import type { Column } from './list.types.ts';

export function visibleColumns<Row>(
  columns: readonly Column<Row>[],
  toggled: readonly string[],
): Column<Row>[] {
  return columns.filter((column) => isVisible(column, toggled));
}

/** Extra columns appear, the others disappear, when toggled. */
export function isVisible<Row>(column: Column<Row>, toggled: readonly string[]): boolean {
  return toggled.includes(column.field) === (column.isExtra ?? false);
}
