import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldProps, fieldPlace, useBoundField } from '../../ui/form/bound-field.ts';
import { holdEnter } from '../../ui/form/hold-enter.ts';
import { PersonLine } from '../person/PersonLine.tsx';
import { usePersonWords } from '../person/use-person-words.ts';
import { type FoundSewadar, useSewadarSearch } from './sewadar-search.query.ts';

interface SewadarInputProps extends FieldProps {
  /** Who is chosen when the form opens: a form holds only the id. */
  current?: { id: string; name: string } | null;
  filter?: { centre?: string; status?: 'active' };
  /** Somebody was chosen, or nobody any more. */
  onChosen?: (sewadar: FoundSewadar | null) => void;
  /** Not to be offered: the record itself. */
  except?: readonly string[];
  /** Who is where the chosen one goes: they are found, and cannot be chosen again. */
  listed?: readonly string[];
  /** Whoever is chosen goes elsewhere at once, and the next name can be typed. */
  isEmptiedByChoice?: boolean;
}

/** A sewadar by name in any script, by number or by the end of the phone. The field holds the id, or null. */
export function SewadarInput(props: SewadarInputProps) {
  const { t } = useTranslation('person');
  const words = usePersonWords();
  const [text, setText] = useState('');
  const [shown, setShown] = useState('');
  const [chosen, setChosen] = useState<FoundSewadar | null>(null);
  const nameOf = (id: unknown) => [chosen, props.current].find((one) => one?.id === id)?.name ?? '–';
  const { field, inputRef, error, helperText } = useBoundField(
    { ...props, hint: props.hint ?? t('sewadarInput.hint') },
    nameOf,
  );
  const search = useSewadarSearch(text, props.filter);
  const value = [chosen, props.current].find((one) => one?.id === field.value) ?? null;
  const found = search.found.filter((one) => !props.except?.includes(one.id));
  const isAsking = search.isFetching || (text.trim() !== '' && !search.isForText && !search.isFailed);
  const isListed = (id: string) => props.listed?.includes(id) ?? false;
  const picked = chosen !== null && chosen.id === field.value ? chosen : null;
  // Several people have one name: the field itself shows nothing but that.
  const whoIsPicked = picked && [
    words.relative(picked),
    t('person.number', { number: picked.number }),
    picked.centreName,
  ];
  return (
    <Autocomplete<Option>
      options={found}
      value={value}
      onChange={(_event, option) => {
        const sewadar = found.find((one) => one.id === option?.id) ?? null;
        if (props.isEmptiedByChoice) {
          setShown('');
        } else {
          setChosen(sewadar);
          field.onChange(option?.id ?? null);
        }
        props.onChosen?.(sewadar);
      }}
      inputValue={shown}
      onInputChange={(_event, next, reason) => {
        setShown(next);
        setText(reason === 'input' ? next : '');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !search.isForText) holdEnter(event);
      }}
      onBlur={field.onBlur}
      // The server has searched: by sound and in three scripts, which the letters here would not match.
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      getOptionDisabled={(option) => isListed(option.id)}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loading={isAsking}
      noOptionsText={t(`sewadarInput.${emptyWords(text, search.isFailed)}`)}
      disabled={props.isDisabled ?? false}
      autoHighlight
      renderOption={({ key, ...optionProps }, option) => (
        <li key={key} {...optionProps}>
          <FoundLine
            sewadar={found.find((one) => one.id === option.id)}
            notes={isListed(option.id) ? [t('sewadarInput.listed')] : []}
          />
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
          helperText={error ?? whoIsPicked?.filter(Boolean).join(' · ') ?? helperText}
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

/** What stands in an empty list of names. */
function emptyWords(text: string, isFailed: boolean): 'type' | 'failed' | 'none' {
  if (text.trim() === '') return 'type';
  return isFailed ? 'failed' : 'none';
}

function FoundLine({ sewadar, notes }: { sewadar: FoundSewadar | undefined; notes: readonly string[] }) {
  return sewadar && <PersonLine person={sewadar} notes={notes} />;
}
