import TextField from '@mui/material/TextField';
import { ageOn } from '@sewa/contract/people/person';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../platform/today.ts';
import { useFormat } from '../../platform/use-format.ts';
import { type BoundField, useBoundField } from '../../ui/form/bound-field.ts';
import { type Birth, birthText, readBirth } from './birth.rules.ts';

interface BirthInputProps {
  birthDate: BoundField;
  isBirthEstimated: BoundField;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** One field for a birth date or an age; it says how it was understood. An age is kept as an estimated year. */
export function BirthInput({ birthDate, isBirthEstimated, isDisabled, isRequired }: BirthInputProps) {
  const { t } = useTranslation(['person', 'ui']);
  const { day } = useFormat();
  const thisDay = today();
  const date = useBoundField({ ...birthDate, label: t('person.birth') }, (value) =>
    value ? day(String(value)) : '–',
  );
  const mark = useBoundField({ ...isBirthEstimated, label: t('person.isBirthEstimated') }, (value) =>
    t(value ? 'ui:yes' : 'ui:no'),
  );
  const birth: Birth = { birthDate: date.field.value ?? null, isBirthEstimated: mark.field.value === true };
  const [typed, setTyped] = useState<{ text: string; meant: string } | null>(null);
  // The typed text stands as long as the form holds what it meant; a reset or someone else's save shows theirs.
  const text = typed?.meant === keyOf(birth) ? typed.text : birthText(birth, ageOf(birth, thisDay));

  const change = (next: string) => {
    const read = readBirth(next, thisDay);
    // What is no date stays in the field, so that the schema can say so beside it.
    const meant: Birth = read ?? { birthDate: next, isBirthEstimated: false };
    setTyped({ text: next, meant: keyOf(meant) });
    date.field.onChange(meant.birthDate);
    mark.field.onChange(meant.isBirthEstimated);
  };

  return (
    <TextField
      name={date.field.name}
      inputRef={date.inputRef}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={date.field.onBlur}
      label={t('person.birth')}
      required={isRequired ?? false}
      disabled={isDisabled ?? false}
      error={date.error !== undefined}
      helperText={date.error ?? understood()}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 12 } }}
      fullWidth
    />
  );

  function understood(): string {
    const age = ageOf(birth, thisDay);
    if (birth.birthDate === null || age === null) return t('person.birthHint');
    if (birth.isBirthEstimated) return t('person.birthAbout', { age, year: birth.birthDate.slice(0, 4) });
    return t('person.birthKnown', { day: day(birth.birthDate), age });
  }
}

function ageOf({ birthDate }: Birth, thisDay: string): number | null {
  return birthDate !== null && /^\d{4}-\d\d-\d\d$/.test(birthDate) ? ageOn(birthDate, thisDay) : null;
}

function keyOf({ birthDate, isBirthEstimated }: Birth): string {
  return `${birthDate} ${isBirthEstimated}`;
}
