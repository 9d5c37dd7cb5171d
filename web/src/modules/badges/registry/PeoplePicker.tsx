import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import type { Candidate } from '@sewa/contract/badges/badges';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { type FieldProps, fieldPlace, useBoundField } from '../../../ui/form/bound-field.ts';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { useCandidateSearch } from './badge.queries.ts';

/** Several people who can be given a badge, by name in any script, by number, or by a scanner that types the number. */
export function PeoplePicker({ type, ...props }: FieldProps & { type: BadgeTypeValue }) {
  const { t } = useTranslation(['badges', 'person']);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Candidate[]>([]);
  const { field, inputRef, error, helperText } = useBoundField(
    { ...props, hint: props.hint ?? t('issue.peopleHint') },
    () => chosen.map(({ name }) => name).join(', '),
  );
  const { data = [], isFetching } = useCandidateSearch(text, type);
  return (
    <Autocomplete<Candidate, true>
      multiple
      options={data.filter(({ id }) => !chosen.some((one) => one.id === id))}
      value={chosen}
      inputValue={text}
      // What the component itself puts there, for example when the options change, is not what was typed.
      onInputChange={(_event, next, reason) => {
        if (reason !== 'reset') setText(next);
      }}
      onChange={(_event, people) => {
        setChosen(people);
        field.onChange(people.map(({ id }) => id));
        setText('');
      }}
      onBlur={field.onBlur}
      // The server has searched: by sound and in three scripts, which the letters here would not match.
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loading={isFetching}
      noOptionsText={t(text.trim() === '' ? 'person:sewadarInput.type' : 'issue.noneFound')}
      autoHighlight
      filterSelectedOptions
      renderOption={({ key, ...optionProps }, person) => (
        <li key={key} {...optionProps}>
          <CandidateLine person={person} />
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

function CandidateLine({ person }: { person: Candidate }) {
  const { t } = useTranslation('person');
  const words = usePersonWords();
  return (
    <PersonLine
      photo={person.photo}
      name={person.name}
      nameLatin={person.nameLatin}
      details={[
        person.attends,
        words.relative(person),
        words.age(person),
        person.number === null ? '' : t('person.number', { number: person.number }),
        person.centreName,
        phoneText(person.phone),
      ]}
    />
  );
}
