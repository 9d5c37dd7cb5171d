import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { type FieldProps, fieldPlace, useBoundField } from './bound-field.ts';

interface WordsInputProps extends FieldProps {
  suggestions?: readonly string[];
}

/** Free words as chips: languages, skills. A comma ends a word as Enter does. */
export function WordsInput(props: WordsInputProps) {
  const { t } = useTranslation('ui');
  const { field, inputRef, error, helperText } = useBoundField(
    { ...props, hint: props.hint ?? t('words.hint') },
    (value) => (Array.isArray(value) && value.join(', ')) || '–',
  );
  const words: string[] = field.value ?? [];
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={props.suggestions ?? []}
      value={words}
      onChange={(_event, next) => field.onChange(wordsOf(next))}
      onBlur={field.onBlur}
      disabled={props.isDisabled ?? false}
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

/** Each once, without the space around it; commas part several typed at once. */
function wordsOf(entries: readonly string[]): string[] {
  const words = entries.flatMap((entry) => entry.split(',')).map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}
