import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppearance } from '../../platform/appearance.ts';
import type { Column, ListRow } from './list.types.ts';
import { RowLink } from './RowLink.tsx';
import type { ResourceListProps } from './resource-list-props.ts';
import { visibleColumns } from './visible-columns.ts';

/** The desk's table. The head stays in view because the rows scroll inside it. */
export function ListGrid<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { list, label, openRow, onRow, bulkActions } = props;
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const { density } = useAppearance();
  const shown = visibleColumns(list.definition.columns, list.state.toggled);
  const columns = useMemo(() => shown.map((column) => gridColumn(column, openRow)), [shown, openRow]);
  const open = (row: Row) => (openRow ? void navigate(openRow(row)) : onRow?.(row));
  const field = list.state.sort.replace(/^-/, '');
  const direction = list.state.sort.startsWith('-') ? 'desc' : 'asc';
  // Told of a column that is not there, the grid asks for another order, is given the same, and asks again without end.
  const isShown = shown.some((column) => column.field === field);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'max(420px, calc(100dvh - 260px))' }}>
      <DataGrid
        rows={list.rows}
        columns={columns}
        aria-label={label}
        density={density === 'compact' ? 'compact' : 'standard'}
        {...(shown.some((column) => column.isLong) ? { getRowHeight: () => 'auto' as const } : {})}
        sortingMode="server"
        sortModel={isShown ? [{ field, sort: direction }] : []}
        onSortModelChange={([first]) =>
          list.change({
            sort: first ? `${first.sort === 'desc' ? '-' : ''}${first.field}` : list.definition.sort,
          })
        }
        sortingOrder={['asc', 'desc']}
        checkboxSelection={bulkActions !== undefined}
        keepNonExistentRowsSelected
        disableRowSelectionExcludeModel
        rowSelectionModel={{ type: 'include', ids: new Set(list.selected.keys()) }}
        onRowSelectionModelChange={(model) => list.setSelected(selectedRows(model, list.rows, list.selected))}
        onRowClick={({ row }, event) => {
          const isOwnLink =
            event.target instanceof Element && event.target.closest('a, button, input') !== null;
          if (!isOwnLink) open(row);
        }}
        onCellKeyDown={({ row }, event) => {
          if (event.key === 'Enter') open(row);
        }}
        disableRowSelectionOnClick
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        hideFooter
        localeText={{
          columnHeaderSortIconLabel: t('grid.sort'),
          checkboxSelectionHeaderName: t('grid.selection'),
          checkboxSelectionSelectAllRows: t('grid.selectPage'),
          checkboxSelectionUnselectAllRows: t('grid.unselectPage'),
          checkboxSelectionSelectRow: t('grid.selectRow'),
          checkboxSelectionUnselectRow: t('grid.unselectRow'),
        }}
        sx={{
          bgcolor: 'background.paper',
          '& .MuiDataGrid-row': { cursor: openRow || onRow ? 'pointer' : 'default' },
          '& .MuiDataGrid-row--dynamicHeight > .MuiDataGrid-cell': {
            minHeight: density === 'compact' ? 36 : 52,
            display: 'flex',
            alignItems: 'center',
          },
          '& .MuiDataGrid-row--dynamicHeight > .long': { whiteSpace: 'normal', py: 1 },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
        }}
      />
    </Box>
  );
}

function gridColumn<Row extends ListRow>(
  column: Column<Row>,
  openRow?: (row: Row) => string,
): GridColDef<Row> {
  const side = column.isNumber ? 'right' : 'left';
  if (column.card === 'photo')
    return {
      ...photoColumn,
      field: column.field,
      headerName: column.heading,
      renderCell: ({ row }) => column.render(row),
    };
  return {
    field: column.field,
    headerName: column.heading,
    sortable: column.isSortable ?? false,
    align: side,
    headerAlign: side,
    display: 'flex',
    ...(column.width
      ? { width: column.width, minWidth: column.width }
      : { flex: column.flex ?? 1, minWidth: Math.max(100, 90 * (column.flex ?? 1)) }),
    ...(column.isLong ? { cellClassName: 'long' } : {}),
    renderCell: ({ row }) => (
      <RowLink to={column.card === 'title' ? openRow?.(row) : undefined}>{column.render(row)}</RowLink>
    ),
  };
}

/** A picture needs no word above it; the menu of columns still names it. */
const photoColumn = {
  width: 64,
  sortable: false,
  resizable: false,
  renderHeader: () => null,
  display: 'flex',
} as const;

function selectedRows<Row extends ListRow>(
  model: GridRowSelectionModel,
  rows: readonly Row[],
  before: ReadonlyMap<string, Row>,
): ReadonlyMap<string, Row> {
  const known = new Map([...before, ...rows.map((row) => [row.id, row] as const)]);
  return new Map([...known].filter(([id]) => model.ids.has(id)));
}
