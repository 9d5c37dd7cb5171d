import type { ListFilter } from '../kernel/chart.ts';
import { DAY_MS } from '../kernel/values/days.ts';

/** The numbers of Home, as filters of the lists that they open. */
export const sheetTiles = {
  /** Of past days and still open. */
  sheets: (day: string) => ({
    isClosed: false,
    onDayTo: new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10),
  }),
} as const satisfies Record<string, (day: string) => ListFilter>;
