import { applicationTypes } from '@sewa/contract/applications/enums';
import { genders } from '@sewa/contract/people/person';
import { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { useTranslation } from 'react-i18next';
import { IdentityFields } from '../../people/person/IdentityFields.tsx';
import { PersonFields } from '../../people/person/PersonFields.tsx';
import { DuplicateHints } from '../../people/sewadar/DuplicateHints.tsx';
import { SewadarInput } from '../../people/sewadar/SewadarInput.tsx';
import type { FoundSewadar } from '../../people/sewadar/sewadar-search.query.ts';
import { useSession } from '../../platform/session.ts';
import { FormGroup } from '../../ui/form/Form.tsx';
import { CentreInput } from '../../ui/person/CentreInput.tsx';
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
  const isAboutSewadar = type !== applicationTypes.SEWADAR;
  return (
    <>
      {isAboutSewadar && <LinkedSewadar form={form} current={current?.sewadar ?? null} />}
      <PersonFields field={form.field}>
        <CentreInput {...form.field('centre')} isRequired {...(current ? { current: current.centre } : {})} />
      </PersonFields>
      <DuplicateHints field={form.field} />
      <IdentityFields field={form.field} />
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
  const { may } = useSession();
  if (!may(typeAhead.search.requirement)) return null;
  return (
    <FormGroup title={t('linked.title')} text={t('linked.text')}>
      <SewadarInput
        {...form.field('sewadar')}
        label={t('linked.sewadar')}
        current={current}
        onChosen={(sewadar) => sewadar && fillIn(form, sewadar)}
      />
    </FormGroup>
  );
}

function fillIn({ form }: ApplicationFormState, sewadar: FoundSewadar): void {
  const options = { shouldDirty: true, shouldValidate: true };
  form.setValue('name', sewadar.name, options);
  form.setValue('nameLatin', sewadar.nameLatin, options);
  form.setValue('relativeName', sewadar.relativeName, options);
  form.setValue('gender', genders.find((gender) => gender === sewadar.gender) ?? 'other', options);
  form.setValue('phone', sewadar.phone, options);
  form.setValue('centre', sewadar.centre, options);
}
