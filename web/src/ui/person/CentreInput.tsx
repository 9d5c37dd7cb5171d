import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldProps, useBoundField } from '../form/bound-field.ts';
import { ChoiceInput } from '../form/ChoiceInput.tsx';
import { useCentres } from './centres.query.ts';

interface CentreInputProps extends Omit<FieldProps, 'label'> {
  label?: string;
  /** The centre as it stands, which may lie beyond those that the reader can list. */
  current?: { id: string; name: string };
}

/** A centre of the area. Whoever has only one is not asked: it is taken, and the field stays away. */
export function CentreInput({ current, ...props }: CentreInputProps) {
  const { t } = useTranslation('person');
  const label = props.label ?? t('person.centre');
  const all = useCentres().data ?? [];
  const value: unknown = useWatch({ control: props.control, name: props.name });
  const listed = all.filter((centre) => centre.isActive || centre.id === value);
  const isBeyond = current && !listed.some((centre) => centre.id === current.id);
  const choices = [
    ...listed.map((centre) => ({ value: centre.id, label: centre.name, note: centre.code })),
    ...(isBeyond ? [{ value: current.id, label: current.name }] : []),
  ];
  const only = choices.length === 1 ? choices[0] : undefined;
  if (only && (value === '' || value === null || value === only.value)) {
    return <OnlyCentre {...props} label={label} value={only.value} name={props.name} words={only.label} />;
  }
  return <ChoiceInput {...props} label={label} choices={choices} />;
}

function OnlyCentre({ value, words, ...props }: FieldProps & { value: string; words: string }) {
  const { field } = useBoundField(props, () => words);
  useEffect(() => {
    if (field.value !== value) field.onChange(value);
  }, [field, value]);
  return null;
}
