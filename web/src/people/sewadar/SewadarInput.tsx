import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, fieldPlace, useBoundField } from '../../ui/form/bound-field.ts';
import { holdEnter } from '../../ui/form/hold-enter.ts';
import { PersonLine } from '../person/PersonLine.tsx';
import { type FoundSewadar, useSewadarSearch } from './sewadar-search.query.ts';

interface SewadarInputProps extends FieldProps {
  /** Who is chosen when the form opens: a form holds only the id. */
  current?: { id: string; name: string } | null;
  filter?: { centre?: string; status?: 'active' };
  /** Somebody was chosen, or nobody any more. */
  onChosen?: (sewadar: FoundSewadar | null) => void;
  /** Not to be offered: the record itself, one already chosen. */
  except?: readonly string[];
}

/** A sewadar by name in any script, by number or by the end of the phone. The field holds the id, or null. */
export function SewadarInput(props: SewadarInputProps) {
  const { t } = useTranslation('person');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<FoundSewadar | null>(null);
  const nameOf = (id: unknown) => [chosen, props.current].find((one) => one?.id === id)?.name ?? '–';
  const { field, inputRef, error, helperText } = useBoundField(
    { ...props, hint: props.hint ?? t('sewadarInput.hint') },
    nameOf,
  );
  const { data = [], isFetching, isForText } = useSewadarSearch(text, props.filter);
  const value = [chosen, props.current].find((one) => one?.id === field.value) ?? null;
  const found = data.filter((one) => !props.except?.includes(one.id));
  return (
    <Autocomplete<Option>
      options={found}
      value={value}
      onChange={(_event, option) => {
        const sewadar = found.find((one) => one.id === option?.id) ?? null;
        setChosen(sewadar);
        field.onChange(option?.id ?? null);
        props.onChosen?.(sewadar);
      }}
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isForText) holdEnter(event);
      }}
      onBlur={field.onBlur}
      // The server has searched: by sound and in three scripts, which the letters here would not match.
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loading={isFetching}
      noOptionsText={t(text.trim() === '' ? 'sewadarInput.type' : 'sewadarInput.none')}
      disabled={props.isDisabled ?? false}
      autoHighlight
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          <FoundLine sewadar={found.find((one) => one.id === option.id)} />
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

interface Option {
  id: string;
  name: string;
}

function FoundLine({ sewadar }: { sewadar: FoundSewadar | undefined }) {
  return sewadar && <PersonLine person={sewadar} />;
}
