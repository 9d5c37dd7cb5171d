import { mdiFilterVariant } from '@mdi/js';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon.tsx';
import { chipShape } from './FilterChip.tsx';
import { FilterFields } from './FilterFields.tsx';
import type { Filter, FilterEntries } from './list.types.ts';
import { isSet } from './list-state.ts';
import type { FilterPart } from './use-filter-change.ts';

interface MoreFiltersProps {
  filters: readonly Filter[];
  values: FilterEntries;
  onChange: (part: FilterPart) => void;
}

/** The filters that found no room in the bar, with how many of them are set. */
export function MoreFilters({ filters, values, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = filters.filter((filter) => isSet(filter, values)).length;
  return (
    <>
      <Chip
        label={count > 0 ? t('list.moreFiltersSet', { count }) : t('list.moreFilters')}
        icon={<Icon path={mdiFilterVariant} />}
        color={count > 0 ? 'primary' : 'default'}
        variant={count > 0 ? 'filled' : 'outlined'}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={chipShape}
      />
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('list.moreFilters'),
            sx: { width: 360, maxWidth: '100%', p: 2 },
          },
        }}
      >
        <FilterFields filters={filters} values={values} onChange={onChange} />
      </Popover>
    </>
  );
}
