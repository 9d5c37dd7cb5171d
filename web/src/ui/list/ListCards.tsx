import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column, ListRow } from './list.types.ts';
import type { ResourceListProps } from './resource-list-props.ts';
import { visibleColumns } from './visible-columns.ts';

/** The phone's list: one card a row, never a squeezed table. */
export function ListCards<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { list, label, openRow, onRow, bulkActions } = props;
  const columns = visibleColumns(list.definition.columns, list.state.toggled);
  const toggle = (row: Row) => {
    const next = new Map(list.selected);
    if (!next.delete(row.id)) next.set(row.id, row);
    list.setSelected(next);
  };
  return (
    <Stack component="ul" aria-label={label} spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {list.rows.map((row) => (
        <Card key={row.id} component="li" variant="outlined" sx={{ display: 'flex', alignItems: 'stretch' }}>
          {bulkActions && (
            <Tick row={row} columns={columns} isTicked={list.selected.has(row.id)} onToggle={toggle} />
          )}
          <Opener to={openRow?.(row)} onOpen={onRow && (() => onRow(row))}>
            <Box sx={{ display: 'flex', gap: 1.5 }}>
              {columns
                .filter((column) => column.card === 'photo')
                .map((column) => (
                  <Fragment key={column.field}>{column.render(row)}</Fragment>
                ))}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <CardWords row={row} columns={columns} />
              </Box>
            </Box>
          </Opener>
        </Card>
      ))}
    </Stack>
  );
}

function Opener(props: { to: string | undefined; onOpen: (() => void) | undefined; children: ReactNode }) {
  const sx = { p: 1.5, flexGrow: 1, minWidth: 0 };
  if (props.to !== undefined) {
    return (
      <CardActionArea component={Link} to={props.to} sx={sx}>
        {props.children}
      </CardActionArea>
    );
  }
  if (props.onOpen) {
    return (
      <CardActionArea onClick={props.onOpen} sx={sx}>
        {props.children}
      </CardActionArea>
    );
  }
  return <Box sx={sx}>{props.children}</Box>;
}

function CardWords<Row extends ListRow>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const at = (place: Column<Row>['card']) => columns.filter((column) => (column.card ?? 'line') === place);
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          {at('title').map((column) => (
            <div key={column.field}>{column.render(row)}</div>
          ))}
        </Typography>
        {at('status').map((column) => (
          <Box key={column.field} sx={{ flexShrink: 0 }}>
            {column.render(row)}
          </Box>
        ))}
      </Stack>
      <Box
        component="dl"
        sx={{ m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, rowGap: 0.25 }}
      >
        {at('line').map((column) => (
          <Box key={column.field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {column.heading}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {column.render(row)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

function Tick<Row extends ListRow>(props: {
  row: Row;
  columns: readonly Column<Row>[];
  isTicked: boolean;
  onToggle: (row: Row) => void;
}) {
  const { t } = useTranslation('ui');
  const name = useId();
  return (
    <Checkbox
      id={name}
      checked={props.isTicked}
      onChange={() => props.onToggle(props.row)}
      slotProps={{ input: { 'aria-label': t(props.isTicked ? 'grid.unselectRow' : 'grid.selectRow') } }}
      sx={{ alignSelf: 'flex-start', width: 44, height: 44 }}
    />
  );
}
