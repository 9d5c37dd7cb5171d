import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../platform/use-format.ts';
import type { ListRow } from '../list.types.ts';
import type { ResourceListState } from '../use-list.ts';
import { usefulColumns } from '../visible-columns.ts';
import { OptionGroup } from './OptionGroup.tsx';

const sizes = [25, 50, 100];

/** Order (cards have no head to press, and an order of its own has no column), groups, and how many rows stand on a page. */
export function OrderOptions<Row extends ListRow>(props: { list: ResourceListState<Row>; isPhone: boolean }) {
  const { list, isPhone } = props;
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const { sort, group, size } = list.state;
  const columns = usefulColumns(list.definition);
  const sorts = columns.filter((column) => column.isSortable).flatMap(({ field }) => [field, `-${field}`]);
  const { orders = [] } = list.definition;
  const groups = columns.filter(({ field }) => list.definition.groups?.includes(field));
  const headingOf = (field: string) => columns.find((column) => column.field === field)?.heading ?? field;
  return (
    <>
      {((isPhone && sorts.length > 0) || orders.length > 0) && (
        <Choice title={t('list.sortBy')} value={sort} onChange={(value) => list.change({ sort: value })}>
          {orders.map((one) => (
            <MenuItem key={one.sort} value={one.sort}>
              {one.label}
            </MenuItem>
          ))}
          {sorts.map((value) => (
            <MenuItem key={value} value={value}>
              {t(value.startsWith('-') ? 'grid.descending' : 'grid.ascending', {
                column: headingOf(value.replace(/^-/, '')),
              })}
            </MenuItem>
          ))}
        </Choice>
      )}
      {groups.length > 0 && (
        <Choice
          title={t('list.groupBy')}
          value={group ?? ''}
          onChange={(value) => list.change({ group: value === '' ? null : value })}
        >
          <MenuItem value="">{t('list.noGroups')}</MenuItem>
          {groups.map((column) => (
            <MenuItem key={column.field} value={column.field}>
              {column.heading}
            </MenuItem>
          ))}
        </Choice>
      )}
      <Choice
        title={t('pager.size')}
        value={String(size)}
        onChange={(value) => list.change({ size: Number(value) })}
      >
        {[...new Set([...sizes, size])]
          .sort((a, b) => a - b)
          .map((one) => (
            <MenuItem key={one} value={String(one)}>
              {number(one)}
            </MenuItem>
          ))}
      </Choice>
    </>
  );
}

function Choice(props: {
  title: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <OptionGroup title={props.title}>
      <TextField
        select
        fullWidth
        size="small"
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': props.title } } }}
      >
        {props.children}
      </TextField>
    </OptionGroup>
  );
}
