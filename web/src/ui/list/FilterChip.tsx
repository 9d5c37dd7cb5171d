import { mdiMenuDown } from '@mdi/js';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../platform/intl/format.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import { FilterEditor } from './FilterEditor.tsx';
import type { Filter, FilterValue } from './list.types.ts';
import { fieldsOf } from './list-state.ts';

interface FilterChipProps {
  filter: Filter;
  values: Readonly<Record<string, FilterValue>>;
  onChange: (part: Readonly<Record<string, FilterValue | undefined>>) => void;
}

/** One filter as a chip: quiet while unset, filled with its choice when set. */
export function FilterChip({ filter, values, onChange }: FilterChipProps) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fields = fieldsOf(filter);
  const isSet = fields.some((field) => values[field] !== undefined);
  const clear = () => onChange(Object.fromEntries(fields.map((field) => [field, undefined])));
  return (
    <>
      <Chip
        label={isSet ? `${filter.label}: ${words()}` : filter.label}
        icon={isSet ? undefined : <Icon path={mdiMenuDown} />}
        color={isSet ? 'primary' : 'default'}
        variant={isSet ? 'filled' : 'outlined'}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(isSet ? { onDelete: clear } : {})}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{
          height: 36,
          borderRadius: 18,
          maxWidth: '100%',
          '@media (pointer: coarse)': { height: 44, borderRadius: 22 },
        }}
      />
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': filter.label } }}
      >
        <FilterEditor
          filter={filter}
          values={values}
          onChange={(part) => {
            setAnchor(null);
            onChange(part);
          }}
        />
      </Popover>
    </>
  );

  function words(): string {
    if (filter.kind !== 'range') return valueWords(filter, values[filter.field], format);
    const [from, to] = fields.map((field) => valueWords(filter, values[field], format));
    if (from === '') return t('list.upTo', { to });
    return to === '' ? t('list.from', { from }) : `${from} – ${to}`;
  }
}

function valueWords(filter: Filter, value: FilterValue | undefined, format: Format): string {
  if (value === undefined) return '';
  if (filter.kind === 'choice') return filter.choices.find((choice) => choice.value === value)?.label ?? '…';
  const isDay = filter.kind === 'day' || (filter.kind === 'range' && filter.of === 'day');
  return isDay ? format.day(String(value)) : String(value);
}
