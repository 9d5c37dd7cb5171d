import { type FormField, formFields } from '@sewa/contract/applications/application-form';
import { applicationTypes } from '@sewa/contract/applications/enums';
import { bloodGroups, maritalStatuses } from '@sewa/contract/people/person';
import { vehicleTypes } from '@sewa/contract/transport/enums';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDepartments } from '../../people/department/departments.query.ts';
import { AttendantsInput } from '../../people/elder/AttendantsInput.tsx';
import { ElderFields } from '../../people/elder/ElderFields.tsx';
import { EmergencyFields } from '../../people/person/EmergencyFields.tsx';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { ChoiceInput } from '../../ui/form/ChoiceInput.tsx';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { FormGroup } from '../../ui/form/Form.tsx';
import { SelectInput } from '../../ui/form/SelectInput.tsx';
import { SwitchInput } from '../../ui/form/SwitchInput.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { WordsInput } from '../../ui/form/WordsInput.tsx';
import type { ApplicationFormState } from './application-form.ts';
import { useApplicationLabels } from './use-application-labels.ts';

interface FormQuestionsProps {
  form: ApplicationFormState;
  type: number;
}

/** The questions of the type, in the contract's order; what belongs together stands under one heading. */
export function FormQuestions({ form, type }: FormQuestionsProps) {
  const { t } = useTranslation(['applications', 'person']);
  const labels = useApplicationLabels();
  const answer = (name: FormField): BoundField => form.field(`form.${name}`);
  const asked = formFields[type as keyof typeof formFields];
  const isOfElder = type === applicationTypes.OAE;
  const single = asked.filter((name) => singles.has(name) && !(isOfElder && name === 'bloodGroup'));
  return (
    <>
      {isOfElder && <ElderFields field={answer} />}
      {single.length > 0 && (
        <FormGroup title={t('questionsOf', { type: labels.type(type) })}>
          {single.map((name) => (
            <Question key={name} name={name} form={form} type={type} />
          ))}
        </FormGroup>
      )}
      {asked.includes('emergencyName') && <EmergencyFields field={answer} />}
      {asked.includes('attendants') && (
        <FormGroup title={t('person:attendant.title')}>
          <AttendantsInput {...answer('attendants')} />
        </FormGroup>
      )}
    </>
  );
}

const singles = new Set<FormField>([
  'departments',
  'skills',
  'occupation',
  'education',
  'initiationDate',
  'bloodGroup',
  'maritalStatus',
  'isBaalSatsang',
  'reason',
  'isPermanent',
  'validFrom',
  'validTo',
  'vehicleNumber',
  'vehicleType',
  'licenceNumber',
]);

function Question({ name, form, type }: FormQuestionsProps & { name: FormField }) {
  const { t } = useTranslation('applications');
  const departments = useDepartments().data ?? [];
  const isPermanent = useWatch({ control: form.form.control, name: 'form.isPermanent' });
  const common = { ...form.field(`form.${name}`), label: t(`question.${name}`) };
  const hasPermanence = type === applicationTypes.OAE || type === applicationTypes.BUZURAG;
  switch (name) {
    case 'departments':
      return <WordsInput {...common} suggestions={departments.map((one) => one.department)} />;
    case 'skills':
      return <WordsInput {...common} />;
    case 'initiationDate':
      return <DayInput {...common} isOptional />;
    case 'bloodGroup':
      return (
        <SelectInput {...common} isOptional choices={bloodGroups.map((value) => ({ value, label: value }))} />
      );
    case 'maritalStatus':
      return <MaritalStatus {...common} />;
    case 'isBaalSatsang':
    case 'isPermanent':
      return <SwitchInput {...common} hint={t(`hint.${name}`)} />;
    case 'validFrom':
      return <DayInput {...common} isOptional />;
    case 'validTo':
      // A permanent place has no last day.
      if (hasPermanence && isPermanent) return null;
      return <DayInput {...common} isOptional />;
    case 'vehicleNumber':
      return <TextInput {...common} hint={t('hint.vehicleNumber')} maxLength={20} />;
    case 'vehicleType':
      return (
        <ChoiceInput
          {...common}
          choices={Object.values(vehicleTypes).map((value) => ({ value, label: t(`vehicle.${value}`) }))}
        />
      );
    case 'reason':
      return <TextInput {...common} isLong isWide />;
    default:
      return <TextInput {...common} maxLength={120} />;
  }
}

function MaritalStatus(props: BoundField & { label: string }) {
  const { t } = useTranslation('person');
  return (
    <SelectInput
      {...props}
      isOptional
      choices={maritalStatuses.map((value) => ({ value, label: t(`maritalStatuses.${value}`) }))}
    />
  );
}
