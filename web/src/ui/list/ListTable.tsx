import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GroupHeading } from './GroupHeading.tsx';
import { groupsOf } from './groups-of.ts';
import type { Column, ListRow } from './list.types.ts';
import { RowLink } from './RowLink.tsx';
import type { ResourceListProps } from './resource-list-props.ts';
import { isOptional, useFittingColumns } from './use-fitting-columns.ts';
import { visibleColumns } from './visible-columns.ts';

/** The desk's table. It scrolls with the page, below a head that stays in view. */
export function ListTable<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { list, label, openRow, onRow, bulkActions } = props;
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const { box, columns } = useFittingColumns(visibleColumns(list.definition, list.state.toggled), list.rows);
  const open = (row: Row) => (openRow ? void navigate(openRow(row)) : onRow?.(row));
  const isOpening = openRow !== undefined || onRow !== undefined;
  const hasTicks = bulkActions !== undefined;
  const groups = groupsOf(list.rows, list.state.group, list.definition.columns);
  return (
    <Box ref={box} sx={{ bgcolor: 'background.paper' }}>
      <Table aria-label={label} onKeyDown={arrowsMoveBetweenRows}>
        <thead>
          <tr>
            {hasTicks && (
              <th className="tick">
                <PageTick list={list} />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.field} column={column} list={list} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.heading !== null && (
              <GroupHeading columns={columns.length + (hasTicks ? 1 : 0)}>{group.heading}</GroupHeading>
            )}
            {group.rows.map((row) => (
              <tr
                key={row.id}
                {...(isOpening
                  ? { className: 'opens', onClick: (event) => openUnlessControl(event, row) }
                  : {})}
                aria-selected={hasTicks ? list.selected.has(row.id) : undefined}
              >
                {hasTicks && (
                  <td className="tick">
                    <Checkbox
                      size="small"
                      checked={list.selected.has(row.id)}
                      onChange={() => list.toggle(row)}
                      slotProps={{
                        input: {
                          'aria-label': t(list.selected.has(row.id) ? 'grid.unselectRow' : 'grid.selectRow'),
                        },
                      }}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column.field} className={classOf(column)}>
                    <RowLink to={column.card === 'title' ? openRow?.(row) : undefined}>
                      {column.render(row)}
                    </RowLink>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
    </Box>
  );

  function openUnlessControl(event: MouseEvent, row: Row) {
    const isControl =
      event.target instanceof Element && event.target.closest('a, button, input, label') !== null;
    // Whoever marks a number to copy it does not mean to open the record.
    const isMarking = window.getSelection()?.isCollapsed === false;
    if (!isControl && !isMarking) open(row);
  }
}

function PageTick<Row extends ListRow>({ list }: Pick<ResourceListProps<Row>, 'list'>) {
  const { t } = useTranslation('ui');
  const ticked = list.rows.filter((row) => list.selected.has(row.id)).length;
  const isAll = ticked > 0 && ticked === list.rows.length;
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={ticked > 0 && !isAll}
      onChange={() => list.togglePage(!isAll)}
      slotProps={{ input: { 'aria-label': t(isAll ? 'grid.unselectPage' : 'grid.selectPage') } }}
    />
  );
}

function Heading<Row extends ListRow>({
  column,
  list,
}: {
  column: Column<Row>;
  list: ResourceListProps<Row>['list'];
}) {
  const isCurrent = list.state.sort.replace(/^-/, '') === column.field;
  const direction = isCurrent && list.state.sort.startsWith('-') ? 'desc' : 'asc';
  const next = isCurrent && direction === 'asc' ? `-${column.field}` : column.field;
  const sorted = direction === 'asc' ? 'ascending' : 'descending';
  // A picture needs no word above it; the options of the list still name it.
  if (column.card === 'photo') return <td aria-hidden className="photo" />;
  return (
    <th
      scope="col"
      className={classOf(column)}
      data-optional={isOptional(column) || undefined}
      {...(isCurrent ? { 'aria-sort': sorted } : {})}
    >
      {column.isSortable ? (
        <TableSortLabel active={isCurrent} direction={direction} onClick={() => list.change({ sort: next })}>
          {column.heading}
        </TableSortLabel>
      ) : (
        column.heading
      )}
    </th>
  );
}

function classOf<Row>(column: Column<Row>): string {
  if (column.card === 'photo') return 'photo';
  const words = [
    column.card === 'title' ? 'title' : '',
    column.isNumber ? 'number' : '',
    column.isShort ? 'short' : '',
    column.isLong ? 'long' : '',
  ];
  return words.filter(Boolean).join(' ');
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from row to row, as in any list; Tab still reaches everything. */
function arrowsMoveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody tr a')];
  const here = links.findIndex((link) => link.closest('tr') === (event.target as HTMLElement).closest('tr'));
  const next = links[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '1rem',
  lineHeight: 1.25,
  '& th, & td': {
    padding: theme.spacing(0, 1),
    textAlign: 'left',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'break-word',
  },
  '& td': { height: 'var(--row-height)' },
  '& thead th, & thead td': {
    position: 'sticky',
    top: 'calc(var(--sticky-top) + var(--list-bar))',
    zIndex: 2,
    height: 'var(--head-height)',
    backgroundColor: 'var(--raised)',
    color: theme.vars.palette.text.secondary,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& .title': { minWidth: '13rem' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th.number .MuiTableSortLabel-root': { flexDirection: 'row-reverse' },
  '& td.short': { whiteSpace: 'nowrap' },
  '& .tick': { width: 44, padding: theme.spacing(0, 0.5) },
  '& .tick .MuiCheckbox-root': { padding: theme.spacing(0.75) },
  '& .photo': { width: 48, paddingRight: 0 },
  '& .photo > *': { width: 36, height: 36, display: 'grid' },
  '& tbody tr.opens': { cursor: 'pointer' },
  '@media (hover: hover)': {
    '& tbody tr.opens:hover > td': { backgroundColor: theme.vars.palette.action.hover },
  },
  '& tr[aria-selected=true] > td': { backgroundColor: 'var(--accent-tint)' },
  '@media (pointer: coarse)': { '& td': { height: 'max(var(--row-height), 48px)' } },
}));
