/** The row of a statement that returns exactly one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row, another] = rows;
  if (row === undefined || another !== undefined) throw new Error(`one row was expected, not ${rows.length}`);
  return row;
}
