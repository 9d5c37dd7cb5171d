import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Filter, FilterChoice, FilterValue } from './list.types.ts';
import { fieldsOf } from './list-state.ts';

interface FilterEditorProps {
  filter: Filter;
  values: Readonly<Record<string, FilterValue>>;
  onChange: (part: Readonly<Record<string, FilterValue | undefined>>) => void;
}

/** As many choices as the eye takes in at once; more are found by typing. */
const MOST_TO_SCAN = 12;

export function FilterEditor(props: FilterEditorProps) {
  const { filter } = props;
  if (filter.kind !== 'choice') return <TypedEditor {...props} />;
  const current = props.values[filter.field];
  const choose = (value: FilterValue) => props.onChange({ [filter.field]: value });
  if (filter.choices.length > MOST_TO_SCAN) {
    return (
      <SearchedChoices label={filter.label} choices={filter.choices} current={current} onChoose={choose} />
    );
  }
  return <ListedChoices choices={filter.choices} current={current} onChoose={choose} />;
}

interface ChoicesProps {
  choices: readonly FilterChoice[];
  current: FilterValue | undefined;
  onChoose: (value: FilterValue) => void;
}

function ListedChoices({ choices, current, onChoose }: ChoicesProps) {
  const { t } = useTranslation('ui');
  return (
    <MenuList autoFocusItem>
      {choices.map((choice) => (
        <MenuItem
          key={String(choice.value)}
          selected={choice.value === current}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </MenuItem>
      ))}
      {choices.length === 0 && <MenuItem disabled>{t('list.noChoices')}</MenuItem>}
    </MenuList>
  );
}

function SearchedChoices({ label, choices, current, onChoose }: ChoicesProps & { label: string }) {
  return (
    <Autocomplete
      open
      openOnFocus
      disablePortal
      autoHighlight
      disableClearable
      options={choices}
      {...ofCurrent(choices, current)}
      getOptionLabel={(choice) => choice.label}
      getOptionKey={(choice) => String(choice.value)}
      isOptionEqualToValue={(a, b) => a.value === b.value}
      onChange={(_event, choice) => onChoose(choice.value)}
      renderInput={(params) => <TextField {...params} autoFocus size="small" label={label} />}
      // The list lies inside the popover and makes it as tall as it needs.
      slotProps={{
        popper: {
          sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
        },
        paper: { elevation: 0 },
      }}
      sx={{ p: 2, width: 320, maxWidth: '100%' }}
    />
  );
}

function ofCurrent(choices: readonly FilterChoice[], current: FilterValue | undefined) {
  const value = choices.find((choice) => choice.value === current);
  return value ? { value } : {};
}

/** One text or day, or the two ends of a range. */
function TypedEditor({ filter, values, onChange }: FilterEditorProps) {
  const { t } = useTranslation('ui');
  const fields = fieldsOf(filter);
  const isNumber = filter.kind === 'range' && filter.of === 'number';
  const isDay = filter.kind === 'day' || (filter.kind === 'range' && !isNumber);
  const [texts, setTexts] = useState(() => fields.map((field) => String(values[field] ?? '')));
  const labels = fields.length > 1 ? [t('list.rangeFrom'), t('list.rangeTo')] : [filter.label];
  const typedValue = (text: string): FilterValue | undefined => {
    const trimmed = text.trim();
    if (trimmed === '') return undefined;
    return isNumber ? Number(trimmed) || 0 : trimmed;
  };
  return (
    <Box
      component="form"
      sx={{ p: 2, display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(Object.fromEntries(fields.map((field, place) => [field, typedValue(texts[place] ?? '')])));
      }}
    >
      {fields.map((field, place) => (
        <TextField
          key={field}
          autoFocus={place === 0}
          size="small"
          type={isDay ? 'date' : 'text'}
          label={labels[place]}
          value={texts[place]}
          onChange={(event) => setTexts(texts.with(place, event.target.value))}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: isNumber ? { inputMode: 'numeric', maxLength: 6, size: 6 } : { maxLength: 60 },
          }}
        />
      ))}
      <Button type="submit">{t('list.apply')}</Button>
    </Box>
  );
}
