import { applicationTypes } from '@sewa/contract/applications/enums';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { useTranslation } from 'react-i18next';
import { birthInputs, identityInputs } from '../../people/person/person-inputs.tsx';
import { DuplicateHints } from '../../people/sewadar/DuplicateHints.tsx';
import { knownOf, nobody } from '../../people/sewadar/known-person.rules.ts';
import { SewadarInput } from '../../people/sewadar/SewadarInput.tsx';
import type { FoundSewadar } from '../../people/sewadar/sewadar-search.query.ts';
import { useSession } from '../../platform/session.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { CentreInput } from '../../ui/person/CentreInput.tsx';
import { ResourceFields } from '../../ui/resource/ResourceFields.tsx';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { applicationSections, entries } from './application-entries.ts';
import type { ApplicationFormState } from './application-form.ts';
import { FormQuestions } from './FormQuestions.tsx';

interface ApplicationFieldsProps {
  form: ApplicationFormState;
  type: number;
  /** As it stands, where it stands already. */
  current?: { centre: { id: string; name: string }; sewadar: { id: string; name: string } | null };
}

/** Who applies, and what this type asks. */
export function ApplicationFields({ form, type, current }: ApplicationFieldsProps) {
  const { t } = useTranslation('person');
  const { field } = form;
  const isAboutSewadar = type !== applicationTypes.SEWADAR;
  return (
    <>
      {isAboutSewadar && <LinkedSewadar form={form} current={current?.sewadar ?? null} />}
      <FormGroup title={t('person.title')}>
        <ResourceFields
          resource={entries}
          names={applicationSections.person}
          field={field}
          own={{
            ...birthInputs(field),
            centre: () => (
              <CentreInput
                {...field('centre')}
                isRequired
                {...(current ? { current: current.centre } : {})}
              />
            ),
          }}
        />
      </FormGroup>
      <DuplicateHints field={field} />
      <FormGroup title={t('identity.title')} text={t('identity.text')}>
        <ResourceFields
          resource={entries}
          names={applicationSections.identity}
          field={field}
          own={identityInputs(field)}
        />
      </FormGroup>
      <FormQuestions form={form} type={type} />
    </>
  );
}

interface LinkedSewadarProps {
  form: ApplicationFormState;
  current: { id: string; name: string } | null;
}

/** Whoever is in the books already is named by their record, and need not be typed again. */
function LinkedSewadar({ form, current }: LinkedSewadarProps) {
  const { t } = useTranslation('applications');
  const { label } = useResourceWords(entries);
  const { may } = useSession();
  if (!may(typeAhead.search.requirement)) return null;
  return (
    <FormGroup title={t('linked.title')} text={t('linked.text')}>
      <SewadarInput
        {...form.field('sewadar')}
        label={label('sewadar')}
        current={current}
        onChosen={(sewadar) => sewadar && fillIn(form, sewadar)}
      />
    </FormGroup>
  );
}

function fillIn({ form }: ApplicationFormState, sewadar: FoundSewadar): void {
  const options = { shouldDirty: true, shouldValidate: true };
  // What was typed before gives way to the record.
  for (const [field, value] of knownOf(sewadar, nobody)) form.setValue(field, value, options);
  // Also when it is unknown: the birth date of a sewadar chosen before must not stay.
  form.setValue('birthDate', sewadar.birthDate, options);
  form.setValue('isBirthEstimated', sewadar.isBirthEstimated, options);
  form.setValue('centre', sewadar.centre, options);
}
