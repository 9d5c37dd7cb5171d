import { isMask } from '@sewa/contract/people/identity-numbers';
import { identityWords } from '@sewa/contract/people/words';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { useFieldWords } from '../../ui/resource/use-resource-words.ts';

interface IdentityInputProps extends BoundField {
  of: keyof typeof identityWords;
}

/** A number that is on file shows as its mask, which stands for "as it is". */
export function IdentityInput({ of, ...bound }: IdentityInputProps) {
  const { t } = useTranslation('person');
  const { label, hint } = useFieldWords(identityWords);
  const value: unknown = useWatch({ control: bound.control, name: bound.name });
  return (
    <TextInput
      {...bound}
      label={label(of)}
      hint={isMask(String(value)) ? t('identity.masked') : hint(of)}
      inputMode={of === 'aadhaar' ? 'numeric' : 'text'}
      maxLength={20}
    />
  );
}
