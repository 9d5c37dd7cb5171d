import { mdiFilterOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { FilterChip } from './FilterChip.tsx';
import type { ListRow } from './list.types.ts';
import { isSet } from './list-state.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { useFilterChange } from './use-filter-change.ts';
import { useFitting } from './use-fitting.ts';
import type { ResourceListState } from './use-list.ts';
import { usefulFilters } from './visible-columns.ts';

/** The filters of a desk, side by side in one row; those for which there is no room stand behind one more button. */
export function FilterBar<Row extends ListRow>({ list }: { list: ResourceListState<Row> }) {
  const { t } = useTranslation('ui');
  const change = useFilterChange(list);
  const filters = usefulFilters(list.definition);
  const place = `${filters.map(({ label }) => label).join(' ')} ${JSON.stringify(list.state.filter)}`;
  const unset = filters.filter((filter) => !isSet(filter, list.state.filter));
  const { box, leftOut } = useFitting(place, unset.length);
  // A filter that is set stays in view, also while somebody is still choosing in it.
  const rest = unset.slice(unset.length - leftOut);
  const shown = filters.filter((filter) => !rest.includes(filter));
  const hasFilter = unset.length < filters.length;
  return (
    <Box ref={box} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, flex: '1 1 0', minWidth: 0 }}>
      {shown.map((filter) => (
        <FilterChip key={filter.field} filter={filter} values={list.state.filter} onChange={change} />
      ))}
      {rest.length > 0 && <MoreFilters filters={rest} values={list.state.filter} onChange={change} />}
      {hasFilter && (
        <Button
          size="small"
          startIcon={<Icon path={mdiFilterOffOutline} />}
          onClick={list.clear}
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {t('list.clearAll')}
        </Button>
      )}
    </Box>
  );
}
