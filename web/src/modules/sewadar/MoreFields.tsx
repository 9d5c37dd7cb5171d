import { bloodGroups, maritalStatuses } from '@sewa/contract/people/person';
import type { SewadarFields } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { EmergencyFields } from '../../people/person/EmergencyFields.tsx';
import { IdentityFields } from '../../people/person/IdentityFields.tsx';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { FormGroup } from '../../ui/form/Form.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { SwitchInput } from '../../ui/form/SwitchInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { WordsInput } from '../../ui/form/WordsInput.tsx';

type MoreField = Exclude<keyof SewadarFields, 'centre' | 'departments'>;
interface FieldsProps {
  field: (name: MoreField) => BoundField;
}

/** Everything about a sewadar beyond who it is and where he or she serves. */
export function MoreFields({ field }: FieldsProps) {
  const { t } = useTranslation('sewadar');
  return (
    <>
      <AboutFields field={field} />
      <EmergencyFields field={field} />
      <IdentityFields field={field} />
      <FormGroup title={t('group.notes')}>
        <TextInput {...field('notes')} label={t('field.notes')} isLong isWide maxLength={4000} />
      </FormGroup>
    </>
  );
}

/** When somebody came, and by which rule; the status only where there is one to change. */
export function ServiceFields({ field }: FieldsProps) {
  const { t } = useTranslation('sewadar');
  return (
    <>
      <DayInput {...field('joinedOn')} label={t('field.joinedOn')} isOptional />
      <DayInput {...field('initiationDate')} label={t('field.initiationDate')} isOptional />
      <SwitchInput
        {...field('isBaalSatsang')}
        label={t('field.isBaalSatsang')}
        hint={t('field.baalSatsangHint')}
      />
    </>
  );
}

function AboutFields({ field }: FieldsProps) {
  const { t } = useTranslation(['sewadar', 'person']);
  return (
    <FormGroup title={t('group.about')}>
      <SelectInput
        {...field('bloodGroup')}
        label={t('person:bloodGroup')}
        isOptional
        choices={bloodGroups.map((value) => ({ value, label: value }))}
      />
      <SelectInput
        {...field('maritalStatus')}
        label={t('person:maritalStatus')}
        isOptional
        choices={maritalStatuses.map((value) => ({ value, label: t(`person:maritalStatuses.${value}`) }))}
      />
      <TextInput {...field('occupation')} label={t('field.occupation')} maxLength={120} />
      <TextInput {...field('education')} label={t('field.education')} maxLength={120} />
      <WordsInput
        {...field('languages')}
        label={t('field.languages')}
        suggestions={t('suggested.languages').split(', ')}
      />
      <WordsInput
        {...field('skills')}
        label={t('field.skills')}
        suggestions={t('suggested.skills').split(', ')}
      />
      <WordsInput {...field('otherPhones')} label={t('person:person.otherPhones')} />
    </FormGroup>
  );
}
