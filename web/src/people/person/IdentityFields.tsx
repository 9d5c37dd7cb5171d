import { isMask } from '@sewa/contract/people/identity-numbers';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';

interface IdentityFieldsProps {
  field: (name: 'aadhaar' | 'pan') => BoundField;
  isDisabled?: boolean;
}

/** Checked, then not kept: a number that is on file shows as its mask, which stands for "as it is". */
export function IdentityFields({ field, isDisabled = false }: IdentityFieldsProps) {
  const { t } = useTranslation('person');
  const { control } = field('aadhaar');
  const [aadhaar, pan]: unknown[] = useWatch({ control, name: ['aadhaar', 'pan'] });
  const hint = (value: unknown, otherwise: string) =>
    isMask(String(value)) ? t('identity.masked') : otherwise;
  return (
    <FormGroup title={t('identity.title')} text={t('identity.text')}>
      <TextInput
        {...field('aadhaar')}
        label={t('identity.aadhaar')}
        hint={hint(aadhaar, t('identity.aadhaarHint'))}
        inputMode="numeric"
        isDisabled={isDisabled}
        maxLength={20}
      />
      <TextInput
        {...field('pan')}
        label={t('identity.pan')}
        hint={hint(pan, t('identity.panHint'))}
        isDisabled={isDisabled}
        maxLength={20}
      />
    </FormGroup>
  );
}
