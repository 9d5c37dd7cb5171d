import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { type FieldProps, useBoundField } from '../form/bound-field.ts';
import { ChoiceInput } from '../form/ChoiceInput.tsx';

interface CentreInputProps extends Omit<FieldProps, 'label'> {
  label?: string;
  /** The centre as it stands, which may lie beyond those that the reader can list. */
  current?: { id: string; name: string };
}

/** A centre in the user's reach. Whoever has only one is not asked: it is taken, and the field stays away. */
export function CentreInput({ current, ...props }: CentreInputProps) {
  const { t } = useTranslation('ui');
  const { user } = useSession();
  const label = props.label ?? t('centre');
  const value: unknown = useWatch({ control: props.control, name: props.name });
  const isBeyond = current && !user.centres.some((centre) => centre.id === current.id);
  const choices = [...user.centres, ...(isBeyond ? [current] : [])].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
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
