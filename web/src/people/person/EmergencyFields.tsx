import type { emergencyFields } from '@sewa/contract/people/person';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { PhoneInput, TextInput } from '../../ui/form/TextInput.tsx';

interface EmergencyFieldsProps {
  field: (name: keyof typeof emergencyFields) => BoundField;
  isDisabled?: boolean;
}

export function EmergencyFields({ field, isDisabled = false }: EmergencyFieldsProps) {
  const { t } = useTranslation('person');
  return (
    <FormGroup title={t('emergency.title')}>
      <TextInput
        {...field('emergencyName')}
        label={t('emergency.name')}
        isDisabled={isDisabled}
        maxLength={120}
      />
      <PhoneInput {...field('emergencyPhone')} label={t('emergency.phone')} isDisabled={isDisabled} />
      <TextInput
        {...field('emergencyRelation')}
        label={t('emergency.relation')}
        isDisabled={isDisabled}
        maxLength={60}
      />
    </FormGroup>
  );
}
