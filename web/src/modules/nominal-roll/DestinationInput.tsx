import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { useSettled } from '../../platform/use-settled.ts';
import { type FieldProps, fieldPlace, useBoundField } from '../../ui/form/bound-field.ts';

const TYPING_PAUSE_MS = 200;

/** Where a roll goes: centres of all areas are suggested, another place can be written. */
export function DestinationInput(props: FieldProps) {
  const { field, inputRef, error, helperText } = useBoundField(props);
  const text: string = field.value ?? '';
  const known = useDestinations(text.trim());
  return (
    <Autocomplete
      freeSolo
      options={known.map(({ name }) => name)}
      // The server has looked already.
      filterOptions={(found) => found}
      value={text}
      inputValue={text}
      onInputChange={(_event, next) => field.onChange(next)}
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

function useDestinations(text: string) {
  const asked = useSettled(text, TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: [rolls.destinations.path, asked],
    queryFn:
      asked.length < 2
        ? skipToken
        : ({ signal }) => call(rolls.destinations, { query: { q: asked }, signal }),
    placeholderData: keepPreviousData,
  });
  return asked.length < 2 ? [] : (data ?? []);
}
