import { mdiMenuDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../Icon.tsx';
import type { Filter, FilterValue } from './list.types.ts';

interface FilterChipProps {
  filter: Filter;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}

/** One filter as a chip: quiet while unset, filled with its choice when set. */
export function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const { t } = useTranslation('ui');
  const { day } = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isSet = value !== undefined;
  const words = isSet ? `${filter.label}: ${valueWords(filter, value, day)}` : filter.label;
  return (
    <>
      <Chip
        label={words}
        icon={isSet ? undefined : <Icon path={mdiMenuDown} />}
        color={isSet ? 'primary' : 'default'}
        variant={isSet ? 'filled' : 'outlined'}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(isSet ? { onDelete: () => onChange(undefined) } : {})}
        aria-haspopup={filter.kind === 'choice' ? 'menu' : 'dialog'}
        aria-expanded={anchor !== null}
        sx={{
          height: 36,
          borderRadius: 18,
          maxWidth: '100%',
          '@media (pointer: coarse)': { height: 44, borderRadius: 22 },
        }}
      />
      {filter.kind === 'choice' ? (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {filter.choices.map((choice) => (
            <MenuItem
              key={String(choice.value)}
              selected={choice.value === value}
              onClick={() => {
                setAnchor(null);
                onChange(choice.value);
              }}
            >
              {choice.label}
            </MenuItem>
          ))}
          {filter.choices.length === 0 && <MenuItem disabled>{t('list.noChoices')}</MenuItem>}
        </Menu>
      ) : (
        <Popover
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        >
          <TypedFilter filter={filter} value={value} onChange={onChange} onDone={() => setAnchor(null)} />
        </Popover>
      )}
    </>
  );
}

function TypedFilter(props: FilterChipProps & { onDone: () => void }) {
  const { t } = useTranslation('ui');
  const { filter, value, onChange, onDone } = props;
  const [text, setText] = useState(String(value ?? ''));
  const apply = () => {
    onChange(text.trim() || undefined);
    onDone();
  };
  return (
    <Box
      component="form"
      sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <TextField
        autoFocus
        size="small"
        type={filter.kind === 'day' ? 'date' : 'text'}
        label={filter.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 60 } }}
      />
      <Button type="submit">{t('list.apply')}</Button>
    </Box>
  );
}

function valueWords(filter: Filter, value: FilterValue, day: (text: string) => string): string {
  if (filter.kind === 'day') return day(String(value));
  if (filter.kind === 'text') return String(value);
  return filter.choices.find((choice) => choice.value === value)?.label ?? '…';
}
