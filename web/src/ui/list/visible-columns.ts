import type { Column, Filter, ListDefinition, ListRow } from './list.types.ts';

/** What can be shown at all. A column in which every row says the same is left out, as is its filter. */
export function usefulColumns<Row extends ListRow>(definition: ListDefinition<Row>): Column<Row>[] {
  const pointless = new Set(
    (definition.filters ?? []).filter((filter) => !isUseful(filter)).map(({ field }) => field),
  );
  return definition.columns.filter(({ field }) => !pointless.has(field));
}

export function usefulFilters<Row extends ListRow>(definition: ListDefinition<Row>): Filter[] {
  return (definition.filters ?? []).filter(isUseful);
}

/** What is shown now. */
export function visibleColumns<Row extends ListRow>(
  definition: ListDefinition<Row>,
  toggled: readonly string[],
): Column<Row>[] {
  return usefulColumns(definition).filter((column) => isVisible(column, toggled));
}

/** Extra columns appear, the others disappear, when toggled. */
export function isVisible<Row>(column: Column<Row>, toggled: readonly string[]): boolean {
  return toggled.includes(column.field) === (column.isExtra ?? false);
}

/** One choice is none, unless it is a claim to be ticked. Choices that are still to come are not counted. */
function isUseful(filter: Filter): boolean {
  if (filter.kind !== 'choice' || filter.choices.length !== 1 || filter.emptyField !== undefined) return true;
  return typeof filter.choices[0]?.value === 'boolean';
}
