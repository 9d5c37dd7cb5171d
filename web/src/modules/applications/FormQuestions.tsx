import { type FormField, formFields } from '@sewa/contract/applications/application-form';
import { applicationTypes } from '@sewa/contract/applications/enums';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDepartments } from '../../people/department/departments.query.ts';
import { AttendantsInput } from '../../people/elder/AttendantsInput.tsx';
import type { BoundField } from '../../ui/form/bound-field.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { WordsInput } from '../../ui/form/WordsInput.tsx';
import { type OwnInputs, ResourceFields } from '../../ui/resource/ResourceFields.tsx';
import { useResourceInputs } from '../../ui/resource/use-resource-inputs.tsx';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { questionGroups, questions } from './application-entries.ts';
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
  const asked = formFields[type as keyof typeof formFields];
  const { elder, emergency, attendants } = questionGroups;
  const isOfElder = type === applicationTypes.OAE;
  const grouped = new Set<FormField>([...(isOfElder ? elder : []), ...emergency, ...attendants]);
  const groups: { title: string; names: readonly FormField[] }[] = [
    { title: t('person:elder.title'), names: isOfElder ? elder : [] },
    {
      title: t('questionsOf', { type: labels.type(type) }),
      names: asked.filter((name) => !grouped.has(name)),
    },
    { title: t('person:emergency.title'), names: emergency.filter((name) => asked.includes(name)) },
    { title: t('person:attendant.title'), names: attendants.filter((name) => asked.includes(name)) },
  ];
  const answer = (name: FormField): BoundField => form.field(`form.${name}`);
  const own = useOwnInputs({ form, type, answer });
  return groups
    .filter(({ names }) => names.length > 0)
    .map(({ title, names }) => (
      <FormGroup key={title} title={title}>
        <ResourceFields resource={questions} names={names} field={answer} own={own} />
      </FormGroup>
    ));
}

function useOwnInputs(
  options: FormQuestionsProps & { answer: (name: FormField) => BoundField },
): OwnInputs<FormField> {
  const { form, type, answer } = options;
  const departments = useDepartments().data ?? [];
  const { label } = useResourceWords(questions);
  const input = useResourceInputs<FormField>({ resource: questions, field: answer });
  const isPermanent = useWatch({ control: form.form.control, name: 'form.isPermanent' });
  const hasPermanence = type === applicationTypes.OAE || type === applicationTypes.BUZURAG;
  return {
    departments: () => (
      <WordsInput
        {...answer('departments')}
        label={label('departments')}
        suggestions={departments.map((one) => one.department)}
      />
    ),
    // A permanent place has no last day.
    validTo: () => !(hasPermanence && isPermanent) && input('validTo'),
    attendants: () => <AttendantsInput {...answer('attendants')} />,
  };
}
