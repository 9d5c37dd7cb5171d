import TablePagination from '@mui/material/TablePagination';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import type { ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

const sizes = [25, 50, 100];

export function ListPager<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const { page, size } = list.state;
  const options = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b);
  return (
    <TablePagination
      component="div"
      count={list.total ?? 0}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={options.map((value) => ({ value, label: number(value) }))}
      onPageChange={(_event, next) => list.change({ page: next })}
      onRowsPerPageChange={(event) => list.change({ size: Number(event.target.value) })}
      labelRowsPerPage={t('pager.size')}
      labelDisplayedRows={({ from, to, count }) =>
        t('pager.range', { from: number(from), to: number(to), total: number(count) })
      }
      getItemAriaLabel={(type) => t(`pager.${type}`)}
    />
  );
}
