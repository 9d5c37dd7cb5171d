import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

export interface Choice<Value = string | number> {
  value: Value;
  label: string;
  /** A second line: what tells two alike names apart. */
  note?: string;
  isDisabled?: boolean;
}

interface ChoiceInputProps extends FieldProps {
  choices: readonly Choice[];
  /** Nothing may be chosen; the field then holds null. */
  isOptional?: boolean;
  onChosen?: (value: string | number | null) => void;
}

export function ChoiceInput(props: ChoiceInputProps) {
  const labelOf = (value: unknown) => props.choices.find((choice) => choice.value === value)?.label ?? '–';
  const { field, inputRef, error, helperText } = useBoundField(props, labelOf);
  const chosen = props.choices.find((choice) => choice.value === field.value) ?? null;
  return (
    <Autocomplete
      options={props.choices}
      value={chosen}
      onChange={(_event, choice) => {
        const value = choice === null || typeof choice === 'string' ? null : choice.value;
        field.onChange(value);
        props.onChosen?.(value);
      }}
      onBlur={field.onBlur}
      getOptionLabel={(choice) => choice.label}
      getOptionKey={(choice) => choice.value}
      getOptionDisabled={(choice) => choice.isDisabled ?? false}
      isOptionEqualToValue={(option, value) => option.value === value.value}
      disableClearable={!props.isOptional as false}
      disabled={props.isDisabled ?? false}
      autoHighlight
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
          required={props.isRequired ?? false}
          error={error !== undefined}
          helperText={helperText}
        />
      )}
      sx={fieldPlace(props.isWide)}
      fullWidth
    />
  );
}

export function ChoiceWords({ choice }: { choice: Choice }) {
  return (
    <span>
      {choice.label}
      {choice.note && (
        <small style={{ display: 'block', opacity: 0.75, fontSize: '0.875rem' }}>{choice.note}</small>
      )}
    </span>
  );
}
