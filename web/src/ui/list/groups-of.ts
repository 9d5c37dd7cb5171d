import type { ReactNode } from 'react';
import type { Column, ListRow } from './list.types.ts';

interface Group<Row> {
  key: string;
  /** Null where the list is not grouped. */
  heading: ReactNode;
  rows: readonly Row[];
}

/** Neighbouring rows with the same value of a field; the server has put them beside each other. */
export function groupsOf<Row extends ListRow>(
  rows: readonly Row[],
  field: string | null,
  columns: readonly Column<Row>[],
): Group<Row>[] {
  const column = columns.find((one) => one.field === field);
  if (!column) return [{ key: 'all', heading: null, rows }];
  const groups: { key: string; heading: ReactNode; rows: Row[] }[] = [];
  let last: string | null = null;
  for (const row of rows) {
    const value = keyOf(row, column);
    if (value !== last) groups.push({ key: `${value}-${row.id}`, heading: column.render(row), rows: [] });
    last = value;
    groups.at(-1)?.rows.push(row);
  }
  return groups;
}

function keyOf<Row extends ListRow>(row: Row, column: Column<Row>): string {
  const shown = column.render(row);
  if (typeof shown === 'string' || typeof shown === 'number') return String(shown);
  return JSON.stringify((row as Readonly<Record<string, unknown>>)[column.field] ?? null);
}
