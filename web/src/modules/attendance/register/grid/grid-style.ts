import { tableStyle } from '../table-style.ts';

/** The table of days, with what a cell that can be marked shows. */
export const gridStyle = {
  ...tableStyle,
  '& [data-cell]': { cursor: 'pointer' },
  '& td[data-closed]': { bgcolor: 'action.hover' },
  '& [data-state=s]': { textDecoration: 'underline dotted' },
  '& [data-state=r]': { outline: '2px solid', outlineColor: 'error.main', outlineOffset: -2 },
  '& [data-cell]:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& thead th > span, & thead th > small': { display: 'block' },
  '& thead th > small': { fontWeight: 400, fontSize: '0.6875rem' },
  '& thead th svg': { width: 14, height: 14 },
} as const;
