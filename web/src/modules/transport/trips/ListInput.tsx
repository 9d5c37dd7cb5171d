import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from '../../../ui/form/bound-field.ts';

interface Named {
  id: string;
  name: string;
}

interface ListInputProps extends FieldProps {
  options: readonly Named[];
  /** What is chosen when the form opens, also where it is not among the options. */
  current: Named | null;
}

/** A record out of a short list. The field holds its id, or null. */
export function ListInput({ options, current, ...props }: ListInputProps) {
  const known =
    current && !options.some(({ id }) => id === current.id) ? [current, ...options] : [...options];
  const { field, inputRef, error, helperText } = useBoundField(
    props,
    (id) => known.find((one) => one.id === id)?.name ?? '–',
  );
  return (
    <Autocomplete<Named>
      options={known}
      value={known.find(({ id }) => id === field.value) ?? null}
      onChange={(_event, option) => field.onChange(option?.id ?? null)}
      onBlur={field.onBlur}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
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
