import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Filter } from '../list.types.ts';
import { chosenNext } from './chosen-next.ts';
import type { FilterEditorProps } from './filter-editor-props.ts';

/** Many choices, found by typing. */
export function SearchedChoiceFilter(props: FilterEditorProps<Extract<Filter, { kind: 'choice' }>>) {
  const { filter, values, onChange, onDone, isInline } = props;
  const { chosen, of } = chosenNext(filter, values);
  const common = {
    options: filter.choices,
    getOptionLabel: (choice: { label: string }) => choice.label,
    getOptionKey: (choice: { value: unknown }) => String(choice.value),
    isOptionEqualToValue: (a: { value: unknown }, b: { value: unknown }) => a.value === b.value,
    autoHighlight: true,
    size: 'small' as const,
    // In a popover the list lies inside it and makes it as tall as it needs.
    ...(isInline ? {} : { open: true, openOnFocus: true, disablePortal: true, slotProps: insidePopover }),
    sx: isInline ? {} : { p: 2, width: 340, maxWidth: '100%' },
  };
  const current = filter.choices.filter((choice) => chosen.includes(choice.value));
  const input = (params: object) => (
    <TextField
      {...(params as Parameters<typeof TextField>[0])}
      autoFocus={!isInline}
      {...(isInline ? {} : { label: filter.label })}
    />
  );
  if (filter.isSeveral) {
    return (
      <Autocomplete
        multiple
        disableCloseOnSelect
        value={current}
        onChange={(_event, choices) => onChange(of(choices.map(({ value }) => value)))}
        renderInput={input}
        {...common}
      />
    );
  }
  return (
    <Autocomplete
      value={current[0] ?? null}
      onChange={(_event, choice) => {
        onChange(of(choice ? [choice.value] : []));
        onDone?.();
      }}
      renderInput={input}
      {...common}
    />
  );
}

const insidePopover = {
  popper: {
    sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
  },
  paper: { elevation: 0 },
};
