import { mdiSortAscending, mdiSortDescending } from '@mdi/js';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { ToolMenu } from '../ToolMenu.tsx';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** Cards have no head to click: on a phone the order is chosen here. */
export function SortMenu<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { sort } = list.state;
  const columns = list.definition.columns.filter((column) => column.isSortable);
  if (columns.length === 0) return null;
  const isDown = sort.startsWith('-');
  const current = columns.find((column) => column.field === sort.replace(/^-/, ''));
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <ToolMenu
        icon={isDown ? mdiSortDescending : mdiSortAscending}
        label={current?.heading ?? t('grid.sort')}
      >
        {columns.flatMap((column) =>
          [column.field, `-${column.field}`].map((value) => (
            <MenuItem key={value} selected={value === sort} onClick={() => list.change({ sort: value })}>
              {t(value.startsWith('-') ? 'grid.descending' : 'grid.ascending', { column: column.heading })}
            </MenuItem>
          )),
        )}
      </ToolMenu>
    </Box>
  );
}
