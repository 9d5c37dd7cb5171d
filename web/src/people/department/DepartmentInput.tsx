import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FieldProps, fieldPlace, useBoundField } from '../../ui/form/bound-field.ts';
import { useDepartments } from './departments.query.ts';

/** A department by name: those of the area are suggested, a new one can be written. */
export function DepartmentInput(props: FieldProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  const known = useDepartments().data ?? [];
  return (
    <Autocomplete
      freeSolo
      options={known.map((one) => one.department)}
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
