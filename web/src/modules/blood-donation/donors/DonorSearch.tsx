import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { donors } from '@sewa/contract/blood-donation/donors';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonLine } from '../../../people/person/PersonLine.tsx';
import { call } from '../../../platform/call.ts';
import { useSettled } from '../../../platform/use-settled.ts';

const TYPING_PAUSE_MS = 200;
const MIN_LETTERS = 2;

/** A donor by name in any script, end of the phone number, number or card. */
export function DonorSearch({ except, onChoose }: { except: string; onChoose: (id: string) => void }) {
  const { t } = useTranslation('merge');
  const [text, setText] = useState('');
  const q = useSettled(text, TYPING_PAUSE_MS);
  const { data = [] } = useQuery({
    queryKey: [donors.search.path, q],
    queryFn:
      q.length < MIN_LETTERS ? skipToken : ({ signal }) => call(donors.search, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Autocomplete
      options={data.filter(({ id }) => id !== except)}
      filterOptions={(found) => found}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      onChange={(_event, chosen) => chosen && onChoose(chosen.id)}
      renderOption={({ key, ...props }, donor) => (
        <li key={key} {...props}>
          <PersonLine person={donor} />
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={t('other')} />}
    />
  );
}
