import { choosableStatuses, type Sewadar, sewadarFields } from '@sewa/contract/sewadar/sewadars';
import { useTranslation } from 'react-i18next';
import { PersonFields, usePersonHints } from '../../../people/person/PersonFields.tsx';
import { DuplicateHints } from '../../../people/sewadar/DuplicateHints.tsx';
import { Form, FormGroup } from '../../../ui/form/Form.tsx';
import { SelectInput } from '../../../ui/form/SelectInput.tsx';
import { useRecordForm } from '../../../ui/form/use-record-form.ts';
import { CentreInput } from '../../../ui/person/CentreInput.tsx';
import { MoreFields, ServiceFields } from '../MoreFields.tsx';
import { saveSewadar } from '../sewadar.queries.ts';
import { fieldsOf } from '../sewadar-form.ts';
import { ProfileFacts } from './ProfileFacts.tsx';

/** A change of these may turn the record into one that is there already. */
const identifying = ['name', 'nameLatin', 'birthDate', 'phone', 'aadhaar', 'pan'] as const;
const profileSchema = sewadarFields.omit({ departments: true });

export function ProfileTab({ sewadar, isReadOnly }: { sewadar: Sewadar; isReadOnly: boolean }) {
  return isReadOnly ? <ProfileFacts sewadar={sewadar} /> : <ProfileForm sewadar={sewadar} />;
}

/** Edited in place. The departments have a tab of their own and travel along as they are. */
function ProfileForm({ sewadar }: { sewadar: Sewadar }) {
  const { t } = useTranslation('sewadar');
  const { departments: _departments, ...profile } = fieldsOf(sewadar);
  const form = useRecordForm({
    schema: profileSchema,
    values: profile,
    version: sewadar.version,
    hints: usePersonHints(),
    save: (values, { version, idempotencyKey, newer }) => {
      const { departments } = (newer as Sewadar | null) ?? sewadar;
      return saveSewadar(sewadar.id, { ...values, departments, version }, idempotencyKey);
    },
    saved: t('record.saved'),
    failed: t('record.saveFailed'),
  });
  const { field } = form;
  const { dirtyFields } = form.form.formState;
  const isOtherPerson = identifying.some((name) => dirtyFields[name]);
  return (
    <Form form={form} title={t('record.profile')} isDisabled={!form.isDirty} isStickyBar>
      <PersonFields field={field}>
        <CentreInput
          {...field('centre')}
          isRequired
          current={{ id: sewadar.centre, name: sewadar.centreName }}
        />
      </PersonFields>
      {isOtherPerson && <DuplicateHints field={field} except={sewadar.id} />}
      <FormGroup title={t('group.sewa')}>
        <SelectInput
          {...field('status')}
          label={t('field.status')}
          isRequired
          choices={choosableStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <ServiceFields field={field} />
      </FormGroup>
      <MoreFields field={field} />
    </Form>
  );
}
