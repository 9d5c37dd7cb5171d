import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visuallyHidden } from '../visually-hidden.ts';
import { groupsOf } from './groups-of.ts';
import type { Column, ListRow } from './list.types.ts';
import type { ResourceListProps } from './resource-list-props.ts';
import { visibleColumns } from './visible-columns.ts';

/** The phone's list: a card of two lines for each row, never a squeezed table. */
export function ListCards<Row extends ListRow>(props: ResourceListProps<Row>) {
  const { list, label, openRow, onRow, bulkActions } = props;
  const columns = visibleColumns(list.definition, list.state.toggled);
  const groups = groupsOf(list.rows, list.state.group, list.definition.columns);
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', p: 0, m: 0, mx: -2, bgcolor: 'background.paper' }}
    >
      {groups.map((group) => (
        <Fragment key={group.key}>
          {group.heading !== null && (
            <Box component="li" sx={{ px: 2, py: 0.5, fontWeight: 600, bgcolor: 'var(--raised)' }}>
              {group.heading}
            </Box>
          )}
          {group.rows.map((row) => (
            <Box
              key={row.id}
              component="li"
              data-row=""
              sx={{
                display: 'flex',
                alignItems: 'center',
                borderBottom: 1,
                borderColor: 'divider',
                ...(list.selected.has(row.id) ? { bgcolor: 'var(--accent-tint)' } : {}),
              }}
            >
              {bulkActions && <Tick list={list} row={row} />}
              <Opener to={openRow?.(row)} onOpen={onRow && (() => onRow(row))}>
                <CardWords row={row} columns={columns} />
              </Opener>
            </Box>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}

function Opener(props: { to: string | undefined; onOpen: (() => void) | undefined; children: ReactNode }) {
  const sx = { py: 1, pl: 1, pr: 2, flexGrow: 1, minWidth: 0, minHeight: 68, display: 'flex', gap: 1.5 };
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

/** Who or what it is, with its status; below it the rest in one line. */
function CardWords<Row extends ListRow>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const at = (place: Column<Row>['card']) => columns.filter((column) => (column.card ?? 'line') === place);
  const lines = at('line').flatMap((column) => {
    const shown = column.render(row);
    return shown === '–' || shown === '' || shown === null ? [] : [{ column, shown }];
  });
  return (
    <>
      {at('photo').map((column) => (
        <Fragment key={column.field}>{column.render(row)}</Fragment>
      ))}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography
            component="div"
            sx={{ fontWeight: 600, minWidth: 0, '--name-display': 'inline', ...oneLine }}
          >
            {at('title').map((column) => (
              <Fragment key={column.field}>{column.render(row)}</Fragment>
            ))}
          </Typography>
          {at('status').map((column) => (
            <Box key={column.field} sx={{ flexShrink: 0 }}>
              {column.render(row)}
            </Box>
          ))}
        </Box>
        <Typography component="div" variant="body2" color="textSecondary" sx={{ ...oneLine, ...inLine }}>
          {lines.map(({ column, shown }, place) => (
            <Fragment key={column.field}>
              {place > 0 && ' · '}
              {column.isLabelled ? (
                `${column.heading} `
              ) : (
                <Box component="span" sx={visuallyHidden}>{`${column.heading} `}</Box>
              )}
              <span className="value">{shown}</span>
            </Fragment>
          ))}
        </Typography>
      </Box>
    </>
  );
}

/** Clipped with a margin, because Gurmukhi reaches above its line. */
const oneLine = {
  position: 'relative',
  overflow: 'clip',
  overflowClipMargin: '4px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/**
 * Values that bring a box of their own stand in the line like the others. One that is text says so: at the end of the line a
 * box that does not fit is left out as a whole, while text is cut off.
 */
const inLine = {
  '& .value > *': {
    display: 'var(--value-display, inline-flex)',
    flexWrap: 'nowrap',
    verticalAlign: 'bottom',
  },
};

function Tick<Row extends ListRow>({ list, row }: { list: ResourceListProps<Row>['list']; row: Row }) {
  const { t } = useTranslation('ui');
  const isTicked = list.selected.has(row.id);
  return (
    <Checkbox
      checked={isTicked}
      onChange={() => list.toggle(row)}
      slotProps={{ input: { 'aria-label': t(isTicked ? 'grid.unselectRow' : 'grid.selectRow') } }}
      sx={{ width: 44, height: 44, ml: 0.5 }}
    />
  );
}
