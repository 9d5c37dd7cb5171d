import { mdiFilterVariant } from '@mdi/js';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { Sheet } from '../Sheet.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { ListRow } from './list.types.ts';
import { isSet } from './list-state.ts';
import { useFilterChange } from './use-filter-change.ts';
import type { ResourceListState } from './use-list.ts';
import { usefulFilters } from './visible-columns.ts';

/** On a phone all filters stand behind one button, which says how many are set. */
export function FilterSheet<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const { number } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const change = useFilterChange(list);
  const filters = usefulFilters(list.definition);
  if (filters.length === 0) return null;
  const count = filters.filter((filter) => isSet(filter, list.state.filter)).length;
  return (
    <>
      <Badge badgeContent={count} color="primary" overlap="circular">
        <Button
          startIcon={<Icon path={mdiFilterVariant} />}
          aria-haspopup="dialog"
          aria-label={count > 0 ? t('list.filterSet', { count }) : t('list.filter')}
          onClick={() => setIsOpen(true)}
        >
          {t('list.filter')}
        </Button>
      </Badge>
      {isOpen && (
        <Sheet
          title={t('list.filter')}
          onClose={() => setIsOpen(false)}
          actions={
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
              <Button onClick={list.clear} disabled={!list.isFiltered}>
                {t('list.clearAll')}
              </Button>
              <Button variant="contained" onClick={() => setIsOpen(false)}>
                {list.total === undefined
                  ? t('list.showRows')
                  : t('list.showCount', { count: list.total, shown: number(list.total) })}
              </Button>
            </Stack>
          }
        >
          <FilterFields filters={filters} values={list.state.filter} onChange={change} />
        </Sheet>
      )}
    </>
  );
}
