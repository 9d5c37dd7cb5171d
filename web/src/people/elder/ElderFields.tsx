import { mobilities, needs } from '@sewa/contract/oae/enclosure';
import { bloodGroups } from '@sewa/contract/people/person';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { MultiChoiceInput } from '../../ui/form/MultiChoiceInput.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { PhoneInput, TextInput } from '../../ui/form/TextInput.tsx';

interface ElderFieldsProps {
  field: (name: ElderField) => BoundField;
  isDisabled?: boolean;
}
type ElderField =
  | 'mobility'
  | 'needs'
  | 'illnesses'
  | 'medicines'
  | 'doctorName'
  | 'doctorPhone'
  | 'bloodGroup'
  | 'medicalReason';

/** How an elder gets about, what to mind and whom to ask: the same in an application and in the member's record. */
export function ElderFields({ field, isDisabled = false }: ElderFieldsProps) {
  const { t } = useTranslation('person');
  return (
    <FormGroup title={t('elder.title')}>
      <SelectInput
        {...field('mobility')}
        label={t('elder.mobility')}
        isDisabled={isDisabled}
        choices={mobilities.map((value) => ({ value, label: t(`elder.mobilities.${value}`) }))}
      />
      <MultiChoiceInput
        {...field('needs')}
        label={t('elder.needs')}
        isDisabled={isDisabled}
        choices={needs.map((value) => ({ value, label: t(`elder.need.${value}`) }))}
      />
      <TextInput {...field('illnesses')} label={t('elder.illnesses')} isLong isDisabled={isDisabled} />
      <TextInput {...field('medicines')} label={t('elder.medicines')} isLong isDisabled={isDisabled} />
      <TextInput
        {...field('doctorName')}
        label={t('elder.doctorName')}
        isDisabled={isDisabled}
        maxLength={120}
      />
      <PhoneInput {...field('doctorPhone')} label={t('elder.doctorPhone')} isDisabled={isDisabled} />
      <SelectInput
        {...field('bloodGroup')}
        label={t('bloodGroup')}
        isOptional
        isDisabled={isDisabled}
        choices={bloodGroups.map((value) => ({ value, label: value }))}
      />
      <TextInput
        {...field('medicalReason')}
        label={t('elder.medicalReason')}
        hint={t('elder.medicalReasonHint')}
        isDisabled={isDisabled}
        maxLength={500}
      />
    </FormGroup>
  );
}
