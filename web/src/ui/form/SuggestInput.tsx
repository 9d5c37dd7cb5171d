import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

interface SuggestInputProps extends FieldProps {
  suggestions: readonly string[];
  /** The server has looked for what is typed: its answer is shown as it came. */
  areFound?: boolean;
}

/** A text for which known values are suggested; any other one can be written. */
export function SuggestInput({ suggestions, areFound = false, ...props }: SuggestInputProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  return (
    <Autocomplete
      freeSolo
      options={suggestions}
      {...(areFound ? { filterOptions: (found: string[]) => found } : {})}
      value={field.value ?? ''}
      inputValue={field.value ?? ''}
      onInputChange={(_event, text) => field.onChange(text)}
      onBlur={field.onBlur}
      disabled={props.isDisabled ?? false}
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
