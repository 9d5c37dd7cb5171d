import {
  type ApplicationType,
  applicationForm,
  emptyApplicationForm,
  formFields,
} from '@sewa/contract/applications/application-form';
import {
  type ApplicationFields,
  type ApplicationRecord,
  applicationFields,
} from '@sewa/contract/applications/applications';
import { emptyFields } from '@sewa/contract/kernel/resource/empty-fields';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonHints } from '../../people/person/use-person-hints.ts';
import { useRecordForm } from '../../ui/form/use-record-form.ts';
import { pickFields } from '../../ui/resource/resource-fields.ts';
import { useAnswerWords } from './use-answer-words.ts';

type Options<Reply> = Omit<
  Parameters<typeof useRecordForm<typeof applicationFields, Reply>>[0],
  'schema' | 'hints'
>;

export function useApplicationForm<Reply>(options: Options<Reply>) {
  const { t } = useTranslation(['applications', 'person']);
  const person = usePersonHints();
  const { answers } = useAnswerWords();
  const form = useRecordForm<typeof applicationFields, Reply>({
    ...options,
    schema: applicationFields,
    hints: {
      ...person,
      'form.emergencyPhone': t('person:person.phoneInvalid'),
      'form.doctorPhone': t('person:person.phoneInvalid'),
      'form.validTo': t('validToInvalid'),
      'form.vehicleNumber': t('vehicleNumberInvalid'),
    },
  });
  // Two saves are compared field by field; the answers are one of them.
  useEffect(() => {
    form.registry.set('form', {
      label: t('answers'),
      show: (value) => answers(value as ApplicationFields['form']),
    });
  });
  return form;
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm<unknown>>;

/** What the form starts with. Nobody guesses a gender or how somebody gets about: the schema asks for it. */
export function emptyApplication(type: ApplicationType, centre: string): ApplicationFields {
  const { mobility } = emptyFields(applicationForm);
  return {
    ...emptyFields(applicationFields),
    type,
    centre,
    relativeKind: 'father',
    form: { ...emptyApplicationForm, ...(formFields[type].includes('mobility') ? { mobility } : {}) },
  };
}

export function fieldsOf(record: ApplicationRecord): ApplicationFields {
  return pickFields(applicationFields, record);
}
