import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { dakTypes } from '@sewa/contract/sg-management/enums';
import { isAnswerable } from '@sewa/contract/sg-management/letter-moves';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldProps, fieldPlace, useBoundField } from '../../../ui/form/bound-field.ts';
import { useLettersOf } from './letter.queries.ts';

interface Option {
  id: string;
  name: string;
}

interface AnswersInputProps extends FieldProps {
  /** What is answered when the form opens: a form holds only the id. */
  current: Option | null;
}

/** The letter that this one answers: of the same centre, in the other direction. The field holds the id, or null. */
export function AnswersInput({ current, ...props }: AnswersInputProps) {
  const { t } = useTranslation('sg-management');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Option | null>(current);
  const [centre, type] = useWatch({ control: props.control, name: ['centre', 'type'] });
  const { field, inputRef, error, helperText } = useBoundField(props, () => chosen?.name ?? '–');
  const other = type === dakTypes.DISPATCH ? dakTypes.RECEIVE : dakTypes.DISPATCH;
  const { data = [], isFetching } = useLettersOf({ text, centre: centre ?? '', type: other });
  const options = data.filter(isAnswerable).map(
    ({ id, reference, theirNumber, subject, party }): Option => ({
      id,
      name: [reference || theirNumber, subject, party].filter(Boolean).join(' · '),
    }),
  );
  return (
    <Autocomplete<Option>
      options={options}
      value={chosen?.id === field.value ? chosen : null}
      onChange={(_event, option) => {
        setChosen(option);
        field.onChange(option?.id ?? null);
      }}
      onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
      onBlur={field.onBlur}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      loading={isFetching}
      noOptionsText={t('answers.none')}
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
