import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { BadgeTypeValue } from '@sewa/contract/badges/badge-rights';
import type { Candidate } from '@sewa/contract/badges/badges';
import { looksLikeCode } from '@sewa/contract/badges/code';
import { toastTypes } from '@sewa/contract/kernel/calls/toast';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonWords } from '../../../people/person/use-person-words.ts';
import { CallError } from '../../../platform/call-error.ts';
import { phoneText } from '../../../platform/intl/phone-text.ts';
import { showToast } from '../../../platform/toast.ts';
import { type FieldProps, fieldPlace, useBoundField } from '../../../ui/form/bound-field.ts';
import { holdEnter } from '../../../ui/form/hold-enter.ts';
import { PersonLine } from '../../../ui/person/PersonLine.tsx';
import { CameraButton } from '../../../ui/scan/CameraButton.tsx';
import { findCandidate, useCandidateSearch } from './badge.queries.ts';

/** Several people who can be given a badge: by name in any script, by number, or by scanning a badge that they have. */
export function PeoplePicker({ type, ...props }: FieldProps & { type: BadgeTypeValue }) {
  const { t } = useTranslation(['badges', 'person']);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Candidate[]>([]);
  const { field, inputRef, error, helperText } = useBoundField(
    { ...props, hint: props.hint ?? t('issue.peopleHint') },
    () => chosen.map(({ name }) => name).join(', '),
  );
  const { data = [], isFetching, isForText } = useCandidateSearch(text, type);
  // Of two scans in a row, the second may be found before the first one is shown.
  const latest = useRef(chosen);
  const choose = (people: Candidate[]) => {
    latest.current = people;
    setChosen(people);
    field.onChange(people.map(({ id }) => id));
  };
  /** What a scanner types or the camera reads is taken at once, without waiting for the list. */
  const take = async (scanned: string) => {
    const typed = scanned.trim();
    const found = await findCandidate(typed, type).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      showToast(toastTypes.ERROR, error.message);
      return undefined;
    });
    if (!found) return setText((now) => (now === '' ? typed : now));
    // What was scanned meanwhile stays.
    setText((now) => (now.trim() === typed ? '' : now));
    if (!latest.current.some(({ id }) => id === found.id)) choose([...latest.current, found]);
  };
  return (
    <Stack spacing={0.5} sx={fieldPlace(props.isWide)}>
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
          choose(people);
          setText('');
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || (isForText && !isFast(text))) return;
          holdEnter(event);
          if (!isFast(text)) return;
          // The next scan takes the place of this one, also where nobody was found.
          if (event.target instanceof HTMLInputElement) event.target.select();
          void take(text);
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
        fullWidth
      />
      <div>
        <CameraButton onScan={(code) => void take(code)} />
      </div>
    </Stack>
  );
}

/** A number or a whole code: a scanner presses Enter before the list could be there. */
function isFast(text: string): boolean {
  return /^\d{1,9}$/.test(text.trim()) || looksLikeCode(text);
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
