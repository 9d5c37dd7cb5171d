import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';
import { type Choice, ChoiceWords } from './ChoiceInput.tsx';

export function MultiChoiceInput(props: FieldProps & { choices: readonly Choice[] }) {
  const chosenOf = (value: unknown) =>
    Array.isArray(value) ? props.choices.filter((choice) => value.includes(choice.value)) : [];
  const { field, inputRef, error, helperText } = useBoundField(
    props,
    (value) =>
      chosenOf(value)
        .map((choice) => choice.label)
        .join(', ') || '–',
  );
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={props.choices}
      value={chosenOf(field.value)}
      onChange={(_event, choices) => field.onChange(choices.map((choice) => choice.value))}
      onBlur={field.onBlur}
      getOptionLabel={(choice) => choice.label}
      getOptionKey={(choice) => choice.value}
      disabled={props.isDisabled ?? false}
      renderOption={({ key, ...optionProps }, choice) => (
        <li key={key} {...optionProps}>
          <ChoiceWords choice={choice} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          name={field.name}
          label={props.label}
          error={error !== undefined}
          helperText={helperText}
        />
      )}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}
