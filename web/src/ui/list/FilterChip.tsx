import { mdiMenuDown } from '@mdi/js';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import { cleared, filterWords } from './filter-words.ts';
import type { Filter, FilterEntries } from './list.types.ts';
import { isSet } from './list-state.ts';
import type { FilterPart } from './use-filter-change.ts';

interface FilterChipProps {
  filter: Filter;
  values: FilterEntries;
  onChange: (part: FilterPart) => void;
}

export const chipShape = {
  height: 36,
  borderRadius: 18,
  flexShrink: 0,
  maxWidth: 280,
  '@media (pointer: coarse)': { height: 44, borderRadius: 22 },
} as const;

/** One filter as a chip: quiet while unset, filled with its choice when set. */
export function FilterChip({ filter, values, onChange }: FilterChipProps) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isChosen = isSet(filter, values);
  const close = () => setAnchor(null);
  return (
    <>
      <Chip
        label={isChosen ? `${filter.label}: ${filterWords({ filter, values, format, t })}` : filter.label}
        icon={isChosen ? undefined : <Icon path={mdiMenuDown} />}
        color={isChosen ? 'primary' : 'default'}
        variant={isChosen ? 'filled' : 'outlined'}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(isChosen ? { onDelete: () => onChange(cleared(filter, values)) } : {})}
        data-optional={!isChosen || undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={isChosen ? { ...chipShape, flexShrink: 1, minWidth: 96 } : chipShape}
      />
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': filter.label } }}
      >
        <FilterEditor filter={filter} values={values} onChange={onChange} onDone={close} />
      </Popover>
    </>
  );
}
