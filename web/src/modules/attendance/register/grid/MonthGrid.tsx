import Box from '@mui/material/Box';
import type { Mark } from '@sewa/contract/attendance/marks';
import type { MonthGrid as Grid } from '@sewa/contract/attendance/month-grid';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../platform/use-format.ts';
import { letterOfKey } from '../../letter-of-key.rules.ts';
import { RowGap } from '../RowGap.tsx';
import { tableWidth } from '../table-style.ts';
import { showRow, useRowWindow } from '../use-row-window.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { cameTo, type GridColumn, markOfKey, type Place, placeAfter } from './grid.rules.ts';
import { gridStyle } from './grid-style.ts';
import type { useGridMarks } from './use-grid-marks.ts';

interface MonthGridProps {
  label: string;
  grid: Grid;
  columns: readonly GridColumn[];
  shown: ReturnType<typeof useGridMarks>['shown'];
  active: Place;
  onMove: (place: Place) => void;
  onMark: (mark: Mark | null) => void;
  canOpen: boolean;
}

/** People and days. One cell is reached by Tab; arrows go on from there, letters mark. */
export function MonthGrid(props: MonthGridProps) {
  const { label, grid, columns, shown, active, onMove, onMark, canOpen } = props;
  const { t } = useTranslation('attendance');
  const { number } = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { drawn, onScroll } = useRowWindow(grid.people.length, active.row);
  const isMoving = useRef(false);
  useEffect(() => {
    // The grid does not take the focus when the page opens.
    if (!isMoving.current) return;
    isMoving.current = false;
    showRow(box, active.row);
    table.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)?.focus();
  }, [active]);
  const move = (place: Place) => {
    isMoving.current = true;
    onMove(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const size = { rows: grid.people.length, columns: columns.length };
    const next = placeAfter(event.key, active, size, event.ctrlKey);
    const mark = event.ctrlKey ? undefined : markOfKey(letterOfKey(event));
    if (next === null && mark === undefined) return;
    event.preventDefault();
    if (next) move(next);
    else if (mark !== undefined) onMark(mark);
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (place) move(place);
  };
  const timed = columns.filter(({ isOneOfSeveral }) => isOneOfSeveral).length;
  const people = grid.people.map((person) => ({ person, ...shown(person, grid.sheets) }));
  return (
    <Box
      ref={box}
      onScroll={onScroll}
      sx={{
        overflow: 'auto',
        // What is above and below the grid stays in sight.
        maxHeight: { xs: 'calc(100dvh - 450px)', md: 'calc(100dvh - 278px)' },
        minHeight: 240,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box
        component="table"
        role="grid"
        ref={table}
        aria-label={label}
        aria-rowcount={people.length + 1}
        onKeyDown={onKeyDown}
        onClick={onClick}
        sx={[gridStyle, { width: tableWidth({ days: columns.length - timed, timed, totals: 2 }) }]}
      >
        <GridHead columns={columns} active={active.row === -1 ? active.column : null} canOpen={canOpen} />
        <tbody>
          {drawn.map((one) => {
            if (one.kind === 'gap') return <RowGap key={`gap ${one.from}`} rows={one.rows} />;
            const { row } = one;
            const drawnRow = people[row];
            return drawnRow ? (
              <GridRow
                key={drawnRow.person.sewadar}
                row={row}
                name={drawnRow.person.name}
                nameLatin={drawnRow.person.nameLatin}
                isGuest={drawnRow.person.isGuest}
                letters={drawnRow.letters}
                states={drawnRow.states}
                columns={columns}
                active={row === active.row ? active.column : null}
              />
            ) : null;
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('count.came')}</th>
            {columns.map(({ key, sheet, place }) => (
              <td key={key}>{sheet === null ? '' : number(cameTo(people, place))}</td>
            ))}
            <td />
            <td />
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

function placeOf(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset['cell']?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
