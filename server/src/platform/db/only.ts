/**
 * The row of an answer that always has exactly one: an aggregate, the value of a function, a counter. Throws otherwise,
 * instead of going on with a made-up value.
 */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`expected exactly one row, found ${rows.length}`);
  return row;
}
