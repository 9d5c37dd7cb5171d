import { ROW_HEIGHT } from './use-row-window.ts';

/** The room of rows that are not drawn. */
export function RowGap({ rows }: { rows: number }) {
  return <tr aria-hidden style={{ height: rows * ROW_HEIGHT }} />;
}
