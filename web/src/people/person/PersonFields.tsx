import { genders, type personFields, relativeKinds } from '@sewa/contract/people/person';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { PhoneInput, TextInput } from '../../ui/form/TextInput.tsx';
import { BirthInput } from './BirthInput.tsx';

interface PersonFieldsProps {
  field: (name: keyof typeof personFields) => BoundField;
  title?: string;
  isDisabled?: boolean;
  isBirthRequired?: boolean;
  /** What belongs to the person too, between phone and address: a centre, a photo. */
  children?: ReactNode;
}

/** Who somebody is: the same fields in every form about a person. Give `usePersonHints()` to the form. */
export function PersonFields(props: PersonFieldsProps) {
  const { t } = useTranslation('person');
  const { field, isDisabled = false } = props;
  return (
    <FormGroup title={props.title ?? t('person.title')}>
      <TextInput
        {...field('name')}
        label={t('person.name')}
        hint={t('person.nameHint')}
        isRequired
        isDisabled={isDisabled}
        maxLength={120}
      />
      <TextInput
        {...field('nameLatin')}
        label={t('person.nameLatin')}
        hint={t('person.nameLatinHint')}
        isDisabled={isDisabled}
        maxLength={120}
      />
      <SelectInput
        {...field('relativeKind')}
        label={t('person.relativeKind')}
        isDisabled={isDisabled}
        choices={relativeKinds.map((value) => ({ value, label: t(`person.relative.${value}`) }))}
      />
      <TextInput
        {...field('relativeName')}
        label={t('person.relativeName')}
        isDisabled={isDisabled}
        maxLength={120}
      />
      <SelectInput
        {...field('gender')}
        label={t('person.gender')}
        isRequired
        isDisabled={isDisabled}
        choices={genders.map((value) => ({ value, label: t(`person.genders.${value}`) }))}
      />
      <BirthInput
        birthDate={field('birthDate')}
        isBirthEstimated={field('isBirthEstimated')}
        isDisabled={isDisabled}
        isRequired={props.isBirthRequired ?? false}
      />
      <PhoneInput
        {...field('phone')}
        label={t('person.phone')}
        hint={t('person.phoneHint')}
        isDisabled={isDisabled}
      />
      {props.children}
      <TextInput {...field('address')} label={t('person.address')} isLong isWide isDisabled={isDisabled} />
    </FormGroup>
  );
}
