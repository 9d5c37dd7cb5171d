import { ROW_HEIGHT } from './use-row-window.ts';

const NAME_WIDTH = { xs: 116, md: 172 };
const DAY_WIDTH = 25;
/** A day with several sheets shows their times. */
const TIMED_WIDTH = 38;

/** How wide a table of days is; of a set width it is drawn much faster. */
export function tableWidth({ days, timed = 0, totals }: { days: number; timed?: number; totals: number }) {
  const rest = days * DAY_WIDTH + (timed + totals) * TIMED_WIDTH;
  return { xs: NAME_WIDTH.xs + rest, md: NAME_WIDTH.md + rest };
}

/** Names stay at the left, days above and totals below; the table scrolls in its own box, never the page. */
export const tableStyle = {
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.8125rem',
  '& th, & td': {
    p: 0,
    height: ROW_HEIGHT,
    boxSizing: 'border-box',
    textAlign: 'center',
    fontWeight: 600,
    lineHeight: 1.1,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    borderBottom: 1,
    borderRight: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
  },
  '& thead th': { width: DAY_WIDTH, position: 'sticky', top: 0, zIndex: 2, py: 0.25, verticalAlign: 'top' },
  '& thead th[data-timed], & thead th[data-total]': { width: TIMED_WIDTH },
  '& [data-total]': { fontWeight: 400 },
  '& [data-shaded]': { bgcolor: 'var(--accent-tint)' },
  '& [data-mark=P]': { color: 'success.main' },
  '& [data-mark=L], & [data-mark=H]': { color: 'warning.main' },
  '& [data-mark=A]': { color: 'error.main' },
  '& [data-mark=E]': { color: 'text.secondary' },
  '& tfoot td, & tfoot th': { position: 'sticky', bottom: 0, zIndex: 2, fontWeight: 400 },
  // Three digits fit below a day.
  '& tfoot td': { fontSize: '0.6875rem' },
  '& thead th:first-of-type': { width: NAME_WIDTH, zIndex: 3 },
  '& tfoot th': { zIndex: 3 },
  '& th:first-of-type': { position: 'sticky', left: 0, px: 1, textAlign: 'start', textOverflow: 'ellipsis' },
  '& tbody th': { zIndex: 1 },
} as const;
